"""The waiting room of a clinic, dark before the morning sun in its windows: rows of blue chairs, nearly all of them empty, and at the yellow counter one person, under a board that says M. Byrne, room 3."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *
from figure import RELAXED, SEATED, figure

begin(1800, 900, seed=15); world('#8fb2c4', .11); mist(3, 12)
X0, X1, Y, SILL, HEAD, H = -6.0, 5.2, 9.0, .42, 2.52, 3.0                           # left and right end of the windows, Y of the far wall, sill and head of the windows, height of the ceiling
p = Part('room'); paint, frame, birch = wall('#8fb0ae'), painted('#50625f', 'frame'), pbr('birch', '#b08a5c', .45, 0, .14, 2, .08, 160, stretch=(5, 5, .5))
p.box((0, 4.5, -.05), (16, 14, .1), pbr('floor', '#6f7f7c', .15, 0, .07, .7, .012, 9, rough_vary=.06), .001); p.box((0, 4.5, H + .05), (16, 14, .1), wall('#c8d2ce'), .002)
p.box((0, Y + .1, SILL / 2), (14, .2, SILL), paint, .004); p.box((0, Y + .1, (HEAD + H) / 2), (14, .2, H - HEAD), paint, .004)
p.box((5.3, 4.5, H / 2), (.1, 14, H), paint, .004); p.box((-6.1, 4.5, H / 2), (.1, 14, H), paint, .004)
p.box((0, Y - .08, SILL + .02), (14, .38, .04), frame, .008); p.box((0, Y - .03, .09), (14, .05, .14), painted('#33474a', 'skirting'), .006)
N = 8; W = (X1 - X0) / N
for k in range(N + 1):
    p.box((X0 + W * k, Y + .05, (SILL + HEAD) / 2), (.075, .13, HEAD - SILL), frame, .008)
p.box((0, Y + .05, 1.02), (14, .09, .05), frame, .006); p.box((0, Y + .05, HEAD - .03), (14, .12, .07), frame, .008)
for k in range(14):                                                              # radiators below the windows
    p.box((X0 + .25 + k * .8, Y - .16, .24), (.70, .06, .30), plastic('#9fb0ac', .4), .012)
slat = pbr('slat', '#c9cdbf', .5, 0, .04, 3, .02, 80)                               # blinds, half down, all a little different
for k, down in enumerate((1.62, 1.40, 1.52, 1.78, 1.47, 1.66, 1.72, 1.36)):
    x = X0 + W * (k + .5); n = int((HEAD - .10 - down) / .058); p.box((x, Y - .04, HEAD - .05), (W - .09, .09, .09), frame, .008)
    for i in range(n):
        p.box((x, Y - .04, HEAD - .12 - i * .058), (W - .12, .058, .005), slat, .002, (30 + random.uniform(-3, 3), random.uniform(-.12, .12), 0))
    p.box((x, Y - .04, HEAD - .13 - n * .058), (W - .12, .05, .03), frame, .006)
    for t in (-.36, .36):
        p.box((x + t * W, Y - .075, HEAD - .08 - n * .029), (.012, .004, n * .058), frame, .001)
    p.cyl((x + .46 * W, Y - .09, HEAD - .5), .005, .8, frame, .001)
p.box((5.23, 4.5, .92), (.05, 14, .12), plastic('#2d5f74', .42), .02); p.box((-6.03, 4.5, .92), (.05, 14, .12), plastic('#2d5f74', .42), .02)
for k in range(8):                                                               # the grid of the ceiling, with two rows of lamps that are off
    p.box((-5.4 + k * 1.5, 4.5, H - .002), (.025, 14, .012), frame, .002)
for k in range(9):
    p.box((0, .6 + k * 1.05, H - .002), (14, .025, .012), frame, .002)
for x in (-3.15, -.15, 2.85):
    for y in (3.2, 6.35):
        p.box((x, y, H - .006), (1.2, .30, .02), plastic('#e4ebe8', .3), .004)
for k in range(8):                                                               # seams of the floor
    p.box((-5.6 + k * 1.6, 4.5, .0006), (.006, 14, .0012), plastic('#54625f', .3), .0003)
p.done()
clock = group('clock'); hands = [('line', '#16211f', 3.2, [(50, 50), (50 + 22 * math.sin(rad(260)), 50 - 22 * math.cos(rad(260)))]), ('line', '#16211f', 2.2, [(50, 50), (50 + 34 * math.sin(rad(240)), 50 - 34 * math.cos(rad(240)))])]      # twenty to nine
ticks = [('line', '#16211f', 2 if a % 90 else 3, [(50 + r * math.sin(rad(a)), 50 - r * math.cos(rad(a))) for r in (40, 45)]) for a in range(0, 360, 30)]
q = Part('clock', clock); q.cyl((0, .015, 0), .205, .05, painted('#22302f', 'rim'), .012, (90, 0, 0), n=64); q.done()
disc('face', .185, image_mat(printed('twenty-to-nine', 100, 100, ticks + hands, '#f3f1e8'), .42, rough=.4), (0, -.0125, 0), clock)
clock.objects[-1].rotation_euler = (rad(90), 0, 0); place(clock, (-2.55, Y - .03, 2.76))

# the counter before the last windows, the things on it and the board above it
c = Part('counter'); front = wall('#5d7a78'); c.box((3.5, 6.35, .52), (3.5, .10, 1.04), front, .006)
for k in range(6):
    c.box((1.98 + k * .62, 6.292, .54), (.58, .02, .92), front, .006)
c.box((3.5, 6.29, .04), (3.5, .02, .08), metal('#7f8b89', .4), .003); c.slab((3.5, 6.46, 1.06), 3.7, .62, .045, .03, pbr('counter', '#e9b53c', .28, 0, .05, 2.2, .05, 90, rough_vary=.10), .008)
dark = plastic('#141f20', .4); c.box((3.98, 6.62, 1.30), (.54, .03, .33), dark, .01, (0, 0, 14)); c.box((3.98, 6.64, 1.14), (.06, .06, .18), dark, .01); c.slab((3.98, 6.64, 1.09), .24, .18, .012, .02, dark, .004)
c.cyl((1.94, 6.50, 1.16), .035, .16, plastic('#dfe8e5', .35), .008); c.cyl((1.94, 6.50, 1.26), .012, .05, dark, .003); c.box((1.925, 6.47, 1.285), (.05, .016, .012), dark, .004)
for k, (w, h) in enumerate(((.05, .30), (.07, .27), (.04, .31), (.06, .29), (.05, .26))):
    c.box((3.20 + k * .066, 6.66, 1.083 + h / 2), (w, .22, h), board(('#dfe6e3', '#2a67a8', '#8fb3b5', '#d9a62a', '#dfe6e3')[k]), .004, (0, 0 if k < 4 else 9, 0))
c.done()
B = Vector((2.30, 5.85, 2.37))
rows = (('M. Byrne', '3'), ('L. Quinn', '1'), ('T. Walsh', '5')); marks = [('fill', YELLOW, 0, 0, 178, 33)]
for k, (who, room) in enumerate(rows):
    marks += [('text', INK if k == 0 else PALE, 18, 8, 23.5 + k * 32, who, 'bold'), ('text', INK if k == 0 else '#a9c9dc', 18, 108, 23.5 + k * 32, f'Room {room}', 'bold')]
m = place(monitor(printed('rooms', 178, 98, marks, '#10303f'), 1.55, .853, .72, '#22302f'), B); m.rotation_euler = (rad(94), 0, 0)
h = Part('hangers')
for s in (-.5, .5):
    h.cyl((B.x + s, B.y + .06, 2.88), .014, .3, metal(), .002)
h.done()

# chairs on beams that face the windows: a shell with rounded edges
blue, steel, black = plastic('#2f74bf', .33), metal('#b9c2c0', .22), rubber('#121a1b')
PROFILE = [Vector(v) for v in ((.245, .395), (.225, .432), (.12, .432), (-.02, .420), (-.13, .424), (-.185, .452), (-.215, .52), (-.245, .64), (-.275, .76), (-.29, .835), (-.305, .845))]
def shell(x, y, turn):
    def f(u, v):
        k = min(9.999, v * 10); i = int(k); a, b = PROFILE[i], PROFILE[i + 1]; s = a + (b - a) * (k - i); t = 2 * u - 1; back = max(0, min(1, (v - .45) * 5))
        w = .232 * (1 - .30 * max(0, (v - .80) / .20) ** 2.6 - .12 * max(0, (.16 - v) / .16) ** 2) * (1 - .05 * math.sin(math.pi * max(0, min(1, (v - .35) / .3))))
        lift = .020 * abs(t) ** 2.6
        return w * t, s.x + lift * back * 1.4, s.y + lift * (1 - back) - .03 * max(0, abs(t) - .93) * (1 - back) * 6
    surface('shell', f, 22, 44, blue, at=(x, y, 0), rot=(0, 0, turn), thick=.009, sub=1)
def row(y, xs, arms=True):
    q = Part('chairs'); q.box(((xs[0] + xs[-1]) / 2, y, .36), (xs[-1] - xs[0] + .44, .06, .05), steel, .01)
    for x in xs:
        shell(x, y, random.uniform(-1.2, 1.2))
        for s in (-.13, .13):
            q.box((x + s, y, .398), (.03, .30, .03), steel, .008)
    for x in [xs[0] - .285] + [a + .285 for a in xs]:
        q.box((x, y - .02, .50), (.022, .03, .26), steel, .008); q.slab((x, y + .0, .635), .045, .27, .022, .018, black, .008)
    for x in (xs[0], xs[-1]):
        q.box((x, y, .19), (.05, .05, .34), steel, .01); q.box((x, y, .02), (.06, .58, .03), steel, .01)
    q.done()


span = lambda a, n: [a + k * .57 for k in range(n)]
row(3.35, span(-3.55, 3)); row(3.35, span(-1.10, 4)); row(5.25, span(-4.45, 5)); row(5.25, span(-.95, 4)); row(7.15, span(-5.0, 5)); row(7.15, span(-1.2, 4))
t = Part('table'); t.slab((-1.86, 5.28, .40), .46, .46, .03, .05, birch, .008); t.cyl((-1.86, 5.28, .20), .03, .40, steel, .004); t.cyl((-1.86, 5.28, .012), .18, .02, steel, .006); t.done()
for k, (shade, turn) in enumerate((('#b3261e', 8), ('#dfe6e3', -14), ('#d9a62a', 21))):
    place(block(148, 210, 5, board(shade), pages()), (-1.86 + .03 * k, 5.27, .416 + k * .006), turn)
place(leaf(printed('left-behind', 148, 210, [('fill', '#2d5f74', 0, 0, 148, 46)] + [('hand', INK, 14, 70 + k * 14, 118, 4) for k in range(9)]), 148, 210, 1.4), (-.50, 3.40, .434), 24)
bag = Part('bag'); leather = pbr('bag', '#3b2a22', .6, 0, .1, 6, .2, 200); bag.box((1.22, 5.25, .16), (.16, .36, .30), leather, .04, (0, 4, 6)); bag.done()
tube([(1.22, 5.13, .30), (1.21, 5.15, .42), (1.21, 5.25, .47), (1.21, 5.35, .42), (1.22, 5.37, .30)], .009, leather)

reading = SEATED | {'clavicle.L': (0, 0, -12), 'clavicle.R': (0, 0, 12), 'neck01': (12, 0, 0), 'head': (10, 4, 0)}
figure({'male_casualsuit01': '#6a352b', 'shoes03': None}, (.76, 5.38, 0), 178, reading, hair='ponytail01', folds=.012, legs='#1b2427')
figure({'male_casualsuit05': '#2f3a30', 'shoes03': None}, (-3.86, 7.28, 0), 174, SEATED | {'clavicle.L': (0, 0, -12), 'clavicle.R': (0, 0, 12), 'head': (-4, -16, 0)}, hair='bob01', folds=.012, legs='#1b2427')
figure({'male_casualsuit05': '#3f6678', 'shoes03': None}, (2.42, 5.90, 0), 158, RELAXED | {'spine03': (6, -4, 0), 'neck01': (6, 0, 0), 'head': (4, -10, 0), 'upperarm01.R': (-30, 0, 4), 'lowerarm01.R': (-22, 0, 0), 'root': (0, 0, 4), 'upperleg01.R': (0, -4, 3), 'upperleg01.L': (-10, 12, -11), 'lowerleg01.L': (16, 0, 0), 'foot.L': (-2, 0, 0)}, hair='short02', folds=.018, legs='#20262a', scale=1.02)

# morning: a low sun over roofs, too bright to look into
sky = sheet('sky', 90, 14, image_mat(gradient('clinic morning', '#a3c4d2', '#c0d6dc', '#dde4dd', '#f3e9cf', '#f8dfb4', '#f2d09a'), 1.15), (0, 46, 4.5), (90, 0, 0)); sky.visible_diffuse = sky.visible_shadow = False
r = Part('roofs')
for y, z0, shade in ((38, 2.2, glow('#d3cfc0', .92)), (30, 1.2, glow('#a3aaa2', .70))):                # two streets in the haze, the nearer one darker
    x = -34.
    while x < 30:
        w, z = random.uniform(1.6, 4.2), z0 + random.uniform(-.5, .55); r.box((x + w / 2, y, z - 3), (w, 1, 6), shade, .02)
        if random.random() < .6:
            r.cyl((x + w / 2, y, z - .02), w * .60, .5, shade, .01, (0, 0, 45), n=4, r2=.05)
        for _ in range(random.randint(0, 2)):
            r.box((x + w * random.uniform(.2, .8), y, z + .2), (.22, .3, .8), shade, .02)
        x += w + random.choice((0, 0, .8))
r.done()
sun((.26, -1, -.40), 16, '#ffc684', .6)
area(((X0 + X1) / 2, Y - .14, 1.25), (-.4, 3, .2), (11, 1.7), 150, '#fff0d8'); area((0, -.2, 2.9), (0, 5, .6), (9, 2), 58, '#d3e4ee')
spot((2.62, 5.2, 2.93), (2.5, 5.9, 0), 46, '#ffe6c6', 84, .05, .7)                    # above the counter

camera((.10, -.35, 1.28), (.10, 6, 1.36), lens=34, fstop=2.4, focus=(2.4, 5.5, 1.5))
render('waiting-room', size=80, samples=28, phone=.97, exposure=1.32, contrast=1.14, fog=.12, fogcol='#e3dcc6', bloom=.10, vignette=.26)
