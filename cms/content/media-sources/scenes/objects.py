"""Small objects for still lifes and desks. Each function makes a group that lies on z = 0, with its origin below its middle."""
from kit import *

FOG, STEEL, WHITE, PAPER, RED = '#d6e0db', '#b9c2c0', '#eef2ef', '#fbfaf5', '#b3261e'
DOTS = 9                                                    # pixels per millimetre of a print


# ---------------------------------------------------------------- print
def printed(name, w, h, marks, ground=PAPER):
    """Draws a print or screen of w x h mm as PNG. Marks, in mm from the upper left corner:
    ('fill', colour, x, y, w, h) ('frame', colour, x, y, w, h) ('line', colour, width, points)
    ('dot', colour, x, y, r) ('ring', colour, x, y, r) ('text', colour, size, x, y, words, font)
    ('area', colour, points) ('picture', file, x, y, w)
    ('hand', ink, x, y, length, height): one line of illegible handwriting."""
    dst = os.path.join(OUT, 'screens', name + '.png'); os.makedirs(os.path.dirname(dst), exist_ok=True)
    r = random.Random(name); cmd = ['convert', '-size', f'{w * DOTS}x{h * DOTS}', 'xc:' + ground]
    points = lambda ps: ' '.join(f'{x * DOTS:.1f},{y * DOTS:.1f}' for x, y in ps)
    def stroke(c, width, draw): return ['-fill', 'none', '-stroke', c, '-strokewidth', f'{width * DOTS:.1f}', '-draw', draw, '-stroke', 'none']
    # segment by segment, because ImageMagick closes some polylines
    def open_line(c, width, ps): return stroke(c, width, 'stroke-linecap round ' + ' '.join('line ' + points(pair) for pair in zip(ps, ps[1:])))
    for kind, c, *v in marks:
        if kind == 'fill':
            x, y, a, b = v; cmd += ['-fill', c, '-draw', 'rectangle ' + points(((x, y), (x + a, y + b)))]
        elif kind == 'frame':
            x, y, a, b = v; cmd += stroke(c, .5, 'rectangle ' + points(((x, y), (x + a, y + b))))
        elif kind == 'line':
            cmd += open_line(c, *v)
        elif kind == 'area':
            cmd += ['-fill', c, '-draw', 'polygon ' + points(v[0])]
        elif kind == 'picture':
            x, y, a = v; cmd += ['(', c, '-resize', f'{a * DOTS}x', ')', '-geometry', f'+{round(x * DOTS)}+{round(y * DOTS)}', '-composite']
        elif kind == 'dot':
            x, y, q = v; cmd += ['-fill', c, '-draw', 'circle ' + points(((x, y), (x + q, y)))]
        elif kind == 'ring':
            x, y, q = v; ps = [(x + q * (1 + .1 * math.sin(a * .05)) * math.cos(a * .1), y + .8 * q * math.sin(a * .1)) for a in range(68)]
            cmd += stroke(c, .7, 'polyline ' + points(ps))
        elif kind == 'text':
            size, x, y, words, *font = v
            cmd += ['-fill', c, '-font', FONTS[font[0] if font else 'sans'], '-pointsize', f'{size * DOTS:.0f}', '-draw', f"text {points(((x, y),))} '{words}'"]
        elif kind == 'hand':
            x, y, length, height = v; end = x + length
            while x < end:
                ps, tall = [], height
                for k in range(r.randint(3, 8) * 9):
                    t = k * .7
                    if k % 9 == 0:
                        tall = height * r.choice((.5, .5, .6, 1, 1.1))
                    ps.append((x + t * height * .105 + .22 * height * math.cos(t), y - tall * .5 * (1 + math.sin(t))))
                cmd += open_line(c, .5, ps); x = ps[-1][0] + height * .9
    subprocess.run(cmd + [dst], check=True)
    return dst


def leaf(png, w, h, curl=.5, bend=0, seed=0, col=None, z=.0006, rough=.72, spec=.5):
    """A sheet of paper, in millimetres. `curl` lifts its upper right corner, `bend` arches it."""
    w, h = w / 1000, h / 1000
    def f(u, v):
        lift = curl * .03 * max(0, u * .55 + v * .75 - .95) ** 1.6
        return (u - .5) * w, (v - .5) * h, z + lift + bend * math.sin(v * math.pi) * h + .0006 * (1 + mnoise.noise(Vector((u * 3, v * 3, seed))))
    g = col or group('leaf')
    surface('leaf', f, 40, 56, image_mat(png, rough=rough, spec=spec), g, thick=.0002)
    return g


def block(w, h, d, m, edge, r=.004):
    """A closed book or pad, in millimetres, with the edge of the pages between its covers."""
    g = group('book'); p = Part('book', g); w, h, d = w / 1000, h / 1000, d / 1000
    p.slab((0, 0, .001), w, h, .002, r, m, .0006); p.slab((0, 0, d - .001), w, h, .002, r, m, .0006)
    p.box((.001, 0, d / 2), (w - .006, h - .007, d - .004), edge, .0006)
    p.slab((-w / 2 + .002, 0, d / 2), .004, h, d, .0018, m, .001)
    p.done()
    return g


def pages(): return pbr('pages', '#e9e6da', .85, 0, .10, 40, .5, 900, stretch=(1, 1, 30))
def board(c): return pbr(f'board {c}', c, .6, 0, .05, 9, .12, 700, rough_vary=.1)
def acrylic(c='#eaf6f3', clear=.72):
    """Clear plastic without caustics, so that objects behind it stay lit."""
    m = bpy.data.materials.new('acrylic'); m.use_nodes = True; t = m.node_tree; t.nodes.clear()
    fr = node(t, 'Fresnel', {'IOR': 1.5}).outputs[0]
    tr = node(t, 'BsdfTransparent', {0: lin(c)}).outputs[0]; di = node(t, 'BsdfDiffuse', {'Color': lin(c)}).outputs[0]
    gl = node(t, 'BsdfGlossy', {'Roughness': .06}).outputs[0]
    a = node(t, 'MixShader', {0: clear, 1: di, 2: tr}).outputs[0]
    t.links.new(node(t, 'MixShader', {0: fr, 1: a, 2: gl}).outputs[0], node(t, 'OutputMaterial').inputs[0])
    return m


# ---------------------------------------------------------------- paper goods
def clipboard(png, colour='#7b5c3e'):
    g = group('clipboard'); p = Part('clipboard', g); st = metal('#c9d1cf', .22)
    p.slab((0, 0, .0016), .160, .232, .0032, .010, board(colour), .001)
    p.slab((0, .098, .0062), .088, .024, .0022, .006, st, .0008); p.cyl((0, .108, .0085), .0052, .086, st, .001, (0, 90, 0))
    p.slab((0, .089, .0070), .078, .010, .0014, .003, st, .0005)
    p.done(); leaf(png, 148, 210, .8, col=g, z=.0036)
    for o in g.objects[-1:]:
        o.location.y = -.006
    return g


def notepad(png, w, h, colour=DEEP):
    """A pad, wire-bound at the top, open at a sheet."""
    g = block(w, h, 9, board(colour), pages()); leaf(png, w - 2, h - 4, .3, col=g, z=.0092)
    wire = metal('#8d9896', .3); n = int(w / 7)
    for k in range(n):
        x = (k - (n - 1) / 2) * .007; y = h / 2000
        tube([(x, y - .006, .0098), (x, y - .002, .0135), (x, y + .003, .0105), (x, y + .004, .004), (x, y + .001, -.0002)], .0008, wire, g)
    return g


