"""A loading dock at dawn with three gates: 2 weeks, its door half open over a pallet with a clipboard and a distance wheel; 17 March, a trailer with crates and a sheet with that day ringed; Every week, wide open to the sun beside five jackets, helmets and mugs."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

UPRIGHT = 'upright' in sys.argv                             # phones: narrower, higher gates that are closer together
begin(seed=5); world('#5f8296', .13); mist(6, 40)
GATES, W, H = ((-3.45, -.70, 2.05), 2.0, 3.3) if UPRIGHT else ((-4.55, -.75, 3.05), 2.5, 2.9)
POST = .22 if UPRIGHT else .36
panel, plinth, steel, pale = wall('#9fb2af'), pbr('plinth', '#7f8987', .7, 0, .1, 1.5, .2, 60, dirt='#39423f', dirt_amount=.5), metal('#98a4a2', .38), painted('#cfd9d6', 'door')
yellow, black, dark = painted('#f0b622', 'guard'), rubber('#10201e'), painted('#101d1f', 'far')

# the wall: insulated panels between the gates, a concrete plinth, doors on tracks, bumpers and posts
p = Part('wall'); edges = [-11] + [x + s * W / 2 for x in GATES for s in (-1, 1)] + [11]
for a, b in zip(edges[::2], edges[1::2]):
    p.box(((a + b) / 2, .125, 2.7), (b - a, .25, 5.4), panel, .004); p.box(((a + b) / 2, .10, .4), (b - a - .02, .27, .8), plinth, .012)
p.box((0, .125, (H + 5.4) / 2), (22, .249, 5.4 - H), panel, .004)
for z in (1.9, H + .15, 4.45):
    for a, b in zip(edges[::2], edges[1::2]) if z < H else ((-11, 11),):
        p.box(((a + b) / 2, -.001, z), (b - a, .006, .014), rubber('#3f4d4b'), .001)
for x in (-9.2, 8.4) if UPRIGHT else (-9.2, -2.65, 8.4):
    p.box((x, -.06, 2.7), (.16, .14, 5.4), painted('#7c8d8a', 'column'), .008)
for x, gap in zip(GATES, (1.36, H + .05, H + .05)):
    for s in (-1, 1):
        p.box((x + s * (W / 2 + .05), -.05, H / 2 + .25), (.09, .10, H + .5), steel, .006)
        p.box((x + s * (W / 2 + POST), -.30, .5), (.15, .15, 1.0), yellow, .03); p.cyl((x + s * (W / 2 + POST), -.30, .012), .14, .024, steel, .004)
        for k in range(4):
            p.box((x + s * (W / 2 + POST), -.30, .22 + k * .2), (.154, .154, .07), black, .03)
        p.box((x + s * (W / 2 + .02), .52, 1.7), (.30, .5, H + .5), black, .05)                      # shelter outside
    p.box((x, .52, H + .2), (W + .3, .5, .35), black, .05)
    p.box((x, -.09, H + .1), (W + .3, .13, .09), steel, .006); p.cyl((x, -.15, H + .26), .06, W + .3, steel, .004, (0, 90, 0))
    z = gap
    while z < H - .1:
        p.box((x, .02, z + .285), (W + .02, .05, .566), pale, .008); p.box((x, -.008, z + .285), (W - .1, .012, .02), pale, .004)
        if z == gap:
            p.box((x, .02, z + .01), (W + .02, .06, .05), black, .012)
            for s in (-.62, .62):
                p.slab((x + s, -.008, z + .3), .50, .22, .012, .06, plastic('#16211f', .08), .003, (90, 0, 0))
        z += .572
    p.box((x, -.62, .004), (W - .5, 1.6, .008), metal('#6f7876', .42), .002); p.box((x, -1.43, .009), (W - .5, .05, .012), steel, .003)   # leveller
    for s in (-1, 1):
        p.box((x + s * (W / 2 - .20), -.62, .005), (.07, 1.6, .009), yellow, .002)
    if x < GATES[2] and (UPRIGHT or x > GATES[0]):
        p.slab((x - W / 2 - POST - .1, -.05, 1.42), .20, .32, .10, .02, plastic('#cfd8d5', .4), .006, (90, 0, 0))
        for k, c in enumerate(('#c43d31', '#2d8a63')):
            p.cyl((x - W / 2 - POST - .1, -.108, 1.49 - k * .12), .024, .02, plastic(c, .3), .003, (90, 0, 0))
p.done()
tape_line = pbr('line', '#d9a62a', .45, 0, .2, 6, .1, dirt='#56605f', dirt_amount=.9)
p = Part('hall')
p.box((0, -8, -.05), (22, 16.2, .1), concrete(), .001)
for x in GATES:
    for s in (-1, 1):
        p.box((x + s * (W / 2 + .3), -5.6, .0008), (.09, 8.2, .0015), tape_line, .0003)
p.box((-11, -7, 2.7), (.2, 14, 5.4), wall('#7c8f8c'), .01); p.box((11, -7, 2.7), (.2, 14, 5.4), wall('#7c8f8c'), .01); p.box((0, -7, 5.4), (22, 15, .1), wall('#6f827f'), .01)
for k in range(5):
    p.box((0, -1.6 - k * 2.6, 5.12), (22, .16, .40), painted('#80918e', 'beam'), .01)
for x in (-4.6, 0, 4.6):
    p.box((x, -3.0, 4.86), (2.2, .12, .05), glow('#dff2f2', 2.2), .006); p.box((x, -3.0, 4.91), (2.3, .20, .07), painted('#b4bfbc', 'shell'), .01)
p.done()
rubbed = bpy.data.materials.new('tyre marks'); rubbed.use_nodes = True; t = rubbed.node_tree; b = t.nodes['Principled BSDF']; b.inputs['Base Color'].default_value = lin('#12181a'); b.inputs['Roughness'].default_value = .55
n = node(t, 'TexNoise', {'Vector': node(t, 'Mapping', {'Vector': node(t, 'TexCoord').outputs['Object'], 'Scale': (9, 1.2, 1)}).outputs[0], 'Scale': 2.2, 'Detail': 6, 'Roughness': .7}).outputs['Fac']
t.links.new(node(t, 'MapRange', {0: n, 1: .42, 2: .70, 3: 0, 4: .45}).outputs[0], b.inputs['Alpha'])
for a, c, e, gap in ((GATES[1] - .5, -4.6, -9, .95), (GATES[1] - .2, 1.9, -8, 1.0), (GATES[0] - .3, -2.4, -7.4, .95)):      # from gates 1 and 2, turning off to the side
    for s in (0, gap):
        surface('mark', lambda u, v: (a + s + (c - a) * u ** 2.6 + (v - .5) * .15, -.9 + (e + .9) * u, .0012), 60, 1, rubbed)
area((0, -3.0, 4.82), (0, -2.4, 0), (11, .5), 150, '#cfe6ee')

# boards above the gates, with a number and a service; for phones one above the other
BW, BH = (2.40, 1.24) if UPRIGHT else (2.70, .70)
BZ = H + .34 + BH / 2 + (0 if UPRIGHT else .13)
for k, (x, words) in enumerate(zip(GATES, ('2 weeks', '17 March', 'Every week'))):
    m = [('fill', YELLOW, 0, 0, 240, 58), ('text', INK, 54, 103 + (k == 0) * 3, 48, str(k + 1), 'bold'), ('text', '#f1f6f3', 39, (50, 37, 19)[k], 105, words, 'bold')] if UPRIGHT else \
        [('fill', YELLOW, 0, 0, 66, 70), ('text', INK, 56, 15 + (k == 0) * 3, 54, str(k + 1), 'bold'), ('text', '#f1f6f3', 33.5, 79, 47, words, 'bold')]
    b = Part('board'); b.slab((x, -.10, BZ), BW + .04, BH + .04, .05, .02, painted('#22302e', 'frame'), .008, (90, 0, 0))
    for s in (-1, 1):
        b.box((x + s * .9, -.05, BZ), (.06, .08, BH - .2), steel, .004)
    lit = image_mat(printed(f'gate-{k + 1}', round(BW * 100), round(BH * 100), m, '#0d3a36'), .62); lit.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = .5
    b.done(); sheet('words', BW, BH, lit, (x, -.1262, BZ), (90, 0, 0))

# gate 1: one pallet that is being measured
def wheel():
    """A distance wheel, 320 mm, on its feet, with its shaft leaning back by 30 degrees."""
    g = group('measuring wheel'); r, a = .150, rad(24); q = Part('wheel', g)
    ring = lambda R, t, m: surface('ring', lambda u, v: ((R + t * math.cos(v * 2 * math.pi)) * math.cos(u * 2 * math.pi), .014 * math.sin(v * 2 * math.pi), .165 + (R + t * math.cos(v * 2 * math.pi)) * math.sin(u * 2 * math.pi)), 72, 14, m, g, closed=True)
    ring(r, .015, rubber('#161d1d')); ring(r - .016, .006, yellow)
    for k in range(5):
        q.box((.065 * math.cos(k * 1.2566), 0, .165 + .065 * math.sin(k * 1.2566)), (.13, .010, .018), yellow, .003, (0, -k * 72, 0))
    q.cyl((0, 0, .165), .026, .05, black, .004, (90, 0, 0)); q.box((.05, -.028, .30), (.075, .04, .11), black, .012, (0, 24, 0)); q.done()
    sa, ca = math.sin(a), math.cos(a); at = lambda s: (s * sa, -.022, .165 + s * ca)
    tube([at(0), at(.86)], .011, metal('#a9b4b1', .3), g, smooth=False); tube([at(.84), at(.98)], .017, black, g, smooth=False)
    return g


X, Y = (-2.33, -4.6) if not UPRIGHT else (-1.16, -5.3)
q = group('pallet'); pallet(q); place(q, (X, Y, 0), 86)
c = Part('boxes'); carton(c, (X - .22, Y + .06, .145), (.58, .38, .40), cardboard(), 4); carton(c, (X + .30, Y + .14, .145), (.40, .30, .24), cardboard('#a67f50'), -7); c.done()
m = [('text', INK, 42, 12, 50, 'Day 1', 'bold'), ('fill', INK, 12, 64, 124, 2)] + [('text', INK, 28, 12, 101 + k * 40, t, 'bold') for k, t in enumerate(('Walk', 'Count', 'Ask'))]
m += [('line', '#0d9488', 6, [(105, 92 + k * 40), (114, 101 + k * 40), (131, 78 + k * 40)]) for k in range(2)]
place(clipboard(printed('day-one', 148, 210, m)), (X - .20, Y - .205, .145 + .192), 3, (70, 0), 1.7)
o = place(wheel(), (X + .36, Y - .46, 0), -14)

# gate 2: a trailer with its crates, the day on a sheet beside it
x = GATES[1]; t = Part('trailer'); inside, planks = painted('#c3ccc9', 'inside', .5), pbr('planks', '#6d5238', .6, 0, .25, 4, .3, 60, stretch=(9, 1, 9), dirt='#33281c', dirt_amount=.5)
t.box((x, 4.6, -.04), (W - .04, 8.4, .06), planks, .004); t.box((x, 8.8, 1.35), (W - .04, .06, 2.7), inside, .004); t.box((x, 4.6, 2.74), (W, 8.4, .06), inside, .004)
t.box((x, .5, 3.2), (W, .1, .9), black, .004)
for s in (-1, 1):
    t.box((x + s * (W / 2 - .01), 4.6, 1.35), (.05, 8.4, 2.7), inside, .004)
    for k in range(14):
        t.box((x + s * (W / 2 - .045), .9 + k * .6, 1.35), (.03, .07, 2.6), inside, .006)
    for z in (.55, 1.35):
        t.box((x + s * (W / 2 - .05), 4.6, z), (.04, 8.4, .10), steel, .006)
t.box((x, 3.6, 2.69), (.12, 4.2, .03), glow('#eaf4ee', 2.4), .006)
t.done()
lamp = area((x, 2.4, 2.64), (x, 2.0, 0), (.9, 3.4), 60, '#ffe9cc'); area((x, -.02, 2.85), (x, 1.6, .6), (1.8, .1), 14, '#ffe9cc')


def crate(w, d, h, c):
    """A crate of planks between posts, with a label."""
    g = group('crate'); m = pbr(f'crate {c}', c, .62, 0, .18, 5, .35, 60, stretch=(1, 9, 9), island=.12, dirt='#4b3c2a', dirt_amount=.35); r = Part('crate', g); n = round(h / .13); ph = (h - .1) / n
    r.box((0, 0, h / 2 + .05), (w - .06, d - .06, h - .12), rubber('#1c1a16'), .01)
    for k in range(n):
        for s in (-1, 1):
            r.box((0, s * (d / 2 - .012), .1 + (k + .5) * ph), (w, .022, ph - .014), m, .003); r.box((s * (w / 2 - .012), 0, .1 + (k + .5) * ph), (.022, d - .05, ph - .014), m, .003)
    for s in (-1, 1):
        for e in (-1, 1):
            r.box((s * (w / 2 - .05), e * (d / 2 + .008), h / 2 + .05), (.09, .022, h - .1), m, .003); r.box((s * (w / 2 - .06), e * (d / 2 - .08), .05), (.1, .14, .1), m, .004)
    for k in range(5):
        r.box((0, (k - 2) * d / 5, h + .008), (w, d / 5 - .012, .022), m, .003)
    r.done(); sheet('label', .26, .18, label_mat(), (w * .12, -d / 2 - .0245, h * .55), (90, 0, 0), g)
    return g


wood_crate, teal_crate, flat_crate = crate(1.0, .8, .86, '#a37c4c'), crate(.95, .8, .74, '#2f7d74'), crate(1.0, .8, .52, '#b08d5e')
for what, dx, y, z, turn in ((wood_crate, -.62, 1.15, 0, 2), (teal_crate, -.60, 1.18, .90, -2), (teal_crate, .56, 1.75, 0, -3), (flat_crate, .58, 1.8, .78, 2), (wood_crate, -.58, 2.9, 0, 0), (wood_crate, .58, 3.2, 0, 0), (flat_crate, .6, 3.2, .9, 3), (wood_crate, -.6, 2.9, .9, 1)):
    place(what, (x + dx * W / 2.5, y, z * W / 2.5), turn, scale=W / 2.5)
S = ((GATES[1] + GATES[2]) / 2, -.012, 2.3 if UPRIGHT else 1.72); K = .76 if UPRIGHT else 1.2
m = [('text', INK, 32, 14, 36, 'March', 'serif'), ('fill', INK, 14, 47, 112, 1.6)]
for k, day in enumerate(('Mon', 'Tue', 'Wed')):
    m += [('text', INK, 26, x, 80 + k * 32, t, 'bold') for x, t in ((16, day), (84, str(16 + k)))]
m += [('ring', RED, 98.5, 102.5, 23 + i) for i in (0, .7, 1.4, 2.1)]
if UPRIGHT:                                                 # on phones only the day itself is legible
    m = [('text', INK, 34, 12, 40, 'March', 'serif'), ('text', INK, 66, 30, 122, '17', 'bold')] + [('ring', RED, 68, 100, 52 + i) for i in (0, 1.4, 2.8, 4.2)]
b = Part('sheet'); b.slab((S[0], -.006, S[2]), .86 * K, 1.0 * K, .012, .01, board('#8a6a45'), .002, (90, 0, 0)); b.box((S[0], -.018, S[2] + .47 * K), (.5 * K, .016, .04), steel, .004); b.done()
sheet('march', .80 * K, .914 * K, image_mat(printed('march-sheet', 140, 160, m), rough=.75), (S[0], -.0135, S[2] - .01), (90, 0, 0))

# gate 3: the place of a team
def jacket(colour, seed):
    """A work jacket on its hook, with two reflective bands."""
    g = group('jacket'); q = random.Random(seed); m, band = cloth(colour), pbr('band', '#d5dad4', .35, .2, .05, 9, .05, 300)
    at = lambda v, ps: next(b0 + (b1 - b0) * (v - a0) / (a1 - a0) for (a0, b0), (a1, b1) in zip(ps, ps[1:]) if v <= a1)
    def body(u, v):
        a = u * 2 * math.pi; w = at(v, ((0, .05), (.05, .10), (.16, .195), (.4, .19), (1, .225))); d = at(v, ((0, .035), (.16, .06), (1, .085)))
        f = 1 + .16 * v * math.sin(a * 6 + seed) * mnoise.noise(Vector((a, v * 2, seed))) + .05 * mnoise.noise(Vector((a * 1.5, v * 7, seed + 3)))
        return w * f * math.cos(a) + .02 * v * mnoise.noise(Vector((v * 2, seed, 0))), d * f * math.sin(a), -.76 * v - .03 * abs(math.cos(a)) * (v > .1)
    def sleeve(s):
        def f(u, v):
            a = u * 2 * math.pi; r = at(v, ((0, .075), (.3, .066), (1, .056))) * (1 + .14 * mnoise.noise(Vector((math.cos(a) * 1.4, v * 9, seed + s))))
            return s * (.165 + .075 * math.sin(min(1, v * 1.3) * 1.4)) + r * math.cos(a) * .8, -.03 - .03 * v * v + r * math.sin(a), -.10 - .60 * v + .03 * math.cos(a) * s
        return f
    o = surface('body', body, 60, 50, m, g, closed=True); o.data.materials.append(band)
    for k, f in enumerate(o.data.polygons):
        f.material_index = int(k % 50 in (24, 25, 26, 34, 35, 36))
    for s in (-1, 1):
        surface('sleeve', sleeve(s), 28, 34, m, g, closed=True)
    c = Part('collar', g); c.cyl((0, .01, -.005), .062, .09, m, .02, r2=.052); c.box((0, -.085, -.42), (.006, .01, .62), rubber(), .002); c.done()
    return g


HX, HZ, GAP = GATES[2] + W / 2 + (.38 if UPRIGHT else .56), 1.78, .25 if UPRIGHT else .34                        # X of the first hook, height of the rail, distance of the hooks
r = Part('rail'); r.box((HX + 2 * GAP, -.03, HZ), (4 * GAP + .38, .04, .12), pbr('birch', '#a98655', .5, 0, .16, 2.2, .1, 220, stretch=(.35, 7, 1)), .006); r.box((HX + 2 * GAP, -.14, HZ + .22), (4 * GAP + .38, .30, .026), pbr('birch', '#a98655', .5), .005)
for k in range(5):
    h = HX + k * GAP; r.cyl((h, -.09, HZ + .01), .010, .11, steel, .003, (90, 0, 0)); r.ball((h, -.145, HZ + .018), .017, steel)
for s in (-.1, 4 * GAP + .1):
    r.box((HX + s, -.13, HZ + .13), (.03, .24, .16), steel, .006)
r.done()
for k, (c, h) in enumerate((('#f0b622', '#eef2ef'), ('#24403f', '#0e7f75'), ('#d9692f', '#f0b622'), ('#2f6a86', '#eef2ef'), ('#f0b622', '#c9472f'))):
    place(jacket(c, k * 3 + 1), (HX + k * GAP, -.15, HZ + .02), (8, -12, 6, -4, 10)[k]); place(helmet(h), (HX + k * GAP, -.15, HZ + .235), (20, -14, 6, 28, -20)[k])
T, Z = ((2.02, -6.35), .93) if not UPRIGHT else ((.66, -6.9), .93)
b = Part('table'); b.slab((*T, Z - .018), 1.25, .55, .036, .02, pbr('birch', '#a98655', .42, 0, .16, 2.2, .10, 220, stretch=(.35, 7, 1), dirt='#7d5f3b', dirt_amount=.35), .004)
for sx in (-.56, .56):
    for sy in (-.21, .21):
        b.box((T[0] + sx, T[1] + sy, Z / 2 - .02), (.045, .045, Z - .04), painted('#22302e', 'leg'), .004)
b.box((*T, .28), (1.14, .44, .02), steel, .004)
b.cyl((T[0] + .36, T[1] + .12, Z + .13), .052, .26, metal('#b4bfbc', .25), .012); b.cyl((T[0] + .36, T[1] + .12, Z + .285), .042, .06, black, .012)
b.done()
for (dx, dy, t), c in zip(((-.46, -.06, 200), (-.25, .08, 30), (-.10, -.12, 150), (.08, .06, 250), (.20, -.14, 20)), ('#c9472f', '#e7ece9', '#2fa79d', '#f0b322', '#5f9fc4')):
    place(mug_of(c), (T[0] + dx, T[1] + dy, Z), t, scale=1.15)

# dawn: a low sun from the right, a wet yard and the buildings at its far end
sky = sheet('sky', 180, 46, image_mat(gradient('dawn', '#33566e', '#5f8597', '#a9b3ab', '#f3c48c', '#ffb066', '#ff9a45'), 1.3), (10, 70, 14), (90, 0, 0)); sky.visible_diffuse = sky.visible_shadow = False
y = Part('yard'); y.box((0, 42, -1.25), (160, 83, .1), pbr('yard', '#4a5254', .30, 0, .2, .3, .1, 20, rough_vary=.2), .001)
y.box((22, 58, 1.2), (26, 6, 5.2), dark, .05); y.box((-14, 62, .4), (30, 6, 3.6), dark, .05)
for k in range(4):
    y.box((6.0 + k * 3.6, 40, .75), (2.5, 9, 2.9), dark, .05)
for k in range(2):
    y.cyl((12.5 + k * 14, 50, 3.4), .09, 9.4, dark, .01)
y.done()
sun((-.30, -1, -.235), 8, '#ff9f58', 1.0).visible_glossy = False; sun((-.30, -1, -.235), .7, '#ff9f58', 1.0)     # a second, weaker sun for the reflection on the floor, which would otherwise be white
for lamp in (area((GATES[2], .35, 1.5), (GATES[2] - 1, -5, 0), (W - .2, 2.7), 70, '#c9d6d6'), area((GATES[0], .35, .7), (GATES[0] - .5, -4, 0), (W - .2, 1.3), 26, '#c9d6d6')):
    lamp.visible_glossy = False                             # the floor reflects only the sky
area((-3, -9, 4.2), (-1, -3, .6), (5, 2.5), 85, '#bcd2da'); area((3.4, -8.2, 3.2), (4.6, -1, 1.3), (2.2, 1.6), 50, '#ffe6c8')
area((T[0] - .6, T[1] - 2.2, 2.3), (*T, Z), (.6, .6), 16, '#fff0dc')
film = dict(exposure=1.8, contrast=1.05, fog=.14, fogcol='#a8b0a8')
if UPRIGHT:
    camera((-.13, -9.5, 1.36), (-.13, 0, 1.95), lens=28.6, fstop=7.1, focus=(0, -2.5, 1.5))
    upright('three-gates', size=74, samples=16, **film)
else:
    camera((.25, -10.1, 1.36), (.25, 0, 1.62), lens=28, fstop=5.6, focus=(.25, -2.5, 1.5))
    render('three-gates', size=100, samples=16, phone=None, **film)
