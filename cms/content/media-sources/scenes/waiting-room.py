"""The waiting room of a clinic in morning sun: rows of blue chairs, nearly all of them empty, three people far apart, one of them at the yellow counter behind which somebody fetches a file, and above it a board that says M. Byrne, room 3."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *
from figure import *

begin(1800, 900, seed=15); world('#b4cad4', .11); mist(3, 12)
X0, X1, Y, SILL, HEAD, H = -5.6, 1.35, 9.0, .42, 2.62, 2.95                        # the window, the far wall, the ceiling
p = Part('room'); paint, frame, birch = wall('#c7d8d8'), painted('#e3e9e6', 'frame'), pbr('birch', '#b08a5c', .45, 0, .14, 2, .08, 160, stretch=(5, 5, .5))
p.box((0, 4.5, -.05), (14, 14, .1), pbr('floor', '#a7aca4', .27, 0, .06, .7, .02, 14, rough_vary=.09), .001); p.box((0, 4.5, H + .05), (14, 14, .1), wall('#dde5e2'), .002)
p.box(((X0 + X1) / 2, Y + .1, SILL / 2), (X1 - X0, .2, SILL), paint, .004); p.box(((X0 + X1) / 2, Y + .1, (HEAD + H) / 2), (X1 - X0, .2, H - HEAD), paint, .004); p.box(((X1 + 7) / 2, Y + .1, H / 2), (7 - X1, .2, H), paint, .004)
p.box((5.4, 4.5, H / 2), (.1, 14, H), paint, .004); p.box((-5.9, 4.5, H / 2), (.1, 14, H), paint, .004)
p.box(((X0 + X1) / 2, Y - .06, SILL + .02), (X1 - X0, .34, .04), frame, .008)
for k in range(6):
    p.box((X0 + (X1 - X0) * k / 5, Y + .05, (SILL + HEAD) / 2), (.07, .12, HEAD - SILL), frame, .008)
p.box(((X0 + X1) / 2, Y + .05, 1.98), (X1 - X0, .08, .05), frame, .006); p.box(((X0 + X1) / 2, Y + .05, HEAD - .03), (X1 - X0, .12, .07), frame, .008)
slat = pbr('slat', '#d5dad2', .5, 0, .04, 3, .02, 80)                               # blinds, half down, no two alike
for k, down in enumerate((1.60, 1.38, 1.46, 1.72, 1.41)):
    w = (X1 - X0) / 5; x = X0 + w * (k + .5); n = int((HEAD - .10 - down) / .062); p.box((x, Y - .04, HEAD - .05), (w - .05, .09, .09), frame, .008)
    for i in range(n):
        p.box((x, Y - .04, HEAD - .12 - i * .062), (w - .09, .062, .006), slat, .002, (34 + random.uniform(-2, 2), random.uniform(-.1, .1), 0))
    p.box((x, Y - .04, HEAD - .13 - n * .062), (w - .09, .05, .03), frame, .006)
    for t in (-.36, .36):
        p.box((x + t * w, Y - .075, HEAD - .08 - n * .031), (.012, .004, n * .062), frame, .001)
p.box((5.33, 4.5, .92), (.05, 14, .12), plastic('#2d5f74', .42), .02); p.box((5.32, 7.2, 1.03), (.06, 1.0, 2.06), birch, .004); p.box((3.6, Y - .01, .92), (4.4, .05, .12), plastic('#2d5f74', .42), .02)
for k in range(7):                                                               # the grid of the ceiling, two rows of lamps that are off
    p.box((-5.2 + k * 1.8, 4.5, H - .002), (.03, 14, .012), frame, .002)
for x in (-2.5, 1.1):
    for y in (3.6, 6.6):
        p.box((x, y, H - .006), (1.2, .30, .02), plastic('#eef2f0', .3), .004)
p.done()

# the counter, what stands on it and behind it
c = Part('counter'); c.box((3.35, 6.35, .52), (3.1, .10, 1.04), wall('#dfe4df'), .006); c.slab((3.35, 6.50, 1.06), 3.3, .66, .045, .03, pbr('counter', '#e9b53c', .34, 0, .05, 2.2, .05, 90, rough_vary=.10), .008)
dark = plastic('#1c2a2c', .4); c.box((3.75, 6.55, 1.26), (.52, .04, .32), dark, .01, (0, 0, 14)); c.box((3.75, 6.58, 1.12), (.06, .06, .16), dark, .01)
for k in range(3):
    c.box((3.6, Y - .17, 1.50 + k * .40), (3.0, .30, .03), birch, .004)
for k in range(30):
    n = k % 10; c.box((2.28 + n * .29 + random.uniform(-.03, .03), Y - .17, 1.515 + k // 10 * .40 + .13), (.07 + .12 * random.random(), .22, .20 + .08 * random.random()), board(random.choice(('#eef0ea', '#2a67a8', '#8fb3b5', '#d9a62a', '#dfe6e3', '#c9d6d4'))), .004)
c.cyl((1.98, 6.50, 1.16), .035, .16, plastic('#eef3f1', .35), .008); c.cyl((1.98, 6.50, 1.26), .012, .05, dark, .003)
c.done()
B = Vector((2.48, 6.05, 2.30))
rows = (('M. Byrne', '3'), ('L. Quinn', '1'), ('T. Walsh', '5')); marks = [('fill', YELLOW, 0, 0, 178, 33)]
for k, (who, room) in enumerate(rows):
    marks += [('text', INK if k == 0 else PALE, 18, 8, 23.5 + k * 32, who, 'bold'), ('text', INK if k == 0 else '#a9c9dc', 18, 108, 23.5 + k * 32, f'Room {room}', 'bold')]
m = place(monitor(printed('rooms', 178, 98, marks, '#10303f'), 1.78, .98, .80, '#22302f'), B); m.rotation_euler = (rad(94), 0, 0)
h = Part('hangers')
for s in (-.5, .5):
    h.cyl((B.x + s, B.y + .06, 2.85), .014, .3, metal(), .002)
h.done()

# rows of chairs towards the window
blue, steel = plastic('#2a67a8', .40), metal('#b9c2c0', .28)
def row(y, xs):
    q = Part('chairs'); q.box(((xs[0] + xs[-1]) / 2, y, .36), (xs[-1] - xs[0] + .4, .06, .05), steel, .01)
    for x in xs:
        t = random.uniform(-1.2, 1.2); q.slab((x, y, .43), .50, .46, .03, .09, blue, .012, (-3, 0, t)); q.slab((x, y - .24, .70), .48, .40, .026, .11, blue, .01, (100, 0, t)); q.box((x, y - .20, .48), (.10, .06, .14), steel, .01)
    for x in (xs[0], xs[-1]) if len(xs) > 1 else xs:
        q.box((x, y, .19), (.05, .05, .34), steel, .01); q.box((x, y, .02), (.06, .58, .03), steel, .01)
    q.done()


span = lambda a, n: [a + k * .57 for k in range(n)]
row(3.55, span(-3.7, 3)); row(3.55, span(-1.12, 4)); row(5.35, span(-4.3, 5)); row(5.35, span(-.75, 4)); row(7.15, span(-4.7, 5)); row(7.15, span(-1.1, 4))
reading = SEATED | {'clavicle.L': (0, 0, -12), 'clavicle.R': (0, 0, 12), 'neck01': (12, 0, 0), 'head': (10, 4, 0)}
figure({'male_casualsuit01': '#7a4b3f', 'shoes03': None}, (.59, 3.68, 0), 178, reading, hair='ponytail01', folds=.012, legs='#26323a')
figure({'male_casualsuit05': '#4f5b4a', 'shoes03': None}, (-.53, 7.28, 0), 174, SEATED | {'clavicle.L': (0, 0, -12), 'clavicle.R': (0, 0, 12), 'head': (-4, -16, 0)}, hair='bob01', folds=.012, legs='#26323a')
figure({'male_casualsuit05': '#6f93a3', 'shoes03': None}, (2.30, 5.93, 0), 158, RELAXED | {'spine03': (6, -4, 0), 'neck01': (6, 0, 0), 'head': (4, -10, 0), 'upperarm01.R': (-30, 0, 4), 'lowerarm01.R': (-22, 0, 0), 'root': (0, 0, 4), 'upperleg01.R': (0, -4, 3), 'upperleg01.L': (-10, 12, -11), 'lowerleg01.L': (16, 0, 0), 'foot.L': (-2, 0, 0)}, hair='short02', folds=.018, legs='#5a5f63', scale=1.02)
figure({'male_casualsuit05': '#3f8f88', 'shoes03': None}, (3.62, 8.05, 0), 186, UPRIGHT | {'upperarm01.R': (-62, 0, 18), 'lowerarm01.R': (6, 0, 0), 'neck01': (-4, 0, 0), 'head': (-8, -6, 0)}, hair='bob01', folds=.012, legs='#2f6f6a')     # the one who works there fetches a file

# morning: a low sun over roofs
sky = sheet('sky', 60, 10, image_mat(gradient('clinic morning', '#86aabc', '#9dbcc8', '#bccfd0', '#dcdcc8', '#f1d9ae', '#eccb98'), .84), (-3, 40, 4), (90, 0, 0)); sky.visible_diffuse = sky.visible_shadow = False
r = Part('roofs')
for y, z0, shade in ((34, 2.0, glow('#b3bdb4', .72)), (27, .9, glow('#7d908f', .50))):                # two streets, the nearer one darker
    x = -24.
    while x < 14:
        w, z = random.uniform(1.8, 3.6), z0 + random.uniform(-.35, .45); r.box((x + w / 2, y, z - 3), (w, 1, 6), shade, .02)
        if random.random() < .6:
            r.cyl((x + w / 2, y, z - .02), w * .60, .5, shade, .01, (0, 0, 45), n=4, r2=.05)
        r.box((x + w * .3, y, z + .2), (.22, .3, .8), shade, .02); x += w + random.choice((0, 0, .8))
r.done()
sun((.30, -1, -.36), 13, '#ffcf92', .8)
area(((X0 + X1) / 2, Y - .14, 1.5), (-1.6, 3, .4), (6.6, 2.1), 130, '#fff0d8'); area((3.7, 8.2, 2.85), (3.7, 8.8, 1.2), (3.2, .4), 34, '#ffe7c8'); area((0, 3, 2.85), (0, 3.4, 0), (7, 3), 46, '#e6ebe8'); area((1.0, 3.0, 2.3), (2.4, 6.0, 1.0), (1.2, 1.0), 44, '#eaf0ee'); area((3.6, 6.9, 2.85), (3.6, 8.0, 1.3), (1.6, .3), 22, '#fff0dc')
spot((2.62, 5.45, 2.93), (2.5, 5.9, 0), 110, '#ffe6c6', 84, .05, .7)                    # above the counter: it draws the shadow of who stands there

camera((.10, -.60, 1.46), (.10, 6, 1.40), lens=34, fstop=6.3, focus=(2.4, 6.0, 1.5))
render('waiting-room', size=66, samples=24, phone=.97, exposure=1.32, contrast=1.16, fog=.09, fogcol='#e6dcc2', bloom=.06, vignette=.34)
