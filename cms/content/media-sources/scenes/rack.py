"""A server room at night: teal, yellow and pale cables run from patch panels to switches with small green lights, and a console drawn out of the rack shows how one question that took 333 ms takes 0.08 ms."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=19); world('#3f6670', .22); mist(1, 9)
U, W = .04445, .4826
UPRIGHT = 'upright' in sys.argv                             # phones: the console below the cables
ink, frame, face, steel, pale = plastic('#1c2a2a', .34), painted('#1b2a2a', 'frame'), painted('#41524f', 'face'), metal('#a9b4b1', .34), plastic('#aebab6', .45)
p = Part('room')
p.box((0, 5, -.02), (8, 16, .04), vinyl('#52615f'), .001); p.box((-2.1, 5, 1.5), (.1, 16, 3.2), wall('#6f8580'), .004); p.box((0, 8.4, 1.5), (8, .1, 3.2), wall('#5d726e'), .004); p.box((0, 5, 2.9), (8, 16, .1), wall('#4d605e'), .004)
p.box((-.75, 8.33, 1.05), (.92, .05, 2.1), painted('#c9d4d0', 'door'), .01); p.box((-.75, 8.30, 1.55), (.36, .02, .6), glow('#ffd9a0', 1.1), .004); p.box((-.42, 8.27, 1.02), (.03, .06, .14), steel, .006)
for k in range(4):
    p.box((-.55, 1.2 + k * 2.0, 2.80), (.12, 1.3, .03), glow('#e2f2f1', 3), .004)
p.done()


def plug(q, x, z, c, g):
    q.box((x, -.006, z), (.0118, .014, .0085), plastic(c, .4), .0012); q.box((x, -.018, z), (.0085, .014, .0068), plastic(c, .4), .002)


def ports(q, z, n=24, rows=1, lit=True):
    """A row of sockets. Returns their centres."""
    at = []
    for row in range(rows):
        for k in range(n // rows):
            x = (k - (n // rows - 1) / 2) * (.40 / (n // rows)) * (1 if rows == 1 else .82); zz = z + (row - (rows - 1) / 2) * .0175
            q.box((x, -.0008, zz), (.0136, .003, .0118), rubber('#060b0b'), .0006); at.append((x, zz))
            if lit:
                for s in (-1, 1):
                    if random.random() < .5:
                        q.box((x + s * .0048, -.0026, zz + .0082 * (1 if row or rows == 1 else -1)), (.0030, .0012, .0016), glow(random.choice(('#5dffb4', '#5dffb4', '#5dffb4', '#ffc23a')), 2.4), 0)
    return at


def unit(q, z, n=1, m=face):
    q.box((0, .006, z + n * U / 2), (W, .012, n * U - .0016), m, .0015)
    for s in (-1, 1):
        q.cyl((s * (W / 2 - .009), -.001, z + n * U / 2), .0032, .003, steel, .0006, (90, 0, 0), n=16)


def cabinet(seed, kind, lit=True):
    """One 19-inch rack, 600 x 2000 mm, front towards -Y. `lit`: off for racks far out of focus, where small lamps are only noise."""
    random.seed(seed); g = group('rack'); q = Part('rack', g)
    for s in (-1, 1):
        q.box((s * .275, .45, 1.0), (.05, .9, 2.0), frame, .006); q.box((s * (W / 2 + .006), .004, 1.02), (.030, .016, 1.86), ink, .002)
        for k in range(126):
            q.box((s * (W / 2 + .009), -.0045, .12 + k * U / 3), (.0085, .002, .0085), rubber('#030606'), .0004)
    q.box((0, .45, 1.98), (.6, .9, .05), frame, .006); q.box((0, .45, .05), (.6, .9, .10), frame, .006); q.box((0, .6, 1.0), (.5, .5, 1.9), rubber('#070c0c'), .002)
    z, tubes = .12, []
    if kind == 'patch':
        if UPRIGHT:
            unit(q, .876, 10, ink)
        for z0 in (1.320, 1.542) if UPRIGHT else (.876, 1.098, 1.320, 1.542):
            unit(q, z0 + 3 * U, 1, pale if z0 == 1.320 else face); a = ports(q, z0 + 3.5 * U, 24, 1, False)
            unit(q, z0 + 2 * U, 1, ink)
            for k in range(5):
                tube([((k - 2) * .095, 0, z0 + 2.86 * U), ((k - 2) * .095, -.055, z0 + 2.8 * U), ((k - 2) * .095, -.055, z0 + 2.2 * U), ((k - 2) * .095, 0, z0 + 2.14 * U)], .0032, ink, g)
            unit(q, z0 + .0, 2, ink); b = ports(q, z0 + U, 48, 2, lit)
            unit(q, z0 + 4 * U, 1); random.shuffle(b)
            for (x, zz), (bx, bz) in zip(a, sorted(b[:24])):
                if random.random() < .88:
                    c = random.choice(('#0f8a7e', '#0f8a7e', '#dfe6e2', '#dfe6e2', '#8fa6a2', '#e9b02e' if random.random() < .5 else '#0f8a7e')); plug(q, x, zz, c, g); plug(q, bx, bz, c, g)
                    sag = random.uniform(.030, .060); tubes.append(([(x, -.022, zz), (x + random.uniform(-.006, .006), -.022 - sag * .7, zz - .016), ((x + bx) / 2 + random.uniform(-.02, .02), -.030 - sag * .55, (zz + bz) / 2 + random.uniform(-.012, .006)), (bx + random.uniform(-.006, .006), -.022 - sag * .7, bz + .012), (bx, -.022, bz)], c))
            if z0 == 1.320:
                for s, c in ((1, '#e9b02e'), (1, '#0f8a7e'), (1, '#dfe6e2')):          # a bundle down the side
                    for k in range(3):
                        x = W / 2 + .004 + random.uniform(-.008, .008); tubes.append(([(.19 - k * .02, -.02, z0 + 1.2 * U), (x - .02, -.06, z0 + .3 * U), (x, -.035 - k * .006, z0 - .25), (x, -.03 - k * .006, z0 - .6), (x - .05, -.02, .2)], c))
        for z0, n in ((.12, 4), (.32, 4), (.52, 3), (.68, 4), (1.77, 3)):
            unit(q, z0, n, ink)
            for k in range(26):
                q.box(((k - 12.5) * .0162, -.0008, z0 + n * U / 2), (.0082, .003, n * U * .62), rubber('#040808'), .002)
    else:
        while z < 1.82:
            n = random.choice((1, 2, 2))
            unit(q, z, n, random.choice((ink, face, ink)))
            k = 0
            for row in range(n):
                for k in range(8):
                    x = -.165 + k * .047; q.box((x, -.004, z + (row + .5) * U), (.043, .010, U * .74), random.choice((face, ink)), .002); q.box((x + .013, -.010, z + (row + .5) * U), (.010, .004, U * .5), plastic('#0f766e', .4) if random.random() < .8 else plastic('#d9a01c', .4), .001)
                    if lit and random.random() < .4:
                        q.box((x - .016, -.0098, z + (row + .78) * U), (.003, .0014, .003), glow(random.choice(('#5dffb4', '#5dffb4', '#7fd8ff', '#ffc23a')), 2), 0)
            q.cyl((.215, -.002, z + n * U / 2), .0028, .003, glow('#5dffb4', 2), .001, (90, 0, 0), n=20)
            z += n * U
            if random.random() < .2:
                z += U
    q.done()
    for pts, c in tubes:
        tube(pts, .0028, plastic(c, .42), g)
    return g


patch, servers, others = (cabinet(seed, kind) for seed, kind in ((4, 'patch'), (7, 'servers'), (12, 'servers')))
far = [cabinet(seed, kind, False) for seed, kind in ((5, 'patch'), (9, 'servers'), (14, 'servers'))]
X = .60
for k, c in enumerate((servers, patch, others, servers, *far, *far[1:], *far)):
    place(c, (X, -.50 + k * .60, 0), -90)


def answer():
    """The duration of one query, before and after its index, with only what is legible from the aisle."""
    before = [(12 + k * 6, 46 + 3 * math.sin(k * 1.9) + 2 * math.sin(k * .7)) for k in range(9)]; after = [(65 + k * 6, 103 + .8 * math.sin(k * 1.7)) for k in range(21)]
    m = [('fill', '#d5dedb', 12, 112, 176, .9), ('line', '#8a9591', 2.2, before), ('line', TEAL, 2.2, [before[-1], after[0]]), ('line', TEAL, 2.6, after), ('dot', TEAL, *after[-1], 3.6)]
    return printed('answer', 200, 122, m + [('text', INK, 25, 11, 31, '333 ms', 'bold'), ('text', INK, 38, 72, 86, '0.08', 'serif'), ('text', INK, 22, 159, 86, 'ms')], '#fbfcfc')


# the console: a drawer with a keyboard and a screen, in the rack behind the cables
c = group('console'); q = Part('console', c)
q.box((0, -.20, 0), (.44, .44, .022), ink, .004); q.box((0, -.24, .0125), (.36, .15, .004), rubber('#0b1212'), .001)
for row in range(5):
    for k in range(14):
        q.slab(((k - 6.5) * .0248, -.186 - row * .0235, .0165), .0205, .0195, .006, .002, plastic('#38474a', .5), .001)
q.done()
s = place(monitor(answer(), .392, .239, .46, '#141d1d'), (0, 0, 0)); s.location = (0, -.045, .150); s.rotation_euler = (rad(76), 0, 0)
c.objects.link(s); bpy.context.scene.collection.objects.unlink(s)
place(c, (X, .10 if UPRIGHT else .70, 1.045), -90)
area((-.35, 1.6, 2.74), (.3, 1.6, 1.0), (1.0, .3), 95, '#dbeeee'); area((-.35, 5.2, 2.74), (-.35, 5.2, 0), (.3, 4), 40, '#dbeeee')
area((-1.6, -.9, 1.9), (.6, .5, 1.3), (.6, .9), 75, '#ffd9a6'); area((-.75, 8.1, 1.5), (-.5, 4, .6), (.4, .7), 16, '#ffc27a')
if UPRIGHT:
    camera((-.28, -.20, 1.40), (.555, .085, 1.255), lens=46, fstop=4, focus=(.555, .10, 1.20))
    upright('rack', size=78, samples=18, exposure=1.6, fog=.12, fogcol='#5f7f80', bloom=.06, grain=.011)
else:
    camera((-.62, -.66, 1.44), (.334, .544, 1.235), lens=55, fstop=2.8, focus=(.50, .64, 1.2))
    render('rack', size=78, samples=18, phone=None, exposure=1.6, fog=.12, fogcol='#5f7f80', bloom=.06, grain=.011)
