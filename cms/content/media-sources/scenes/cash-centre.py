"""A cash centre at night: banded notes in trays along a steel table, sealed bags, a tablet with the order of a branch, and an open vault at the end of the room."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=12); world('#3f6470', .22); mist(1.5, 11)
T = .92
steel, brushed, frame, dark = painted('#98a5a1', 'steel', .36), pbr('worktop', '#74827f', .32, 0, .08, 2.5, .05, 90, rough_vary=.12, dirt='#6a7673', dirt_amount=.4), painted('#22302e'), plastic('#1a2524', .4)
p = Part('room')
p.box((0, 4, -.05), (8, 14, .1), pbr('floor', '#55625f', .22, 0, .12, .9, .05, 60, rough_vary=.14, dirt='#2f3938', dirt_amount=.4), .001)
p.box((0, 4, 3.05), (8, 14, .1), wall('#5d706c'), .01); p.box((-2.9, 4, 1.5), (.1, 14, 3.2), wall('#7f958f'), .01); p.box((2.6, 4, 1.5), (.1, 14, 3.2), wall('#7f958f'), .01)
p.box((1.35, 7.5, 1.5), (3.2, .3, 3.2), wall('#8aa09a'), .01); p.box((-2.45, 7.5, 1.5), (1.3, .3, 3.2), wall('#8aa09a'), .01); p.box((-1.03, 7.5, 2.72), (1.6, .3, .76), wall('#8aa09a'), .01)
p.box((-.62, 2.6, .001), (.07, 10, .002), pbr('line', '#d9a62a', .45, 0, .2, 6, .1, dirt='#56605f', dirt_amount=.9), .0003)
p.done()

# the vault: a stepped frame, a thick door, shelves in warm light
v = Part('vault'); X = -1.03
for k, (w, h) in enumerate(((.80, 2.34), (.74, 2.28))):
    for s in (-1, 1):
        v.box((X + s * (w - .04), 7.30 + k * .12, h / 2), (.10, .16, h), steel, .008)
    v.box((X, 7.30 + k * .12, h), (2 * w, .16, .10), steel, .008)
for s in (-1, 1):
    v.box((X + s * 1.1, 8.9, 1.3), (.08, 2.9, 2.7), wall('#b8ad94'), .01)
v.box((X, 10.3, 1.3), (2.3, .08, 2.7), wall('#b8ad94'), .01); v.box((X, 8.9, 2.6), (2.3, 2.9, .06), wall('#b8ad94'), .01)
for k in range(5):
    v.box((X, 9.9, .35 + k * .48), (2.0, .5, .03), steel, .004)
    for n in range(9):
        if random.random() < .85:
            v.box((X - .86 + n * .215, 9.78, .35 + k * .48 + .13), (.18, .28, random.choice((.17, .22, .24))), random.choice((plastic('#a9b8b2', .5), plastic('#6f857f', .5), plastic('#c9a24a', .5))), .012)
v.done()
d = Part('door'); slab, edge = painted('#8fa29d', 'slab', .34), painted('#c2cbc7', 'edge', .30)
d.box((.68, 0, 0), (1.36, .10, 2.20), slab, .012); d.box((.68, .10, 0), (1.26, .12, 2.10), edge, .010); d.box((.68, .20, 0), (1.16, .10, 2.00), edge, .010)
for k in range(6):
    d.cyl((1.29, .14, -.85 + k * .34), .038, .14, edge, .006, (0, 90, 0))
d.cyl((.70, -.09, .05), .05, .12, edge, .006, (90, 0, 0))
for k in range(5):
    a = rad(72 * k + 14); d.cyl((.70 + .12 * math.cos(a), -.13, .05 + .12 * math.sin(a)), .012, .24, edge, .003, (0, 90 - math.degrees(a), 0))
for x in (.30, .70, 1.10):
    d.box((x, .262, 0), (.05, .03, 1.84), edge, .008)
for z in (-.62, 0, .62):
    d.cyl((.70, .275, z), .030, .90, edge, .004, (0, 90, 0))
d.cyl((.70, .27, 0), .19, .06, frame, .01, (90, 0, 0), n=48); d.cyl((.70, .31, 0), .10, .05, edge, .008, (90, 0, 0), n=32)
o = d.done((X - .78, 7.28, 1.16), (0, 0, -119))
area((X, 8.9, 2.5), (X, 8.9, 0), (1.6, 2.2), 95, '#ffcf92')

# cage along the right wall: mesh, shelves, bags
c = Part('cage')
for k in range(5):
    c.box((1.55, 1.2 + k * 1.5, 1.25), (.05, .05, 2.5), frame, .006)
for z in (.08, 1.25, 2.46):
    c.box((1.55, 4.2, z), (.04, 6.4, .05), frame, .006)
for k in range(64):
    c.cyl((1.55, 1.1 + k * .10, 1.25), .005, 2.4, steel, 0, n=8)
for k in range(24):
    c.cyl((1.55, 4.2, .12 + k * .10), .0045, 6.2, steel, 0, (90, 0, 0), n=8)
for z in (.5, 1.05, 1.6, 2.15):
    c.box((2.2, 4.2, z), (.62, 6.2, .03), steel, .004)
    for k in range(13):
        if random.random() < .86:
            c.box((2.1 + random.uniform(-.02, .02), 1.4 + k * .46, z + .15), (.34, .40, random.choice((.22, .26, .28))), random.choice((plastic('#2a5a55', .5), plastic('#8fa6a2', .5), plastic('#c98f22', .5), cardboard())), .014, (0, 0, random.uniform(-2, 2)))
c.done()

# the table and the things on it
t = Part('table'); t.slab((.62, 2.35, T - .02), 1.34, 5.5, .04, .015, brushed, .006); t.box((.62, 2.35, T - .085), (1.24, 5.4, .08), frame, .006)
for y in (-.2, 1.6, 3.4, 5.0):
    for x in (.05, 1.2):
        t.box((x, y, .42), (.06, .06, .82), frame, .006)
t.done()


def bundle(name, tint, band, w=.140, h=.077, d=.0115):
    """A hundred banknotes in a paper band, printed with a pattern that is no real currency."""
    m = [('fill', tint, 0, 0, 140, 77), ('frame', '#ffffff', 5, 5, 130, 67), ('ring', '#ffffff', 104, 38, 22), ('ring', '#ffffff', 104, 38, 15), ('fill', '#ffffff', 12, 56, 34, 9)] + [('line', '#ffffff', .5, [(12 + k * 2, 14 + 16 * math.sin(k * .3) ** 2), (14 + k * 2, 14 + 16 * math.sin((k + 1) * .3) ** 2)]) for k in range(30)]
    g = group(name); q = Part(name, g); q.box((0, 0, d / 2), (w, h, d), pbr(f'notes {tint}', tint, .85, 0, .10, 30, .6, 900, stretch=(1, 1, 40)), .0012)
    q.box((-.012, 0, d / 2), (.028, h + .0012, d + .0012), pbr(f'band {band}', band, .6, 0, .03, 9, .05), .0012); q.done()
    for x, a in ((.029, .082), (-.048, .044)):
        o = sheet('face', a - .001, h - .002, image_mat(printed(f'note-{name}', 140, 77, m), rough=.75), (x, 0, d + .0002), col=g)
        for l in o.data.uv_layers[0].data:
            l.uv[0] = (x - a / 2 + l.uv[0] * a + .07) / .14
    return g


kinds = [bundle('a', '#c98a4a', '#f2efe4'), bundle('b', '#5f8fa6', '#f2efe4'), bundle('c', '#b8707a', '#f2efe4'), bundle('d', '#8d9a8c', '#f2efe4')]


def tray(at, kind, turn=0, rows=(6, 6, 5), cols=2):
    """A crate of 40 x 30 cm with banded notes on end or in stacks."""
    g = Part('tray'); m = plastic('#2a5a55', .45, 'tray'); R = Matrix.Rotation(rad(turn), 3, 'Z')
    g.slab((0, 0, .006), .37, .29, .012, .016, m, .003)
    for s in (-1, 1):
        g.box((s * .182, 0, .045), (.007, .28, .09), m, .003); g.box((0, s * .142, .045), (.36, .007, .09), m, .003)
        g.box((s * .186, 0, .088), (.014, .30, .008), m, .003); g.box((0, s * .146, .088), (.38, .014, .008), m, .003)
    g.done(at, (0, 0, turn))
    for c in range(cols):
        for r, n in enumerate(rows):
            for k in range(max(0, n + random.choice((0, 0, 0, -1)))):
                q = Vector(at) + R @ Vector(((c - .5) * .152 + random.uniform(-.002, .002), (r - 1) * .085 + random.uniform(-.002, .002), .0125 + k * .0126))
                place(kind, q, turn + random.uniform(-1.6, 1.6))


for k, (y, n) in enumerate(((.82, 0), (1.17, 1), (1.52, 2), (1.87, 3), (2.35, 0), (2.70, 1), (3.05, 2), (3.7, 0), (4.05, 1), (4.4, 3))):
    tray((.16 + random.uniform(-.01, .01), y, T), kinds[n], 90 + random.uniform(-2, 2) if k % 5 == 4 else random.uniform(-2, 2), random.choice(((9, 9, 8), (8, 9, 9), (9, 8, 6))))


def bag(number, seed, colour='#8fb0a8'):
    """A sealed plastic bag with a printed panel, a welded edge and a seal."""
    g = group('bag'); film = pbr(f'film {colour}', colour, .28, 0, .05, 6, .35, 26, coat=.4, rough_vary=.1)
    def half(sg):
        def f(u, v):
            x, y = u * 2 - 1, v * 2 - 1; e = (max(0, 1 - abs(x) ** 4) ** .5) * (max(0, 1 - abs(y) ** 4) ** .5); n = mnoise.noise(Vector((x * 2.6 + seed, y * 2.2, sg))) * .22 + mnoise.noise(Vector((x * 8, y * 7 + seed, 2))) * .07
            return x * .145, y * .19, .034 + sg * (.046 * e * (1 + n) if sg > 0 else .033 * e)
        return f
    for sg in (1, -1):
        surface('film', half(sg), 60, 70, film, g, sub=1)
    sheet('panel', .15, .10, label_mat(), (.0, -.03, .0835), col=g)
    q = Part('weld', g); q.box((0, .197, .034), (.286, .026, .0016), plastic('#c9d2cd', .35), .0005); q.box((0, .187, .0352), (.27, .010, .0016), plastic('#ffc83d', .45), .0004); q.done()
    return g


bags = [bag(s, s) for s in (1, 4)]
for x, y, z, turn, s in ((.98, 1.02, 0, 12, 0), (1.02, 1.46, 0, -6, 1), (.98, 1.30, .066, 4, 0), (.96, 2.0, 0, 8, 1), (1.0, 2.5, 0, -9, 0), (.98, 2.3, .066, 14, 1)):
    place(bags[s], (x, y, T + z), turn, (4, 0) if z else (0, 0))


def order_screen():
    """The order of one branch, with only what is legible across the table: contents, time of the van, amount."""
    wine = '#8f2a45'; mid = [(10, 71), (34, 76), (64, 87), (112, 103), (112, 48), (132, 58), (152, 65), (172, 71), (190, 77)]
    band = [(112, 48), (132, 53), (152, 57), (172, 60), (190, 62), (190, 90), (172, 81), (152, 72), (132, 62)]
    m = [('area', '#ecd3d9', band), ('line', wine, 1.8, mid)] + [('fill', INK, 10 + k * 6, 112, 3.4, .9) for k in range(31)]
    m += [('fill', YELLOW, 112, 8, 82, 23), ('line', YELLOW, 1.6, [(112, 9), (112, 48)]), ('text', INK, 16, 118, 25, 'Load Thu', 'bold'), ('dot', wine, 112, 48, 3.2)]
    return printed('order-screen', 200, 122, m + [('text', '#4c605a', 13, 9, 21, 'Kerkplein'), ('text', INK, 22, 8, 48, '€85,000', 'serif')], '#fbfcfc')


# tablet on its stand, coins, seals
tb = place(tablet(order_screen(), w=.360, h=.2196, strength=.42), (.42, .42, T + .146), -9, (66, 0))
s = Part('stand'); s.slab((.43, .50, T + .006), .20, .15, .012, .015, frame, .003, (0, 0, -9)); s.slab((.425, .475, T + .085), .12, .17, .010, .012, frame, .003, (64, 0, -9)); s.done()
coin = Part('coins')
for k, (x, y, z, a, c) in enumerate(((.12, .34, 0, 12, '#c9852f'), (.125, .370, 0, 10, '#c9852f'), (.1225, .354, .021, 14, '#c9852f'), (.165, .275, 0, -38, '#3f7f9a'))):
    coin.cyl((x, y, T + .0125 + z), .0122, .086, pbr(f'roll {c}', c, .6, 0, .05, 9, .1), .0012, (0, 90, a))
    for e in (-1, 1):
        coin.cyl((x + e * .0432 * math.cos(rad(a)), y + e * .0432 * math.sin(rad(a)), T + .0125 + z), .0100, .0016, metal('#c9a862', .3), .0004, (0, 90, a))
coin.done()
place(kinds[0], (.09, .52, T), -14); place(kinds[0], (.092, .523, T + .0118), -7); place(kinds[1], (.32, .262, T), 24)
# lamps over the table, in the cage and in the vault, and a reflector behind the camera
h = Part('hoods')
for k in (2, 3):
    y = .7 + k * 1.35
    h.cyl((.55, y, 2.02), .20, .14, painted(DEEP), .006, r2=.06); h.cyl((.55, y, 1.953), .15, .006, glow('#fff0d4', 4), .001); h.cyl((.55, y, 2.6), .008, 1.0, dark, .001)
h.done()
area((.30, 2.3, 1.92), (.30, 2.3, 0), (.30, 4.4), 46, '#ffe3b8', 150)
area((2.2, 4.2, 2.42), (2.2, 4.2, 0), (.3, 6), 110, '#bfe3e6'); area((-1.6, 3.4, 2.98), (-1.6, 3.4, 0), (.3, 5), 70, '#bfe3e6')
area((-1.9, -.9, 2.5), (.3, .8, .9), (1.4, 1.2), 46, '#a9cfdb')
camera((.0, -.50, 1.34), (.28, 1.5, .975), lens=32, fstop=3.2, focus=(.42, .42, 1.05))
render('cash-centre', samples=20, phone=.94, exposure=1.5, fog=.10, fogcol='#9fb0a4', bloom=.08)