def manual(png, w=150, h=205, d=24, colour=WHITE, tabs=()):
    """A thick book with a printed cover and paper tabs: (colour, millimetres from the lower edge)."""
    g = block(w, h, d, board(colour), pages(), .003); leaf(png, w - 5, h - 1, 0, col=g, z=d / 1000 + .0004)
    p = Part('tabs', g)
    for k, (c, y) in enumerate(tabs):
        p.slab((w / 2000 + .004, -h / 2000 + y / 1000, d / 1000 * (.25 + .6 * ((k * 37) % 10) / 10)), .016, .013, .0005, .001, board(c), 0)
    p.done()
    return g


def folder(colour, png=None):
    """Closed document folder, A5 size, with an elastic band over two corners."""
    g = group('folder'); p = Part('folder', g); m = board(colour)
    p.slab((0, 0, .0010), .168, .232, .0014, .005, m, .0005); p.slab((.001, 0, .0026), .160, .222, .0018, .001, pages(), .0003)
    p.slab((-.0015, -.001, .0042), .166, .230, .0014, .005, m, .0005)
    e = rubber('#16302d')
    for s in (-1, 1):
        p.box((.0565, s * .0985, .0053), (.006, .062, .0010), e, .0003, (0, 0, s * 52))
    p.done()
    if png:
        sheet('label', .080, .036, image_mat(png), (-.032, .092, .00505), col=g)
    return g


def sticky(png, colour='#ffd75e', d=9):
    g = group('sticky'); p = Part('sticky', g); p.box((0, 0, d / 2000), (.0755, .0755, d / 1000), pbr('sticky ' + colour, colour, .8, 0, .04, 40, .4, 900, stretch=(1, 1, 40)), .0004)
    p.done(); leaf(png, 75, 75, .9, col=g, z=d / 1000)
    return g


def card(png, w=54, h=86, d=.9):
    g = group('card'); p = Part('card', g); p.slab((0, 0, d / 2000), w / 1000, h / 1000, d / 1000, .003, plastic(WHITE, .3), .0002); p.done()
    sheet('face', w / 1000 - .002, h / 1000 - .002, image_mat(png, rough=.32), (0, 0, d / 1000 + .00015), col=g)
    return g


def ribbon(pts, width, m, col=None, z=.0012, rise=.0):
    """A flat band along points in the plane. `rise` is how far a later part is above an earlier one, where the band crosses itself."""
    n = len(pts) - 1
    def at(u):
        k = min(n - 1, int(u * n)); t = u * n - k
        P = [Vector(pts[max(0, min(n, k + i))]) for i in (-1, 0, 1, 2)]
        return .5 * (2 * P[1] + (P[2] - P[0]) * t + (2 * P[0] - 5 * P[1] + 4 * P[2] - P[3]) * t * t + (3 * P[1] - P[0] - 3 * P[2] + P[3]) * t ** 3)
    def f(u, v):
        a, b = at(max(0, u - .004)), at(min(1, u + .004)); d = (b - a).normalized(); c = at(u); s = (v - .5) * width
        return c.x - d.y * s, c.y + d.x * s, z + rise * u + .0008 * (1 + mnoise.noise(Vector((u * 9, 3, 1)))) + .3 * s * mnoise.noise(Vector((u * 6, 0, 4)))
    return surface('ribbon', f, n * 26, 4, m, col, thick=.0011)


def badge(png, m=None):
    """A pass in a clear holder, with its clip and neck band."""
    g = card(png); p = Part('clip', g); st = metal()
    p.slab((0, .047, .0012), .014, .010, .001, .002, acrylic(), .0003); p.slab((0, .060, .003), .009, .020, .004, .002, st, .001); p.cyl((0, .072, .003), .006, .003, st, .001)
    p.done()
    ribbon([(0, .072), (-.020, .105), (-.075, .118), (-.098, .070), (-.078, .015), (-.052, -.020), (-.060, -.050), (-.086, -.046), (-.088, -.010), (-.062, .038), (-.030, .080), (.004, .076)], .013, m or cloth('#1f7f78'), g, rise=.003)
    return g


def envelope(colour='#e9e2d0', stamp=True):
    g = group('envelope'); p = Part('envelope', g); m = board(colour)
    p.slab((0, 0, .0012), .162, .114, .0022, .002, m, .0008); p.done()
    flap = lambda u, v: ((u - .5) * .160 * (1 - v * .94), .056 - v * .062, .0027 + .0012 * math.sin(v * 3.1))
    surface('flap', flap, 20, 16, m, g, thick=.0005)
    return g


# ---------------------------------------------------------------- desk tools
def pen(colour=DEEP, tip=STEEL, length=.138, r=.0046):
    """Ball pen along X, tip to +X."""
    g = group('pen'); p = Part('pen', g); m = plastic(colour, .28); st = metal('#c9d1cf', .2)
    p.cyl((-.006, 0, r), r, length - .030, m, .0008, (0, 90, 0)); p.cyl((length / 2 - .012, 0, r), r * .95, .018, st, .0004, (0, 90, 0), r2=r * .3)
    p.cyl((-length / 2 + .005, 0, r), r * .55, .012, st, .001, (0, 90, 0)); p.slab((-.040, 0, r * 2 + .0012), .042, .004, .0013, .0018, st, .0004)
    p.cyl((.020, 0, r), r * 1.04, .004, st, .0004, (0, 90, 0)); p.done()
    return g


def marker(colour, cap=None, r=.0085, length=.128):
    g = group('marker'); p = Part('marker', g)
    p.cyl((-.020, 0, r), r, length - .044, plastic(WHITE if not cap else colour, .32), .0015, (0, 90, 0)); p.cyl((length / 2 - .022, 0, r), r * 1.07, .044, plastic(cap or colour, .32), .0025, (0, 90, 0))
    p.cyl((-length / 2 - .001, 0, r), r * .9, .004, plastic(cap or colour, .32), .001, (0, 90, 0)); p.slab((length / 2 - .020, 0, r * 2 + .002), .034, .0045, .0018, .002, plastic(cap or colour, .32), .0006)
    p.done()
    return g


def pencil(colour='#e9ac1e', length=.150):
    g = group('pencil'); p = Part('pencil', g); r = .0037; h = length / 2
    p.cyl((0, 0, r), r, length, plastic(colour, .35), .0006, (0, 90, 0), n=6); p.cyl((h + .0085, 0, r), r, .017, pbr('cut', '#d9b889', .8), 0, (0, 90, 0), n=24, r2=.0008)
    p.cyl((h + .0155, 0, r), .00115, .0035, rubber('#1a1a1c'), 0, (0, 90, 0), n=12, r2=.0003)
    p.cyl((-h - .004, 0, r), r + .0001, .010, metal(), .0004, (0, 90, 0)); p.cyl((-h - .013, 0, r), r - .0002, .010, rubber('#c77a6a'), .0015, (0, 90, 0)); p.done()
    return g


def eraser():
    g = group('eraser'); p = Part('eraser', g)
    p.slab((0, 0, .006), .052, .022, .012, .003, pbr('eraser', '#eceae4', .8, 0, .06, 30, .2, 300, dirt='#7c8280', dirt_amount=.4), .002); p.slab((-.008, 0, .0061), .036, .0226, .0126, .002, board(TEAL), .0008); p.done()
    return g


