"""A paper prototype on a cutting mat: hand-drawn screens, one of them in a phone cut from cardboard, and beside it the phone that runs it and asks which of these you take every day."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE, MARKER = '#1d3f8a', '#22302e'
begin(seed=21); light_still_life((.06, .04, 0), key=52)
p = Part('table'); birch = pbr('birch', '#b9966a', .46, 0, .12, 2.2, .10, 220, stretch=(.35, 9, 1), dirt='#8a6a44', dirt_amount=.3)
p.box((0, 0, -.023), (6, 6, .04), birch, .001); p.done()

MAT = (450, 320)
grid = [('line', '#2f7f78', .35, [(x, 12), (x, MAT[1] - 12)]) for x in range(15, MAT[0] - 14, 10)] + [('line', '#2f7f78', .35, [(12, y), (MAT[0] - 12, y)]) for y in range(10, MAT[1] - 9, 10)]
grid += [('line', '#6fb3a8', .5, [(x, 10), (x, MAT[1] - 10)]) for x in range(15, MAT[0] - 14, 50)] + [('line', '#6fb3a8', .5, [(10, y), (MAT[0] - 10, y)]) for y in range(10, MAT[1] - 9, 50)]
mat = group('mat'); q = Part('mat', mat); q.slab((0, 0, -.0015), MAT[0] / 1000, MAT[1] / 1000, .003, .006, rubber('#0c3f3c'), .0008); q.done()
sheet('grid', MAT[0] / 1000 - .004, MAT[1] / 1000 - .004, image_mat(printed('cutting-mat', *MAT, grid, '#0c4f4b'), rough=.55), (0, 0, .0002), col=mat)
UPRIGHT = 'upright' in sys.argv                             # phones: rejected screens at the back, phones in front
place(mat, (.055, .110, 0) if UPRIGHT else (.050, .088, 0), 94 if UPRIGHT else 5)


def wobble(pts, seed, amount=.5):
    """A line as if drawn by hand: adds points and displaces all of them a little."""
    r = random.Random(seed); out = []
    for (ax, ay), (bx, by) in zip(pts, pts[1:]):
        n = max(2, int(math.hypot(bx - ax, by - ay) / 9))
        out += [(ax + (bx - ax) * k / n + r.uniform(-amount, amount), ay + (by - ay) * k / n + r.uniform(-amount, amount)) for k in range(n)]
    return [*out, pts[-1]]


def drawn(y, seed, kind, ticks=()):
    """A screen of 70 x 146 mm from y on: a question with rows to tick, or the rejected table."""
    line = lambda pts, n, c=MARKER, w=1.1: ('line', c, w, wobble(pts, seed * 50 + n))
    box = lambda x, v, w, h, n, c=MARKER: line([(x, v), (x + w, v), (x + w, v + h), (x, v + h), (x, v - .6)], n, c)
    m = [('hand', MARKER, 8, y + 20, 40, 9), ('hand', MARKER, 8, y + 33, 30, 9), line([(6, y + 5), (36, y + 5)], 1, BLUE, 2)]
    if kind == 'rows':
        for k in range(4):
            v = y + 42 + k * 20
            m += [box(6, v, 57, 16, 10 + k), box(10, v + 5, 6, 6, 20 + k), ('hand', MARKER, 21, v + 11, 20 + (k * 11 + seed * 5) % 15, 5)]
            m += [line([(10.5, v + 8), (12.8, v + 11), (18, v + 2)], 30 + k, BLUE, 1.5)] if k in ticks else []
    else:
        m += [line([(6, y + 44 + k * 11), (64, y + 43 + k * 11)], 10 + k) for k in range(8)] + [line([(x, y + 43), (x + .6, y + 121)], 30 + x) for x in (6, 26, 45, 64)]
        m += [('hand', MARKER, 8, y + 52 + k * 11, 11, 4) for k in range(7)]
        m += [line([(4, y + 12), (66, y + 138)], 60, RED, 2), line([(66, y + 14), (5, y + 136)], 61, RED, 2)]
    m += [box(27, y + 128, 37, 13, 40)] + [line([(29 + k * 4, y + 139), (32 + k * 4, y + 130)], 41 + k) for k in range(8)] + [('hand', MARKER, 7, y + 138, 8, 5)]
    return m


place(leaf(printed('drawn-table', 70, 146, drawn(0, 3, 'table')), 70, 146, .8, seed=1), (-.030, .235, .0006) if UPRIGHT else (-.128, .118, .0006), 13)
place(leaf(printed('drawn-rows', 70, 146, drawn(0, 5, 'rows', (0,))), 70, 146, .9, seed=4), (.068, .222, .0010) if UPRIGHT else (-.046, .098, .0010), -5)
# the cardboard phone: a strip with two screens between its back and its frame
k = group('cardboard phone'); q = Part('cardboard', k); m, edge = cardboard('#b98f5e'), cardboard('#a67c4c')
q.slab((0, 0, .0015), .092, .182, .003, .012, m, .0006)
for s in (-1, 1):
    q.box((s * .0395, 0, .0046), (.013, .166, .0024), m, .0006); q.box((0, s * .0815, .0050), (.080, .017, .0022), m, .0006)
q.cyl((0, -.0815, .0062), .0052, .0006, board('#22302e'), .0002); q.box((0, .0815, .0062), (.018, .0018, .0003), board('#22302e'), .0001)
q.done()
strip = drawn(0, 8, 'table')[:1] + [('hand', MARKER, 8, 33, 34, 6)] + drawn(52, 7, 'rows', (0, 1, 3))
leaf(printed('drawn-strip', 68, 204, strip), 68, 204, .5, col=k, z=.0036).objects[-1].location.y = .0315
place(k, (.000, .036, .0014) if UPRIGHT else (.062, .074, .0004), 3)
place(smartphone(picture('cutouts/hero-intake', '324x716+18+17', 800), .66, colour='#16302d'), (.122, .040, .0014) if UPRIGHT else (.186, .082, .0006), -8)
place(marker('#16211f'), (.165, .205, .0006) if UPRIGHT else (-.062, -.022, .0006), 80 if UPRIGHT else 11); place(marker('#1d3f8a'), (-.196, .060, .0006), 74)
place(pencil(), (.070, -.080, .0004) if UPRIGHT else (.150, -.036, .0004), 164); place(eraser(), (.262, .028, .0006), 34)
place(set_square(), (.278, .168, .0006), 200)
place(sticky(printed('who-ticks', 75, 75, [('hand', '#16302d', 9, 24, 40, 9), ('hand', '#16302d', 9, 42, 50, 9), ('hand', '#16302d', 9, 60, 26, 9)], '#ffd75e')), (-.190, .206, .0016), -12)
if UPRIGHT:
    camera((.052, -.40, .66), (.052, .104, .0), lens=70, fstop=8, focus=(.06, .06, .008))
    upright('prototype', exposure=1.42)
else:
    camera((.082, -.375, .485), (.058, .070, .010), lens=50, fstop=5.6, focus=(.15, .06, .008))
    render('prototype', phone=None, exposure=1.42)
