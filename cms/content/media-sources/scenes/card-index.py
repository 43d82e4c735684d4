"""A tray of index cards on a yellow table: four coloured dividers say Order, Open, Position and Time; five grey ones with nothing written on them lie beside it."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=29); light_still_life((.03, .02, .03), key=50)
p = Part('table'); p.box((0, 8, -.02), (30, 20, .04), plate('#f0a934'), .001); p.done()
W, D, LEAN = .148, .250, 14                                 # A6 cards, leaning back
birch = pbr('birch', '#9c6b3e', .42, 0, .16, 2.2, .10, 220, stretch=(.35, 7, 7), dirt='#5f4023', dirt_amount=.3)
tray = group('tray'); p = Part('tray', tray)
p.box((0, 0, .005), (W + .030, D + .020, .010), birch, .002)
for s in (-1, 1):
    p.box((s * (W / 2 + .010), 0, .034), (.009, D + .020, .058), birch, .002)
p.box((0, -D / 2 - .006, .028), (W + .012, .009, .046), birch, .002); p.box((0, D / 2 + .006, .046), (W + .012, .009, .082), birch, .002)
p.slab((0, -D / 2 - .0115, .028), .052, .022, .002, .002, metal('#c2a050', .3), .0006, (90, 0, 0)); p.done()


def standing(y, h, at, m, words=None, ink=INK):
    """A card in the tray. With `words` it is a divider, with the words on its tab."""
    up = lambda d: (y + d * math.sin(rad(LEAN)), .010 + d * math.cos(rad(LEAN)))
    q = Part('card', tray); cy, cz = up(h / 2); turn = random.uniform(-.5, .5)
    q.box((random.uniform(-.0010, .0010), cy, cz), (W, .0006, h), m, .0001, (-LEAN, 0, turn))
    if words is not None:
        ty, tz = up(h + .010); q.slab((at, ty, tz), .060, .024, .0009, .004, m, .0003, (90 - LEAN, 0, 0))
        fy, fz = up(h + .0105); sheet('tab', .054, .0185, image_mat(printed('tab-' + words, 108, 37, [('text', ink, 25, 4, 27, words, 'bold')], m.name.split()[-1]), rough=.6), (at, fy - .0008, fz), (90 - LEAN, 0, 0), tray)
    q.done()


white = [board(c) for c in ('#f4f2e8', '#ece9dc', '#f7f6f0')]
y = -D / 2 + .008
for k in range(62):
    tab = {4: ('Order', -.043, '#0d9488', '#ffffff'), 20: ('Open', .008, '#b3261e', '#ffffff'), 36: ('Position', .043, '#1d3f8a', '#ffffff'), 50: ('Time', -.034, '#0a3b38', '#ffffff')}.get(k)
    if tab:
        standing(y, .105, tab[1], board(tab[2]), tab[0], tab[3])
    else:
        standing(y, .1045 - (.003 if k % 7 == 3 else 0) + random.uniform(-.0006, .0006), 0, white[k % 3])
    y += .0030 + (.002 if tab else 0)
front = [('text', INK, 17, 10, 26, 'Pick lines', 'serif'), ('fill', INK, 10, 34, 128, .8)] + [('hand', '#1d3f8a', 12, 52 + n * 14, (96, 70, 84, 52)[n], 8) for n in range(4)]
f = sheet('front', W - .002, .103, image_mat(printed('pick-lines', 148, 105, front, '#f7f6f0'), rough=.7), (0, -D / 2 + .0065 + .0525 * math.sin(rad(LEAN)), .010 + .0525 * math.cos(rad(LEAN))), (90 - LEAN, 0, 0), tray)
place(tray, (-.075, .055, .0004), 17)


def divider(at):
    g = group('divider'); m = board('#aab3ae'); q = Part('divider', g); q.box((0, 0, .0005), (W, .105, .0008), m, .0002); q.slab((at, .061, .0005), .060, .026, .0008, .004, m, .0002); q.done()
    return g


for k, (x, yy, turn, at) in enumerate(((.170, .090, -20, .03), (.166, .062, -9, -.035), (.172, .034, -27, .0), (.160, .010, -14, .04), (.158, -.020, -6, -.01))):
    place(divider(at), (x, yy, .0006 + k * .0013), turn)
place(pen(DEEP), (.095, -.128, .0006), 14)
camera((.03, -.62, .42), (.026, .036, .044), lens=51, fstop=7, focus=(-.04, -.03, .10))
render('card-index', size=78, samples=20, phone=None, exposure=1.4, sat=.95)
