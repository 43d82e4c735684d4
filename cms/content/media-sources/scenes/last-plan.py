"""An upright of a frozen rack: from it hangs the last plan that was drawn by hand, 12 January, its walk in blue pencil across the hall, 61 m in red beside it; a pencil on a string, gloves and icicles under the beam above."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(1000, 1250, seed=34, clamp=1.5); world('#7fa9ae', .20); mist(1.4, 13)
BLUE, FROST, Z = '#1d3f8a', '#eaf3f7', 1.42                   # Z: height of the plan's middle
for name, colour, amount in (('beam', '#c79a30', .25), (f'painted {DEEP}', '#12474a', .25), ('wood', '#8f8672', .3), *((f'cardboard {c}', d, 0) for c, d in zip(('#b08a5c', '#a67f50', '#bb9a6e', '#c9c2b4'), ('#a58a66', '#9a7f5c', '#ab967a', '#b9b4a6')))):
    pbr(name, colour, .7, 0, .10, 2.2, .2, 260, island=.12, spec=.3, dirt=FROST, dirt_amount=amount)
up, beam = pbr('post', '#155450', .5, 0, .08, 4, .1, 300, dirt=FROST, dirt_amount=.25), pbr('beam', '#c79a30')
g = bpy.context.scene.collection; p = Part('rack')
for y in (0, 1.0):
    p.box((0, y + .05, 1.6), (.105, .075, 3.4), up, .006)
for n in range(44):
    for s in (-.022, .022):
        p.box((s, .0118, .1 + n * .075), (.012, .003, .034), rubber('#050d0c'), .0006)
for s in (-1, 1):
    for z in (.62, 2.02):
        for y in (.05, 1.05):
            p.box((s * 1.05, y, z), (1.98, .05, .13), beam, .008)
        p.box((s * .075, .022, z - .01), (.055, .014, .21), pbr('hook', '#b98f25', .5, 0, .1, 4, .1, 300, dirt=FROST, dirt_amount=.2), .003)
p.box((0, 2.2, 1.6), (8, .02, 3.6), painted('#12302f', 'next run'), .004); p.box((0, -2, -.05), (12, 9, .1), pbr('frosted floor', '#62757b', .3, 0, .14, .9, .06, 60, dirt='#d6e4e8', dirt_amount=.7), .001)
p.done()
loads = [load(k, s) for k, s in ((0, 1), (1, 2), (2, 3), (3, 4))]
for k, (x, z) in enumerate(((-.53, .685), (.53, .685), (-1.42, .685), (1.42, .685), (-.53, 2.085), (.53, 2.085))):
    place(loads[(k * 3 + 1) % 4], (x, .66, z), random.uniform(-1.5, 1.5))


# Handwriting, stroke by stroke: each letter has its width, then its strokes. The letter is 1 high and stands on 0.
LETTERS = {'1': (.34, [(.02, .78), (.20, 1), (.18, .5), (.15, 0)]),
           '2': (.60, [(.03, .80), (.15, .98), (.37, .96), (.42, .76), (.27, .44), (.01, .03), (.24, .06), (.52, .01)]),
           '6': (.58, [(.42, .98), (.17, .70), (.04, .30), (.15, .02), (.35, .03), (.43, .24), (.29, .43), (.06, .28)]),
           'J': (.56, [(.06, .97), (.58, 1.0)], [(.37, .99), (.39, .5), (.34, .12), (.16, -.03), (.01, .16)]),
           'a': (.53, [(.38, .47), (.22, .55), (.04, .37), (.05, .10), (.20, .01), (.36, .20), (.40, .54), (.39, .14), (.52, .04)]),
           'm': (.72, [(.03, .54), (.05, .01), (.08, .36), (.20, .54), (.28, .40), (.28, .01), (.32, .36), (.44, .54), (.54, .42), (.55, .10), (.66, .01)]),
           'n': (.50, [(.03, .54), (.05, .01), (.09, .34), (.23, .55), (.35, .43), (.36, .12), (.48, .03)]),
           'r': (.40, [(.03, .55), (.06, .01), (.08, .32), (.19, .52), (.34, .49)]),
           'u': (.51, [(.03, .54), (.04, .14), (.15, .01), (.30, .13), (.37, .55), (.37, .13), (.49, .03)]),
           'y': (.46, [(.03, .54), (.08, .20), (.20, .11), (.35, .54)], [(.38, .57), (.31, .06), (.16, -.34), (.00, -.27)]), ' ': (.34,)}


def written(colour, size, x, y, words, width=1.5):
    """Marks of words in handwriting, `size` high, with the ends of letters rounded by splines."""
    m = []
    for c in words:
        wide, *strokes = LETTERS[c]
        for ps in strokes:
            ps = [Vector((px + .10 * py, -py)) for px, py in ps]; ps = [2 * ps[0] - ps[1], *ps, 2 * ps[-1] - ps[-2]]; pts = []
            for a, b, d, e in zip(ps, ps[1:], ps[2:], ps[3:]):
                pts += [.5 * (2 * b + (d - a) * t + (2 * a - 5 * b + 4 * d - e) * t ** 2 + (3 * b - a - 3 * d + e) * t ** 3) for t in (k / 8 for k in range(9))]
            m += [('line', colour, width, [(x + size * q.x, y + size * q.y) for q in pts])]
        x += size * wide
    return m


def plan():
    """A map of the hall with its racks, and a walk drawn by hand, as it was every evening until that day."""
    r = random.Random(5); m = written(BLUE, 19.5, 20, 38, '12 January', 2.3) + [('line', BLUE, 1.2, [(12, 48.5), (136, 47)])]
    for row in range(5):
        m += [('frame', '#6f7d79', 16 + k * 20, 56 + row * 27, 17, 15) for k in range(6)]
    way = [(8, 196)] + [(x, y) for row in range(5) for x, y in (((142, 186.5 - row * 27 - 2), (142, 172 - row * 27 - 10)) if row % 2 == 0 else ((8, 186.5 - row * 27 - 2), (8, 172 - row * 27 - 10)))][:9]
    pts = []
    for (ax, ay), (bx, by) in zip(way, way[1:]):
        n = max(2, int(math.hypot(bx - ax, by - ay) / 7)); pts += [(ax + (bx - ax) * t / n + r.uniform(-.5, .5), ay + (by - ay) * t / n + r.uniform(-.7, .7)) for t in range(n)]
    m += [('line', BLUE, 1.9, [(min(143, max(6, x)), y) for x, y in pts])]
    m += [('ring', RED, 44, 117, 13)] + written(RED, 21, 66, 127, '61 m', 2.7)
    rime = [('dot', f'#f4f9fb{r.randint(70, 190):02x}', r.uniform(0, 148), abs(r.gauss(0, 13)), abs(r.gauss(0, .5)) + .15) for _ in range(700)] + [('dot', f'#f4f9fb{r.randint(50, 150):02x}', r.choice((0, 148)) + r.gauss(0, 5), r.uniform(0, 210), abs(r.gauss(0, .45)) + .15) for _ in range(600)]
    return printed('last-plan', 148, 210, m + rime, '#eef0e8')


K = 2.0; c = place(clipboard(plan(), '#6e5540'), (.012, -.012, Z), scale=K); c.rotation_euler = (rad(88), rad(-2.5), 0)
q = Part('cord'); steel = metal('#aab3b1', .3); q.cyl((.006, -.01, Z + .300), .007, .06, steel, .002, (90, 0, 0)); q.done()
tube([(.006, -.03, Z + .300), (-.055, -.026, Z + .255), (-.060, -.026, Z + .236)], .0022, cloth('#d9dfd8')); tube([(.006, -.03, Z + .300), (.060, -.026, Z + .258), (.064, -.026, Z + .236)], .0022, cloth('#d9dfd8'))
tube([(.064, -.04, Z + .232), (.205, -.045, Z + .10), (.222, -.045, Z - .02)], .0016, cloth('#d9dfd8')); s = place(pencil('#2f6fb0', .15), (.222, -.045, Z - .11), scale=1.1); s.rotation_euler = (0, rad(86), 0)
# gloves over the beam on the right, ice below the beam
for k, (x, t) in enumerate(((.285, 176), (.365, 184))):
    o = glove((x, .018 - k * .006, 1.925), t, pbr('knit', '#26524e', .95, 0, .10, 30, .45, 800, sheen=.35, spec=.1, dirt=FROST, dirt_amount=.15), cloth('#e8b02e'), flip=1 - 2 * k); o.rotation_euler = (rad(90), rad(t), 0); o.scale = (1.15,) * 3
ice = Part('ice'); m = acrylic('#e9f6fb', .62)
for k in range(26):
    x = random.choice((-1, 1)) * random.uniform(.12, 1.2); L = random.uniform(.015, .075); ice.cyl((x, .02 + random.uniform(0, .03), 1.955 - L / 2), .001, L, m, 0, n=10, r2=random.uniform(.004, .008))
ice.done()
snow = pbr('snow', '#eef6fa', .9, 0, .05, 9, .6, 240, sheen=.3)
n = Part('rime')
for z, x0, x1 in ((.685, -1.4, 1.4), (2.085, -1.4, 1.4)):
    for k in range(90):
        n.ball((random.uniform(x0, x1), .03 + random.uniform(-.012, .02), z - .002), random.uniform(.008, .022), snow, (1.8, 1, .32))
n.done()
area((-1.7, -1.7, 2.9), (0, 0, 1.4), (.7, .7), 92, '#fff0d8'); area((1.9, -1.8, 2.2), (.2, .1, 1.3), (1.2, 1.4), 46, '#a9d2e6'); area((0, 1.6, 2.9), (0, .6, 1.2), (4, .4), 26, '#bfe0ee')
camera((-.16, -1.72, 1.47), (.03, 0, 1.41), lens=52, fstop=4.5, focus=(0, -.03, 1.42))
render('last-plan', size=78, samples=12, phone=None, exposure=1.2, sat=.95, fog=.20, fogcol='#a9c8d2')