def torch(length=.142, r=.0075):
    """Pen light along X."""
    g = group('torch'); p = Part('torch', g); m = metal('#cfd6d4', .24); k = rubber('#13201f')
    p.cyl((0, 0, r), r * .88, length - .03, m, .0008, (0, 90, 0)); p.cyl((length / 2 - .012, 0, r), r * .9, .024, m, .001, (0, 90, 0), r2=r * 1.15)
    p.cyl((length / 2 + .0002, 0, r), r * .86, .001, acrylic('#fff1c8', .4), 0, (0, 90, 0)); p.cyl((-length / 2 + .006, 0, r), r * .9, .018, k, .0018, (0, 90, 0))
    for i in range(9):
        p.cyl((.020 + i * .0032, 0, r), r * .93, .0014, m, .0003, (0, 90, 0))
    p.slab((-.034, 0, r * 1.95 + .001), .044, .005, .0014, .002, m, .0004); p.done()
    return g


def lcd(name, w, h, words, size, ink='#20302a', ground='#b9c6ad', font='mono'):
    return image_mat(printed(name, w, h, [('text', ink, size, w * .08, h * .5 + size * .36, words, font)], ground), rough=.18)


def pager(words='WARD 4 02:10', size=6.2):
    g = group('pager'); p = Part('pager', g); m = plastic('#242f33', .34)
    p.slab((0, 0, .009), .074, .050, .018, .008, m, .004, seg=5); p.slab((0, .006, .0182), .060, .028, .0016, .004, plastic('#0b1112', .15), .0006)
    for x, c in ((-.018, '#5b6a6e'), (0, '#5b6a6e'), (.020, '#c23b2e')):
        p.slab((x, -.0165, .0185), .013, .0065, .003, .003, plastic(c, .4), .0012)
    p.done(); sheet('lcd', .052, .021, lcd(f'pager-{size}', 52, 21, words, size), (0, .006, .01915), col=g)
    return g


def step_counter():
    g = group('steps'); p = Part('steps', g)
    p.slab((0, 0, .007), .062, .046, .014, .014, plastic('#e9edea', .3), .005, seg=5); p.slab((0, .004, .0142), .048, .021, .0014, .005, plastic('#16302d', .2), .0005)
    p.slab((0, -.0155, .0145), .016, .006, .003, .003, plastic(TEAL, .4), .0012); p.slab((0, .026, .010), .030, .012, .004, .004, plastic('#cfd6d3', .4), .0015); p.done()
    sheet('lcd', .043, .016, lcd('steps', 43, 16, '23 418', 9.6), (0, .004, .01505), col=g)
    return g


def tally_counter():
    """Chrome hand counter, lying on its back: window with four figures, lever, ring, reset knob."""
    g = group('tally'); p = Part('tally', g); st = metal('#d3d9d7', .12); k = plastic('#101615', .3)
    p.cyl((0, 0, .010), .0225, .020, st, .0035, n=56); p.cyl((0, 0, .0203), .0185, .0012, metal('#aab3b1', .3), .0004, n=56)
    p.slab((0, .001, .0215), .030, .0125, .0024, .002, k, .0006); p.cyl((.0265, 0, .010), .0055, .012, st, .0015, (0, 90, 0), n=24)
    p.slab((0, .024, .013), .014, .016, .003, .003, st, .001, (24, 0, 0)); p.done()
    sheet('figures', .028, .0105, image_mat(printed('tally', 56, 21, [('fill', '#f2efe6', x, 1, 12.4, 19) for x in (1, 14.8, 28.6, 42.4)] + [('text', '#141a19', 17, 2.2 + k * 13.8, 16.6, d, 'bold') for k, d in enumerate('0018')], '#101615'), rough=.2), (0, .001, .0229), col=g)
    tube([(.011 * math.cos(a * .5236), -.033 + .011 * math.sin(a * .5236), .008) for a in range(13)], .0017, st, g)
    return g


def stamp_holder(colour=DEEP):
    """Hand stamp standing on its face: wooden knob, steel neck."""
    g = group('stamp'); p = Part('stamp', g); p.slab((0, 0, .009), .046, .022, .018, .004, wood_turned(), .003); p.box((0, 0, .0012), (.044, .020, .0024), rubber('#6d2a2a'), .0004); p.done()
    lathe('knob', [(0, .072), (.008, .071), (.0135, .064), (.0125, .052), (.007, .040), (.006, .030), (.011, .020), (.011, .016), (0, .016)], wood_turned(), col=g)
    return g


def wood_turned(): return pbr('turned wood', '#8c5f38', .38, 0, .20, 9, .15, 90, stretch=(1, 8, 8), coat=.4)


def tape_measure(colour=DEEP):
    """Case on its side, 140 mm of blade pulled out to +X."""
    g = group('tape measure'); p = Part('tape measure', g); m = plastic(colour, .4)
    p.slab((0, 0, .018), .072, .070, .036, .020, m, .006, seg=5); p.slab((0, 0, .0365), .046, .044, .002, .016, plastic('#e9c04a', .4), .0008)
    for s in (-1, 1):
        p.slab((-.012, s * .031, .018), .046, .012, .030, .006, rubber(), .004)
    p.slab((.178, -.026, .012), .003, .012, .020, .002, metal(), .0006); p.done()
    marks = [('line', '#1a2322', .3, [(k * 2, 0), (k * 2, 5 if k % 5 else 9)]) for k in range(71)] + [('text', '#1a2322', 6.5, k * 10 - 4.5, 15, str(14 - k)) for k in range(1, 14)]
    strip = image_mat(printed('blade', 142, 19, marks, '#f2c83a'), rough=.35)
    surface('blade', lambda u, v: (.034 + u * .142, -.0265 + .0035 * (2 * v - 1) ** 2, .003 + v * .0185), 2, 8, strip, g, thick=.0003)
    return g


def road_wheel():
    """Distance wheel lying on its side; the shaft runs away along +X."""
    g = group('wheel'); p = Part('wheel', g); st = metal('#aeb8b5', .35); r = .078
    surface('tyre', lambda u, v: ((r + .008 * math.cos(v * 2 * math.pi)) * math.cos(u * 2 * math.pi), (r + .008 * math.cos(v * 2 * math.pi)) * math.sin(u * 2 * math.pi), .012 + .010 * math.sin(v * 2 * math.pi)), 96, 16, rubber('#161d1d'), g, closed=True)
    surface('rim', lambda u, v: ((r - .009 + .003 * math.cos(v * 2 * math.pi)) * math.cos(u * 2 * math.pi), (r - .009 + .003 * math.cos(v * 2 * math.pi)) * math.sin(u * 2 * math.pi), .012 + .008 * math.sin(v * 2 * math.pi)), 96, 12, painted('#e0a41c', 'rim'), g, closed=True)
    for k in range(5):
        a = rad(k * 72 + 14); p.slab((.035 * math.cos(a), .035 * math.sin(a), .012), .068, .011, .006, .004, painted('#e0a41c', 'rim'), .0015, (0, 0, k * 72 + 14))
    p.cyl((0, 0, .014), .015, .028, plastic('#1a2524', .4), .003); p.cyl((0, 0, .029), .008, .004, st, .001)
    p.box((.10, 0, .034), (.22, .020, .004), st, .0015); p.cyl((.31, 0, .034), .0085, .22, painted(DEEP), .001, (0, 90, 0)); p.slab((.135, 0, .046), .064, .036, .026, .006, plastic('#18211f', .36), .004); p.done()
    sheet('count', .046, .017, image_mat(printed('wheel', 92, 34, [('fill', '#f2efe6', 2 + 18 * k, 3, 16, 28) for k in range(5)] + [('text', '#141a19' if k < 4 else RED, 25, 3.4 + 18 * k, 26, d, 'bold') for k, d in enumerate('00614')], '#101615'), rough=.25), (.135, 0, .0592), (0, 0, -90 * 0), g)
    return g


