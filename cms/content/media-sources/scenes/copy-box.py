"""A counter by a window: on the wall a list with 38 forms, before it a carton overflowing with used sheets, labelled 61 forms in the box."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=47); world('#d3e2e0', .34); mist(2, 20)
TOP = .90
p = Part('wall'); p.box((0, .55, 1.8), (6, .1, 1.46), wall('#e3e4da'), .004); p.box((0, .545, .55), (6, .11, 1.04), wall('#2d7f78'), .004); p.box((0, .487, 1.075), (6, .022, .022), pbr('rail', '#b98f5c', .42, 0, .14, 3, .08, 160, stretch=(.3, 7, 7)), .006); p.done()
p = Part('counter'); p.slab((0, .16, TOP - .02), 4, .76, .04, .01, pbr('birch', '#b3905e', .40, 0, .16, 2.2, .10, 220, stretch=(.35, 7, 1), dirt='#7d5f3b', dirt_amount=.3), .006); p.done()


def form(n):
    """A used form, filled in by hand, also where it has no field."""
    r = random.Random(n); ground = ('#fbfaf5', '#fbfaf5', '#d5e9e1', '#f7e09a', '#efc9c0')[n % 5]
    m = [('fill', INK, 14, 16, 60 + n * 17 % 50, 9), ('fill', '#8a9591', 14, 32, 182, 1)]
    for k in range(10):
        y = 48 + k * 22; m += [('fill', '#76837e', 14, y, 30 + k * 23 % 26, 3), ('frame', '#9aa7a2', 74, y - 7, 122, 14)] + ([('hand', '#1d3f8a', 78, y + 4, r.randint(30, 90), 9)] if r.random() < .7 else [])
    return printed(f'used-{n}', 210, 297, m + [('hand', '#b3261e', 18, 280, 120, 13)], ground)


# the carton: four sides, open flaps, sheets up to above the rim
W, D, H, T = .345, .265, .205, .005
box = group('box'); c, inner = cardboard('#b58d5d'), cardboard('#c29c6c'); p = Part('box', box)
for s in (-1, 1):
    p.box((s * W / 2, 0, H / 2), (T, D, H), c, .0015); p.box((0, s * D / 2, H / 2), (W, T, H), c, .0015)
for s, a in ((-1, 58), (1, 49)):
    p.box((s * (W / 2 + .055 * math.cos(rad(a))), 0, H - .055 * math.sin(rad(a))), (.11, D - .012, .004), inner, .0015, (0, s * a, 0))
p.done()
sheet('label', .255, .150, image_mat(printed('box-61', 255, 150, [('text', INK, 92, 16, 86, '61', 'serif'), ('text', INK, 27, 18, 128, 'forms in the box', 'bold')], '#fbfaf5'), rough=.6), (0, -D / 2 - T / 2 - .0012, H * .50), (90, 0, 0), box)
mats = [image_mat(form(n), rough=.75) for n in range(8)]; z = .04
while z < H + .085:
    over = max(0, z - H) / .085; k = random.randrange(8)
    bend, skew = random.uniform(.001, .006) * (1 + 3 * over), random.uniform(-1, 1)
    o = surface('used', lambda u, v: ((u - .5) * .297, (v - .5) * .210, bend * math.sin(v * 3.1 + skew) + over * .008 * (u - .5) * skew), 12, 10, mats[k], box, (random.uniform(-.008, .008) * (1 + 2 * over), random.uniform(-.008, .008) * (1 + over), z), (0, 0, random.uniform(-1, 1) * (1 + 9 * over)), thick=.0003)
    z += .0045 if z < H - .04 else .0022
place(box, (.135, .20, TOP + .0004), -8)
for k, (x, y, turn) in enumerate(((.445, .10, 62), (.50, .21, 104))):
    s = leaf(form(k + 2), 210, 297, .9, .012, seed=k); place(s, (x, y, TOP + .0008 + k * .003), turn)

# the list on the wall, under two strips of tape
lst = leaf(printed('list-38', 210, 260, [('text', INK, 30, 18, 46, 'The list', 'serif'), ('fill', INK, 18, 60, 174, 1.2)] + [('fill', '#8a9591', 18, 76 + k * 13, (120, 150, 96, 138)[k], 4) for k in range(4)] + [('text', INK, 100, 16, 206, '38', 'serif'), ('text', INK, 29, 18, 243, 'forms', 'bold')], '#fdfcf8'), 210, 260, .5)
o = place(lst, (-.225, .496, TOP + .345), scale=1.12); o.rotation_euler = (rad(90), rad(-1.5), 0)
t = Part('tape'); y = pbr('washi', '#e9b02e', .5, 0, .05, 30, .1, 300)
t.box((-.222, .4950, TOP + .490), (.075, .0012, .024), y, .0004, (0, 4, 0)); t.done()
mug((-.475, .20, TOP), 150); place(pen(DEEP), (-.135, .045, TOP + .0006), 14)
area((-1.9, -.5, 1.75), (.1, .3, TOP + .1), (.5, .8), 62, '#ffe6c4'); area((1.8, -1.2, 2.0), (0, .3, 1.0), (1.4, 1.4), 16, '#cfe6ea')
camera((.06, -1.00, 1.235), (.020, .40, 1.130), lens=43, fstop=5.6, focus=(.1, .15, 1.0))
render('copy-box', size=78, samples=14, phone=None, exposure=1.2, sat=.95)
