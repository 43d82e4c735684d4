"""In a hospital pharmacy a tally sheet of day 3 hangs before the shelf of returns: as drawn six bundles of five, no slip two and two strokes, no lot number eight, opened two; of the crates behind it, one has no slip."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=58); world('#c8d8dc', .26); mist(1.5, 9)
frame, shelf, steel, tote = painted('#d7dedb', 'upright'), pbr('shelf', '#dfe5e1', .34, 0, .04, 2, .04, 90), metal('#b9c2c0', .3), [plastic(c, .44, f'tote {c}') for c in ('#4f7f8f', '#8fa6a2', '#4f7f8f')]
p = Part('shelves'); p.box((0, .62, 1.4), (5, .04, 3), wall('#e6d9c2'), .004)
for z in (.62, 1.02, 1.42, 1.82):
    p.box((0, .38, z - .014), (3.6, .44, .028), shelf, .004); p.box((0, .157, z - .012), (3.6, .012, .046), frame, .003)
for x in (-.92, .62, 1.75):
    p.box((x, .155, 1.2), (.045, .03, 2.4), frame, .004); p.box((x, .60, 1.2), (.045, .03, 2.4), frame, .004)
p.done()
INKS = ('#0d8177', '#c8452f', '#2f6fb0', '#e0a325', '#6b4a8c', '#16302d')


def packs(q, x0, x1, y, z, depth):
    """Boxes of medicine on their edges, white with a coloured band."""
    x = x0
    while x < x1 - .03:
        w, h = random.choice((.022, .028, .034, .045)), random.uniform(.07, .115); c = board(random.choice(INKS)); t = random.uniform(-4, 4)
        q.box((x + w / 2, y, z + h / 2), (w, depth, h), board('#f2f2ec'), .0012, (0, 0, t)); q.box((x + w / 2, y - .001, z + h * random.uniform(.62, .8)), (w + .0006, depth, h * .20), c, .0004, (0, 0, t)); x += w + random.uniform(.001, .006)


def crate(n, ward=None):
    """An open crate with a frame on its front, which holds the slip of a ward or is empty."""
    g = group('crate'); q = Part('crate', g); m = tote[n % 3]; W, D, H = .37, .34, .165
    q.box((0, 0, .006), (W - .03, D - .03, .012), m, .004)
    for s in (-1, 1):
        q.box((s * (W / 2 - .006), 0, H / 2), (.010, D, H), m, .003, (0, s * 2, 0)); q.box((0, s * (D / 2 - .006), H / 2), (W, .010, H), m, .003, (-s * 2, 0, 0)); q.box((s * W / 2, 0, H), (.020, D + .014, .016), m, .005); q.box((0, s * D / 2, H), (W + .014, .020, .016), m, .005)
    holder = plastic('#20302e', .4)
    for s in (-1, 1):
        q.box((s * .095, -D / 2 - .003, .082), (.006, .004, .092), holder, .001); q.box((0, -D / 2 - .003, .082 + s * .043), (.196, .004, .006), holder, .001)
    packs(q, -W / 2 + .02, W / 2 - .02, -.09, .075, .10); packs(q, -W / 2 + .02, W / 2 - .02, .05, .085, .10); q.done()
    if ward:
        sheet('slip', .184, .080, image_mat(printed(f'ward-{ward}', 184, 80, [('text', INK, 45, 14, 55, f'Ward {ward}', 'bold')], '#fbfaf5'), rough=.6), (0, -D / 2 - .0056, .082), (90, 0, 0), g)
    return g


for k, (x, z, ward) in enumerate(((-.66, 1.02, 7), (.02, 1.02, 2), (.41, 1.02, None), (.86, 1.02, 4), (-.27, 1.02, 9))):
    place(crate(k, ward), (x, .345, z + .0006), random.uniform(-2, 2))
q = Part('packs'); packs(q, -.62, .02, .30, 1.42, .12); packs(q, .16, .58, .30, 1.42, .12)
q.done()


def sheet_of_day():
    m = [('text', INK, 27, 11, 38, 'Day 3', 'serif'), ('fill', INK, 11, 47, 126, 1)]
    for k, (what, n) in enumerate((('As drawn', 30), ('No slip', 12), ('No lot number', 8), ('Opened', 2))):
        y = 67 + k * 37; m += [('text', INK, 13.5, 11, y, what, 'bold'), ('fill', '#c6cfcb', 11, y + 21, 126, .6)]
        for j in range(n):
            x = 13 + j // 5 * 20.5 + j % 5 * 3.6 + (j * 7 % 3) * .3
            m.append(('line', BLUE, 1.5, [(x, y + 4.5 + j % 2), (x - 1, y + 17.5)] if j % 5 < 4 else [(x - 16.5, y + 15), (x - .5, y + 6)]))
    return printed('day-three', 148, 210, m)


o = place(clipboard(sheet_of_day(), '#5f4630'), (-.300, .122, 1.235), scale=1.42); o.rotation_euler = (rad(87), rad(-2), 0)
h = Part('hook'); h.cyl((-.303, .138, 1.406), .006, .05, steel, .001, (90, 0, 0)); h.done()
b = tube([(-.22, .125, 1.395), (-.18, .110, 1.36), (-.150, .105, 1.25), (-.153, .100, 1.12)], .0016, rubber('#20302e')); o = place(pen(BLUE), (-.153, .098, 1.055), scale=1.2); o.rotation_euler = (0, rad(88), 0)
area((-1.6, -1.2, 2.2), (0, .3, 1.2), (.5, .8), 55, '#ffe6c4'); area((1.3, -1.0, 2.5), (.2, .3, 1.1), (1.2, .5), 22, '#d3e8ee')
camera((-.05, -.88, 1.29), (-.045, .30, 1.215), lens=43, fstop=4, focus=(-.30, .12, 1.23))
render('tally', size=78, samples=14, phone=None, exposure=1.25, sat=.95)