# ---------------------------------------------------------------- electronics
def smartphone(png, strength=.62, crack=False, colour='#1a2524'):
    g = group('smartphone'); p = Part('phone', g)
    p.slab((0, 0, .0058), .079, .164, .0112, .011, rubber(colour), .004, seg=5); p.slab((0, 0, .0113), .0725, .1575, .0012, .008, plastic('#0a1010', .08), .0004)
    p.slab((.0402, .025, .006), .0022, .020, .004, .001, plastic('#f2b728', .45), .0006); p.done()
    sheet('scr', .0665, .1465, image_mat(png, strength), (0, 0, .01205), col=g)
    if crack:
        r = random.Random(4); hub = (.012, .028); c = metal('#e8f0ee', .5)
        for k in range(9):
            a, x, y = rad(k * 40 + r.uniform(-12, 12)), *hub; pts = [(x, y, .0123)]
            for _ in range(r.randint(2, 5)):
                a += r.uniform(-.35, .35); x += .012 * math.cos(a); y += .012 * math.sin(a)
                if abs(x) < .033 and abs(y) < .073:
                    pts.append((x, y, .0123))
            if len(pts) > 1:
                tube(pts, .00022, c, g, smooth=False)
    return g


def old_handheld():
    """A handheld from 2013: grey, thick, with four lines of monochrome text."""
    g = group('old handheld'); p = Part('old', g); m = pbr('old plastic', '#8f958c', .5, 0, .10, 9, .15, 700, dirt='#4b4a3c', dirt_amount=.4)
    p.slab((0, 0, .015), .070, .190, .028, .014, m, .008, seg=5); p.slab((0, .052, .019), .080, .082, .030, .012, m, .008, seg=5)
    p.slab((0, .052, .0342), .064, .056, .0016, .004, plastic('#1d2322', .2), .0006); p.slab((0, .0965, .018), .040, .008, .012, .003, plastic('#2a0808', .1), .001)
    for row in range(6):
        for k in range(4):
            p.slab(((k - 1.5) * .0150, -.004 - row * .0140, .030), .0112, .0085, .005, .002, plastic('#c9652b' if (row, k) == (5, 3) else '#39403d', .5), .0012)
    p.done()
    words = [('text', '#1d2a1c', 6, 3, 10 + 10 * k, t, 'mono') for k, t in enumerate(('LOC  A-07-2', 'SKU  40117', 'QTY  ___', '2013 BUILD 4'))]
    sheet('lcd', .056, .046, image_mat(printed('old-lcd', 56, 46, words, '#a9b592'), rough=.2), (0, .052, .03515), col=g)
    return g


def thermometer():
    g = group('thermometer'); p = Part('thermometer', g)
    p.slab((0, 0, .010), .066, .094, .020, .010, plastic('#eef1ee', .35), .005, seg=5); p.slab((0, .016, .0202), .052, .038, .0014, .005, plastic('#182423', .2), .0005)
    for x in (-.016, .016):
        p.slab((x, -.026, .0205), .018, .011, .003, .005, plastic(TEAL, .4), .0012)
    p.done(); sheet('lcd', .046, .031, lcd('thermometer', 46, 31, '-24.3', 12.4), (0, .016, .0211), col=g)
    cable(g, [(0, -.046, .008), (.006, -.066, .003), (-.030, -.086, .003), (-.066, -.060, .003), (-.072, -.010, .003)], '#26302f', .0017)
    q = Part('probe', g); q.cyl((-.0735, .036, .003), .0024, .090, metal('#d3d9d7', .15), .0006, (90, 0, 0)); q.cyl((-.0725, -.008, .003), .004, .020, rubber(), .001, (90, 0, 0)); q.done()
    return g


def cable(col, pts, colour, r=.0026): return tube(pts, r, rubber(colour), col)


def coil(colour, turns=5, r=.052, thick=.0028, plug=True, seed=1, ends=True):
    """A network cable wound up, one strap around it, two plugs."""
    g = group('coil'); q = random.Random(seed); pts = []
    n = turns * 12
    for k in range(n + 1):
        a = k * math.pi / 6; d = r + q.uniform(-.004, .004)
        pts.append((d * math.cos(a), d * math.sin(a), thick * (1 + 1.5 * ((k // 12) % 3)) + q.uniform(0, .0015)))
    out = (pts[-1][0] + .02, pts[-1][1] + .045, thick), (pts[-1][0] + .052, pts[-1][1] + .060, thick)
    tube(pts + list(out), thick, plastic(colour, .42), g)
    p = Part('strap', g); p.slab((-r, 0, thick * 3.2), .024, .014, thick * 6.6, .004, rubber('#1b2726'), .002)
    if plug:
        x, y, z = out[1]; p.box((x + .012, y + .003, .005), (.030, .0118, .0085), acrylic('#dfe9e6', .45), .0008, (0, 0, 16)); p.box((x + .000, y - .001, .005), (.016, .0095, .0075), plastic(colour, .42), .001, (0, 0, 16))
        for k in range(6):
            p.box((x + .0225, y + .0062 + (k - 2.5) * .0013, .0086), (.006, .0007, .0006), metal('#d8b24a', .2), 0, (0, 0, 16))
    p.done()
    return g


def serial_cable(colour='#c9cdc6'):
    """A nine-pin serial cable, with one plug in view."""
    g = group('serial'); p = Part('plug', g); m = plastic(colour, .5); st = metal('#c6cdca', .25)
    p.slab((0, 0, .008), .032, .038, .015, .004, m, .003); p.slab((0, .022, .008), .0245, .010, .0105, .004, st, .001); p.slab((0, .0275, .008), .021, .001, .0075, .003, plastic('#1d2a44', .4), 0)
    for s in (-1, 1):
        p.cyl((s * .0125, .001, .0145), .0042, .046, m, .001, (90, 0, 0)); p.cyl((s * .0125, .026, .0145), .0018, .008, st, .0003, (90, 0, 0))
    for row, n in ((.0095, 5), (.0065, 4)):
        for k in range(n):
            p.cyl(((k - (n - 1) / 2) * .0034, .029, row), .0006, .005, metal('#d8b24a', .2), 0, (90, 0, 0), n=8)
    p.done()
    cable(g, [(0, -.018, .008), (0, -.045, .004), (.035, -.085, .0035), (.085, -.080, .0035), (.105, -.040, .0035), (.080, -.010, .0075), (.045, -.030, .010), (.060, -.075, .010), (.100, -.095, .004), (.150, -.080, .0035), (.20, -.10, .0035)], colour, .0034)
    return g


def drive(label):
    """A disk in its carrier, taken out of a server."""
    g = group('drive'); p = Part('drive', g); st = metal('#a9b3b0', .38)
    p.box((0, -.010, .0085), (.076, .125, .015), st, .0015); p.box((0, -.010, .0166), (.066, .104, .0012), metal('#c9d1cf', .3), .0003)
    p.box((0, .060, .0095), (.078, .016, .019), plastic('#0d9488', .4), .002); p.slab((-.010, .0675, .0120), .046, .006, .010, .002, plastic('#16302d', .4), .001)
    p.ball((.030, .0685, .013), .0015, glow('#58ffb0', 4))
    for s in (-1, 1):
        for y in (-.055, .030):
            p.cyl((s * .0383, y, .008), .0026, .0016, metal('#8d9896'), .0004, (0, 90, 0), n=20)
    p.done(); sheet('label', .054, .060, image_mat(printed('drive-' + label.replace(' ', '-'), 54, 60, [('fill', '#16302d', 0, 0, 54, 12), ('text', '#ffffff', 6, 3, 8.6, label, 'bold')] + [('fill', '#46534f', 3, 17 + 5 * k, w, 1.6) for k, w in enumerate((32, 40, 24, 36))] + [('fill', '#16302d', 3 + k * 1.7, 42, .5 + (k * 7 % 3) * .3, 13) for k in range(28)], '#eef0ea'), rough=.45), (0, -.016, .01735), col=g)
    return g


def keys(colours, turns=(-118, -71, -24, 23, 70)):
    """Five keys on a ring, each with a coloured cap and turned by its own angle."""
    g = group('keys'); st = metal('#c2c8c2', .28); br = metal('#c4a25a', .3); R = .017
    tube([(R * math.cos(a * .5236), R * math.sin(a * .5236), .0035 + .0012 * math.sin(a)) for a in range(13)], .0011, st, g)
    for k, (c, a) in enumerate(zip(colours, turns)):
        p = Part('key', g); m = br if k % 2 else st
        p.slab((.0185, 0, 0), .027, .024, .0042, .010, plastic(c, .42), .0014); p.slab((.046, 0, 0), .034, .0082, .0022, .001, m, .0004); p.cyl((.0105, 0, 0), .0032, .0046, plastic('#141d1c', .5), .0002)
        for n in range(5):
            p.box((.040 + n * .005, -.0042, 0), (.0028, .0012 + (n * 5 % 3) * .0010, .0021), m, .0003)
        p.done((.0105 * math.cos(rad(a)), .0105 * math.sin(rad(a)), .0026 + k * .0017), (0, 2 - k * .5, a))
    return g


def sd_card(n):
    g = group('sd'); p = Part('sd', g); p.slab((0, 0, .00105), .024, .032, .0021, .0018, plastic('#17211f' if n else '#17211f', .4), .0005); p.done()
    sheet('label', .020, .019, image_mat(printed(f'sd-{n}', 20, 19, [('fill', '#ffc83d', 0, 0, 20, 5), ('text', '#16302d', 11, 2.5 if n > 9 else 6, 16.4, str(n), 'bold')], '#eef0ea'), rough=.4), (0, -.003, .00225), col=g)
    return g


def seal(number='4471'):
    """The seal of a trailer: a numbered tag with a wire through it."""
    g = group('seal'); p = Part('seal', g); p.slab((0, 0, .003), .046, .070, .006, .006, plastic('#c8402c', .4), .002); p.box((0, .040, .0045), (.020, .018, .009), plastic('#a83322', .4), .002); p.done()
    tube([(-.006, .048, .005), (-.020, .085, .003), (.004, .124, .003), (.036, .104, .003), (.030, .066, .003), (.007, .050, .005), (.007, .030, .008)], .0015, metal('#aab3b1', .3), g)
    sheet('number', .038, .050, image_mat(printed(f'seal-{number}', 38, 50, [('text', INK, 15, 2.5, 20, number, 'bold')] + [('fill', INK, 4 + k * 1.6, 28, .5 + (k * 7 % 3) * .3, 14) for k in range(19)], '#f4efe4'), rough=.45), (0, -.006, .0062), col=g)
    return g


def radio():
    g = group('radio'); p = Part('radio', g); m = rubber('#1a2423')
    p.slab((0, 0, .017), .058, .118, .034, .010, m, .007, seg=5); p.cyl((-.017, .098, .017), .0065, .084, rubber('#101817'), .003, (-90, 0, 0), r2=.0045); p.cyl((.015, .066, .017), .008, .016, plastic('#2a3433', .4), .002, (90, 0, 0))
    for k in range(7):
        p.box((0, -.012 - k * .0052, .0344), (.038, .0022, .0012), plastic('#060c0b', .5), .0003)
    p.slab((0, .033, .0343), .040, .022, .0014, .003, plastic('#0a1010', .12), .0004); p.slab((-.0295, .014, .018), .004, .034, .016, .002, plastic('#f2b728', .45), .001)
    for k in range(3):
        p.slab(((k - 1) * .013, .0105, .0345), .010, .006, .0024, .002, plastic('#4a5654', .5), .0008)
    p.done(); sheet('lcd', .034, .016, lcd('radio', 34, 16, 'CH 07', 8.6, '#0c2a26', '#7fd8c2'), (0, .033, .03515), col=g)
    return g


def travel_clock(hour=2, minute=0):
    """Square alarm clock leaning back on its foot."""
    g = group('clock'); hands = []
    for frac, length, width in ((hour / 12 + minute / 720, 17, 2.6), (minute / 60, 26, 1.8)):
        a = frac * 2 * math.pi; hands.append(('line', '#16211f', width, [(35 - 4 * math.sin(a), 35 + 4 * math.cos(a)), (35 + length * math.sin(a), 35 - length * math.cos(a))]))
    ticks = [('line', '#16211f', 1.4 if k % 3 else 2.4, [(35 + 31 * math.sin(k * .5236), 35 - 31 * math.cos(k * .5236)), (35 + (28.5 if k % 3 else 26) * math.sin(k * .5236), 35 - (28.5 if k % 3 else 26) * math.cos(k * .5236))]) for k in range(12)]
    face = image_mat(printed('clock', 70, 70, ticks + [('line', RED, 1, [(35, 35), (48, 52)])] + hands + [('dot', '#16211f', 35, 35, 2.6)], '#f6f4ec'), rough=.3)
    p = Part('clock', g); p.slab((0, 0, 0), .084, .084, .034, .014, painted(DEEP, 'clock'), .008, seg=5); p.slab((0, 0, .0168), .074, .074, .002, .010, plastic('#0c1413', .3), .0006); p.slab((.018, .0435, .0), .026, .006, .012, .003, plastic('#ffc83d', .4), .0015)
    o = p.done((0, 0, .046), (70, 0, 0)); q = Part('foot', g); q.slab((0, .004, .005), .056, .066, .010, .010, painted('#16302d', 'foot'), .003); q.done(); s = sheet('face', .068, .068, face, (0, 0, .01795), col=g, parent=o)
    return g


def sensor():
    """Light barrier of a sorter: brass barrel, nuts, eye, connector."""
    g = group('sensor'); p = Part('sensor', g); br = metal('#b9a06a', .3); z = .013
    p.cyl((0, 0, z), .0088, .062, br, .0008, (0, 90, 0))
    for k in range(22):
        p.cyl((-.024 + k * .0022, 0, z), .0093, .0011, br, .0003, (0, 90, 0))
    for x in (-.006, .010):
        p.cyl((x, 0, z), .0138, .005, metal('#cfd6d4', .25), .0008, (0, 90, 0), n=6)
    p.cyl((.0335, 0, z), .0078, .006, plastic('#3a0d0d', .08), .001, (0, 90, 0)); p.cyl((-.040, 0, z), .0082, .022, plastic('#16201f', .4), .002, (0, 90, 0)); p.done()
    cable(g, [(-.050, 0, z), (-.075, .002, .006), (-.105, -.022, .003), (-.095, -.062, .003), (-.050, -.068, .003), (-.020, -.095, .003), (-.030, -.16, .003)], '#1a2423', .0025)
    return g


def belt(length=.13, width=.020):
    """Toothed drive belt, closed, standing on its edge."""
    g = group('belt'); r, L = .030, length - .06; m = rubber('#1d2625'); n = 84; per = 2 * math.pi * r + 2 * L
    def at(u, d):
        s = u * per; k = .012 * math.sin(u * 4 * math.pi)
        if s < L: return (s - L / 2, -r - d + k)
        s -= L
        if s < math.pi * r: a = -math.pi / 2 + s / r; return (L / 2 + (r + d) * math.cos(a), (r + d) * math.sin(a) + k)
        s -= math.pi * r
        if s < L: return (L / 2 - s, r + d + k)
        a = math.pi / 2 + (s - L) / r; return (-L / 2 + (r + d) * math.cos(a), (r + d) * math.sin(a) + k)
    for d0, d1 in ((0, .0016),):
        surface('belt', lambda u, v: (*at(u % 1, (0, .0018, .0018, 0, 0)[round(v * 4)]), (0, 0, 1, 1, 0)[round(v * 4)] * width + .0003), 160, 4, m, g, closed=True)
    p = Part('teeth', g)
    for k in range(n):
        x, y = at(k / n, -.0010); x2, y2 = at((k + .1) / n, -.0010); p.box((x, y, width / 2 + .0003), (.0026, .0026, width - .001), m, .0007, (0, 0, math.degrees(math.atan2(y2 - y, x2 - x))))
    p.done()
    return g


def label_roll():
    g = group('labels'); p = Part('roll', g); w = pbr('roll', '#f1f1ea', .6, 0, .03, 9, .3, 600, stretch=(20, 20, 1))
    lathe('roll', [(.0205, .060), (.050, .060), (.051, .0595), (.051, .0005), (.050, 0), (.0205, 0)], w, col=g); lathe('core', [(.0185, .060), (.0208, .0602), (.0208, 0), (.0185, 0), (.0185, .060)], cardboard(), col=g); p.done()
    return g


def estop():
    """Emergency stop in its yellow box."""
    g = group('estop'); p = Part('estop', g); y = plastic('#f0b622', .38)
    p.slab((0, 0, .022), .072, .088, .044, .007, y, .004, seg=4); p.slab((0, 0, .0452), .070, .086, .0020, .006, plastic('#e3aa1c', .4), .001)
    p.cyl((0, 0, .047), .030, .004, plastic('#15201f', .35), .001, n=56); p.cyl((0, 0, .054), .014, .014, plastic('#8f1c16', .35), .001)
    for x in (-.028, .028):
        for s in (-1, 1):
            p.cyl((x, s * .036, .0463), .0028, .0016, metal(), .0004, n=20)
    p.cyl((0, -.050, .020), .010, .016, plastic('#22302f', .4), .002, (90, 0, 0)); p.done()
    lathe('cap', [(0, .0745), (.010, .0742), (.0170, .0725), (.0198, .068), (.0200, .063), (.0185, .0605), (0, .0600)], plastic('#c4261d', .24), col=g)
    cable(g, [(0, -.056, .020), (.010, -.076, .009), (.050, -.084, .0045), (.100, -.066, .0045), (.22, -.070, .0045)], '#20302e', .0042)
    return g


def gel_pack(colour='#6fb3d6'):
    """Cold pack: a sealed cushion."""
    g = group('gel'); m = pbr('gel', colour, .16, 0, .10, 14, .35, 90, coat=.7, rough_vary=.1)
    for sg in (1, -1):
        def f(u, v, sg=sg):
            x, y = u * 2 - 1, v * 2 - 1
            e = (max(0, 1 - abs(x) ** 4) ** .5) * (max(0, 1 - abs(y) ** 4) ** .5)
            n = mnoise.noise(Vector((x * 2.6, y * 2.6, 2))) * .35 + mnoise.noise(Vector((x * 7, y * 6, 5))) * .10
            return x * .062, y * .046, .011 + sg * .0105 * e * (1 + n if sg > 0 else .9)
        surface('gel', f, 50, 40, m, g, sub=1)
    p = Part('seam', g)
    for y in (-1, 1):
        p.box((0, y * .047, .011), (.126, .007, .0009), m, .0003)
    p.done()
    return g


def battery(colour='#22302f'):
    g = group('battery'); p = Part('battery', g); p.slab((0, 0, .0065), .062, .042, .013, .005, plastic(colour, .45), .002)
    for k in range(4):
        p.box((-.030 + .0002, (k - 1.5) * .0055, .0085), (.0016, .0032, .004), metal('#d8b24a', .2), .0003)
    p.done(); sheet('label', .050, .030, image_mat(printed('battery', 50, 30, [('fill', '#16302d', 3, 4, 20, 3), ('text', '#16302d', 5.2, 3, 17, '3.7 V  5300 mAh', 'bold'), ('fill', '#8a9591', 3, 22, 40, 1.5), ('fill', '#8a9591', 3, 25, 28, 1.5)], '#d9dfda'), rough=.45), (.002, 0, .01315), col=g)
    return g


# ---------------------------------------------------------------- glass, laboratory, time
def spectacles(colour='#2c1d14'):
    g = group('spectacles'); m = plastic(colour, .18); ln = acrylic('#f2f8f6', .93)
    for s in (-1, 1):
        ring = [(s * .034 + .0255 * math.copysign(abs(math.cos(a)) ** .8, math.cos(a)), .0205 * math.copysign(abs(math.sin(a)) ** .8, math.sin(a))) for a in [k * math.pi / 16 for k in range(33)]]
        o = tube([(x, .003, y + .022) for x, y in ring], .0020, m, g)
        surface('lens', lambda u, v, s=s: (s * .034 + .0245 * v * math.cos(u * 2 * math.pi), .003, .022 + .0195 * v * math.sin(u * 2 * math.pi)), 40, 2, ln, g)
        tube([(s * .060, .003, .030), (s * .0645, -.006, .030), (s * .064, -.075, .022), (s * .060, -.125, .006)], .0020, m, g)
    tube([(-.0095, .003, .028), (0, .003, .0315), (.0095, .003, .028)], .0020, m, g)
    return g


def set_square(colour='#c9efe7'):
    """Drawing triangle with a hole, 45 degrees, long side 160 mm."""
    g = group('set square'); a, w = .118, .026; m = acrylic(colour, .8)
    bm = bmesh.new(); O = [(0, 0), (a, 0), (0, a)]; i0 = w * .55; i1 = a - w * 1.9; I = [(i0, i0), (i1, i0), (i0, i1)]
    vs = {}
    for z in (.0004, .0024):
        for n, P in (('o', O), ('i', I)):
            for k, (x, y) in enumerate(P):
                vs[n, k, z] = bm.verts.new((x - a / 3, y - a / 3, z))
    for k in range(3):
        j = (k + 1) % 3
        for z in (.0004, .0024):
            bm.faces.new((vs['o', k, z], vs['o', j, z], vs['i', j, z], vs['i', k, z]))
        for n in 'oi':
            bm.faces.new((vs[n, k, .0004], vs[n, j, .0004], vs[n, j, .0024], vs[n, k, .0024]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    me = bpy.data.meshes.new('set square'); bm.to_mesh(me); bm.free(); me.materials.append(m); o = link(bpy.data.objects.new('set square', me), g)
    b = o.modifiers.new('b', 'BEVEL'); b.width = .0006
    p = Part('ticks', g); k0 = plastic('#123b37', .5)
    for k in range(49):
        L = .0075 if k % 5 == 0 else .004; p.box((-a / 3 + .008 + k * .002, -a / 3 + L / 2, .00252), (.00032, L, .0001), k0, 0); p.box((-a / 3 + L / 2, -a / 3 + .008 + k * .002, .00252), (L, .00032, .0001), k0, 0)
    p.done()
    return g


def loupe():
    g = group('loupe'); st = metal('#d3d9d7', .14); z = .006
    surface('ring', lambda u, v: ((.036 + .0026 * math.cos(v * 2 * math.pi)) * math.cos(u * 2 * math.pi), (.036 + .0026 * math.cos(v * 2 * math.pi)) * math.sin(u * 2 * math.pi), z + .005 * math.sin(v * 2 * math.pi)), 72, 12, st, g, closed=True)
    surface('lens', lambda u, v: (.0345 * v * math.cos(u * 2 * math.pi), .0345 * v * math.sin(u * 2 * math.pi), z + .003 * (1 - v * v)), 60, 12, acrylic('#f0f8f6', .92), g)
    p = Part('handle', g); p.cyl((0, -.046, z), .0042, .020, st, .001, (90, 0, 0)); p.cyl((0, -.096, z + .001), .0072, .084, plastic('#16211f', .22), .003, (90, 0, 0)); p.done()
    return g


def tube_rack(caps=('#8d4fa0', '#c23b2e', '#e9b02e', '#2f6fb0', '#8d4fa0', '#0d9488')):
    """Blood tubes in a rack, seen from the front and above; labels without a name."""
    g = group('rack'); p = Part('rack', g); w = plastic('#e7ece9', .42); n = len(caps); L = n * .021 + .012
    for z in (.006, .040):
        p.slab((0, 0, z), L, .034, .004, .004, w, .001)
    for s in (-1, 1):
        p.slab((s * (L / 2 - .002), 0, .0225), .004, .034, .041, .002, w, .001)
    lab = label_mat()
    for k, c in enumerate(caps):
        x = (k - (n - 1) / 2) * .021
        p.cyl((x, 0, .047), .0066, .078, acrylic('#dfeeea', .35), .002); p.cyl((x, 0, .030), .0058, .040, plastic('#5d1513', .25), .001); p.cyl((x, 0, .091), .0084, .017, plastic(c, .4), .0022)
        for i in range(12):
            p.box((x + .0084 * math.cos(i * .5236), .0084 * math.sin(i * .5236), .0885), (.0012, .0012, .010), plastic(c, .4), .0003)
        surface('label', lambda u, v, x=x: (x + .00675 * math.sin((u - .5) * 3.6), -.00675 * math.cos((u - .5) * 3.6), .046 + v * .032), 16, 1, lab, g)
    p.done()
    return g


def sand_timer():
    """Hourglass lying on its side along X."""
    g = group('sand timer'); z = .0265; w = wood_turned(); gl = acrylic('#eef8f5', .86)
    prof = [(.0185, -.046), (.0195, -.036), (.0165, -.020), (.006, -.006), (.0024, 0), (.006, .006), (.0165, .020), (.0195, .036), (.0185, .046)]
    o = lathe('glass', prof, gl, col=g); o.location.z = z; o.rotation_euler = (0, rad(90), 0)
    s = surface('sand', lambda u, v: (-.044 + u * .036, .0175 * (2 * v - 1) * (1 - .75 * u ** 2.2), z - .004 + .004 * math.sin(v * math.pi) * (1 - u)), 16, 14, pbr('sand', '#d98f3c', .9, 0, .1, 200, .5, 900), g, thick=.010)
    p = Part('frame', g)
    for e in (-1, 1):
        p.cyl((e * .050, 0, z), .0265, .009, w, .002, (0, 90, 0), n=48)
    for k in range(3):
        a = rad(k * 120 + 90); p.cyl((0, .0225 * math.cos(a), z + .0225 * math.sin(a)), .0024, .094, w, .0004, (0, 90, 0), n=20)
    p.done()
    return g


def disc(name, r, m, at, col=None):
    """A disc whose material shows a square image, cut to a circle."""
    o = surface(name, lambda u, v: (r * v * math.cos(u * 2 * math.pi), r * v * math.sin(u * 2 * math.pi), 0), 64, 2, m, col, at); me = o.data
    for l in me.loops:
        x, y, _ = me.vertices[l.vertex_index].co; me.uv_layers[0].data[l.index].uv = (.5 + x / r / 2, .5 + y / r / 2)
    return o


def clip(colour=None):
    g = group('clip'); tube([(-.014, .0035, .0008), (.010, .0035, .0008), (.0135, 0, .0008), (.010, -.0035, .0008), (-.011, -.0035, .0008), (-.0135, -.0006, .0008), (-.011, .0022, .0016), (.006, .0022, .0016), (.0088, .0002, .0016), (.006, -.0016, .0016), (-.008, -.0016, .0016)], .0005, metal('#c9d1cf', .2), g)
    return g


def small_carton(w=.11, d=.085, h=.06, seed=0):
    g = group('carton'); p = Part('carton', g); carton(p, (0, 0, 0), (w, d, h), cardboard('#b08a5c'), 0, g)
    p.done(); sheet('label', .058, .040, label_mat(), (w * .12, -d * .08, h + .0014), (0, 0, 0), g)
    return g


def tape_roll():
    """A roll of packing tape lying on its side, 112 x 48 mm."""
    g = group('roll'); r = .056; m = pbr('tape roll', '#b08d4f', .25, 0, .07, 40, .05, 300, stretch=(1, 1, 30), coat=.4)
    lathe('tape', [(.039, 0), (.039, .001), (.054, .001), (r, .002), (r, .025), (r, .046), (.054, .0475), (.039, .0475), (.039, .0465)], m, col=g)
    lathe('core', [(.0395, .0005), (.036, .0005), (.0355, .003), (.0355, .024), (.0355, .045), (.036, .048), (.0395, .048)], cardboard('#a88457'), col=g)
    return g


def helmet(colour):
    """Safety helmet, its front towards -Y: a rim all round, a short peak, five ribs over the shell."""
    g = group('helmet'); m = pbr(f'helmet {colour}', colour, .36, 0, .10, 7, .16, 420, rough_vary=.28, dirt='#1d3a36', dirt_amount=.22)
    top = lambda q: .012 + .140 * math.sqrt(1 - (q / .121) ** 2.5)
    shell = [(q, top(q)) for q in (.121 * math.sin(k * math.pi / 24) ** .8 for k in range(13))] + [(.136, .008), (.137, .005), (.117, .004), (.112, .02), (.098, .07), (0, .14)]
    lathe('shell', shell, m, col=g).scale.y = 1.2
    def peak(u, v):
        a = (u - .5) * 2.5; r = .119 + (.014 + .030 * math.cos(a * 1.25)) * v
        return r * math.sin(a), -1.2 * r * math.cos(a), .011 - .012 * v * v * math.cos(a)
    surface('peak', peak, 40, 6, m, g, thick=.0034, sub=1)
    for x, r in ((-.052, .0045), (-.026, .0045), (0, .0085), (.026, .0045), (.052, .0045)):
        ends = math.sqrt(.119 ** 2 - x * x); ys = [ends * math.sin(rad(k * 10)) for k in range(-9, 10)]
        tube([(x, 1.2 * y, top(math.hypot(x, y)) - r * .5) for y in ys], r, m, g)
    p = Part('slots', g)
    for s in (-1, 1):
        p.slab((s * .121, 0, .022), .030, .014, .008, .004, plastic('#16211f', .5), .002, (90, 0, 90))
    p.done()
    return g


def signature(x, y, length, height):
    """The points of a signature: loops of different heights that lean to the right, and a tail."""
    tall, ps = (1, .28, .24, .27, .22, .86, .26, .72, .20), []
    for k in range(len(tall) * 24 + 1):
        u = k / 24; i = min(int(u), len(tall) - 1); f = u - i; h = height * (tall[i] + (tall[min(i + 1, len(tall) - 1)] - tall[i]) * f * f * (3 - 2 * f))
        up = h / 2 * (1 - math.cos(2 * math.pi * u)); ps.append((x + length * (.091 * u - .053 * math.sin(2 * math.pi * u) * (.35 + h / height * .35)) + up * .32, y - up + height * .011 * u))
    x, y = ps[-1]
    return ps + [(x + length * .26 * t, y - height * (.10 * math.sin(t * math.pi) + .22 * t * t)) for t in (k / 24 for k in range(1, 25))]


def order_sheet():
    """The order for one phase: its scope, its date, its fee and one name, signed."""
    m = [('text', INK, 22, 18, 38, 'Order, phase 3', 'serif'), ('fill', INK, 18, 48, 174, 1)]
    for k, (what, agreed) in enumerate((('Scope', '48 sentences'), ('Live', '10 December'), ('Fee', '€110,000, fixed'), ('Lead', 'Hanne Vik'))):
        y = 76 + k * 32; m += [('text', '#33453f', 13, 18, y, what, 'bold'), ('text', INK, 17, 62, y, agreed, 'bold'), ('fill', '#cbd5d0', 18, y + 11, 174, .6)]
    return printed('order', 210, 265, m + [('line', '#1d3f8a', .9, signature(64, 225, 62, 24)), ('fill', '#84918c', 62, 232, 100, .8)])


def lead_badge():
    return card(printed('badge-lead', 54, 86, [('fill', '#0a665e', 0, 0, 54, 26), ('text', '#ffffff', 7.4, 6.5, 16.5, 'Northquay', 'serif'), ('text', INK, 13, 6.5, 44, 'Hanne', 'bold'), ('text', INK, 13, 6.5, 61, 'Vik', 'bold'), ('fill', YELLOW, 0, 74, 54, 12)], '#dfeee8'))


def go_to():
    """A screen that shows only where to go."""
    m = [('fill', YELLOW, 0, 0, 66, 41), ('text', INK, 8.5, 4.5, 12.5, 'Go to', 'bold'), ('text', INK, 15.6, 3.6, 32, 'C-14-03', 'bold')]
    for k, n in enumerate(('13', '14', '15')):
        x = 4.5 + k * 19.5; m += [('fill', YELLOW if k == 1 else '#e4eae8', x, 47, 18, 15)] + ([('frame', INK, x, 47, 18, 15)] if k == 1 else []) + [('text', INK, 8.5, x + 3.9, 57.6, n, 'bold' if k == 1 else 'sans')]
    m += [('line', TEAL, 1.3, [(6, 70), (33, 70), (33, 65)]), ('line', TEAL, 1.3, [(30.4, 67.4), (33, 64.6), (35.6, 67.4)]), ('dot', TEAL, 6, 70, 2)]
    for x, c in ((4.5, INK), (35, TEAL)):
        m += [('line', c, 1, [(x, 78), (x + 26.5, 78), (x + 26.5, 97), (x, 97), (x, 78)])]
    return printed('go-to', 66, 103, m + [('text', INK, 13, 13.5, 92, '4', 'bold')], '#fbfcfc')


def put_in():
    """A screen that shows in which of nine totes to put something."""
    m = [('fill', '#14302d', 0, 0, 67, 66), ('text', '#f4f7f5', 11, 5.5, 19, 'Put in', 'bold'), ('text', YELLOW, 37, 4.5, 57, 'B2', 'bold')]
    for k in range(9):
        x, y = 5 + k % 3 * 19.6, 74 + k // 3 * 20; m += [('fill', YELLOW if k == 3 else '#dfe6e3', x, y, 17.5, 17)]
    return printed('put-in', 67, 147, m + [('text', INK, 10, 7.2, 106.4, 'B2', 'bold'), ('fill', TEAL, 5, 137, 38, 4), ('fill', '#dfe6e3', 43, 137, 18.7, 4)], '#fbfcfc')


def take_six():
    """A screen that shows what to take, and how many."""
    m = [('fill', '#14302d', 0, 0, 66, 20), ('text', '#f4f7f5', 11, 5, 14, 'Take', 'bold'), ('text', INK, 62, 5, 75, '6', 'bold'), ('text', INK, 13, 5, 95, 'boxes', 'bold')]
    return printed('take-six', 66, 103, m + [('fill', '#c79a63', 43 + k % 2 * 10, 32 + k // 2 * 16, 8.6, 13) for k in range(6)], '#fbfcfc')


def which_tote():
    """A screen with nine totes, one of them highlighted."""
    m = [('fill', '#14302d', 0, 0, 66, 55), ('text', '#f4f7f5', 11, 5, 15.5, 'Put in', 'bold'), ('text', YELLOW, 41, 4, 48.5, 'B2', 'bold')]
    m += [('fill', YELLOW if k == 3 else '#d5deda', 5.5 + k % 3 * 19, 60 + k // 3 * 14, 17, 12) for k in range(9)]
    return printed('which-tote', 66, 103, m, '#fbfcfc')


def within(name, o):
    """Moves an object of the scene into a new group."""
    g = group(name); bpy.context.scene.collection.objects.unlink(o); g.objects.link(o)
    return g


def mug_of(c):
    return within('cup', mug(m=pbr('glaze ' + c, c, .16, 0, .05, 12, .02, 60, coat=.6, rough_vary=.06)))


# ---------------------------------------------------------------- still lifes
def still_life(name, folder, colour, things, lens=80, size=(800, 800)):
    """Renders things on a coloured surface as ../../media/FOLDER/NAME.webp. Each thing: (function that makes its group, x, y, turn, height), in millimetres and degrees."""
    begin(*size); light_still_life((0, .02, 0), key=46)
    p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate(colour), .001); p.done()
    for make, x, y, turn, *z in things:
        place(make(), (x / 1000, y / 1000, .0005 + (z[0] / 1000 if z else 0)), turn)
    camera((0, -.46, .72), (0, -.004, .008), lens=lens, fstop=8, focus=(0, 0, .02))
    render(name, 84, 16, None, folder, exposure=1.5, contrast=1.06, sat=1, vignette=.06)


def still_lifes(folder, sets, plates, size=(800, 800)):
    """Renders the still lifes named after `--`, or all. `sets`: name -> (alternative text, things, focal length if not 80)."""
    names = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else list(sets)
    for name in names:
        alt, things, *lens = sets[name]
        still_life(name, folder, plates[list(sets).index(name) % len(plates)], things, *lens, size=size)
