"""Nine still lifes, one for each free resource, of the document in use. Same camera, same light, five colours.

    blender -b -P resources.py                                  all nine, as ../../media/resources/NAME.webp
    blender -b -P resources.py -- mvp-scope-canvas              only these
    SIZE=40 SAMPLES=16 blender -b -P resources.py               drafts: out/NAME.png, nothing else
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

# In the order of the cards, so that neighbours differ in two and three columns.
PLATES = ('#ffae1f', '#14302d', MINT, '#0c8a8e', '#bdccc6', '#ffae1f', '#1d423d', MINT, '#0c8a8e')
BLUE, GREY, CORAL = '#1d3f8a', '#84918c', '#e4552f'


def title(x, y, size, *words, c=INK, step=1.12):
    return [('text', c, size, x, y + k * size * step, line, 'serif') for k, line in enumerate(words)]


def ticked(x, y, width, rows, done, size=12.5, step=20):
    """Rows of a checklist. The first `done` of them are ticked."""
    m = []
    for k, words in enumerate(rows):
        b = y + k * step; m += [('frame', '#4c605a', x, b - size * .86, size, size), ('text', INK, size, x + size * 1.6, b, words, 'bold'), ('fill', '#cbd5d0', x, b + step * .32, width, .6)]
        m += [('line', BLUE, 1.7, [(x + size * .18, b - size * .38), (x + size * .45, b - size * .08), (x + size * 1.15, b - size * 1.1)])] if k < done else []
    return m


# ---------------------------------------------------------------- the first walk
def walk_sheet():
    """A sheet that was folded twice and has been opened again."""
    m = title(12, 33, 25.5, 'Warehouse', 'slotting') + [('fill', INK, 12, 73, 152, 1)] + ticked(13, 96, 150, ('At the dock', 'In the aisles', 'With the pickers', 'Cold, heavy', 'At the desk'), 3, 13.5, 23.5)
    png, w, h = printed('slotting-walk', 176, 214, m), .176, .214; g = group('walk sheet')
    def f(u, v):
        t = v * 3; k = min(2, int(t)); s = t - k; up = (s, 1 - s, s)[k]; soft = up * up * (3 - 2 * up) * .35 + up * .65
        return (u - .5) * w, (v - .5) * h * .992, .0008 + .016 * soft + .0007 * (1 + mnoise.noise(Vector((u * 3, v * 3, 1))))
    surface('sheet', f, 30, 120, image_mat(png, rough=.75), g, thick=.00025)
    return g


def distance_meter(words='14.2 m'):
    """A laser distance meter, 56 x 128 mm, its beam towards +Y."""
    g = group('meter'); p = Part('meter', g); y, k = plastic('#0d7f7b', .42), rubber('#16211f')
    p.slab((0, 0, .014), .056, .128, .028, .012, k, .006, seg=5); p.slab((0, .004, .0165), .049, .112, .026, .010, y, .005, seg=5)
    p.slab((0, .028, .0298), .042, .046, .0014, .004, plastic('#0a1312', .15), .0006); p.slab((0, .064, .016), .040, .006, .016, .003, plastic('#0a1312', .25), .001)
    p.cyl((0, -.016, .0302), .0098, .004, plastic('#c4261d', .35), .0014)
    for n, (a, b) in enumerate(((-.0145, -.016), (.0145, -.016), (-.0145, -.034), (0, -.036), (.0145, -.034))):
        p.slab((a, b, .0298), .0105, .010, .003, .003, plastic('#2c3836', .5), .0012)
    p.done(); sheet('lcd', .038, .040, image_mat(printed('meter', 38, 40, [('text', '#15241f', 5, 3, 9, 'Laser'), ('fill', '#15241f', 3, 13, 32, .5), ('text', '#15241f', 10.5, 2.6, 30, words, 'bold')], '#c3d3bb'), rough=.2), (0, .028, .0307), col=g)
    return g


def aimed_carton():
    """A carton with the dot of a laser on its front."""
    g = small_carton(.112, .084, .064, 4); d = disc('dot', .0042, glow('#ff2a1c', 3), (-.018, -.0427, .034), g); d.rotation_euler = (rad(90), 0, 0)
    return g


# ---------------------------------------------------------------- forms, and the sum of them
def receipt():
    m = [('text', INK, 14, 8, 21, 'Goods', 'bold'), ('text', INK, 14, 8, 37, 'receipt slip', 'bold'), ('fill', INK, 8, 43, 96, .9)]
    for k in range(7):
        y = 57 + k * 13.5; m += [('fill', GREY, 8, y - 3, 18, 1.6), ('fill', '#c3ccc8', 32, y + 1.4, 72, .5), ('hand', BLUE, 34, y, 24 + (k * 19) % 36, 6)]
    return printed('receipt', 112, 156, m, '#fbf6e3')


def forms(n=46):
    """A pile of filled-in forms, three kinds of paper, not quite straight, under a rubber band."""
    g = group('forms'); p = Part('pile', g); q = random.Random(11); papers = [board(c) for c in ('#f6f4ea', '#f6f4ea', '#f3dfa0', '#eec9c4', '#f6f4ea', '#c9dde6')]; d = .0014
    for k in range(n):
        p.slab((q.uniform(-.0022, .0022), q.uniform(-.0025, .0025), d * (k + .5)), .112, .156, d * .86, .0012, papers[(k * 5 + k // 4) % 6], .0003, (0, 0, q.uniform(-1.2, 1.2)))
    top = n * d; p.done(); leaf(receipt(), 112, 156, .5, col=g, z=top + .0005)
    return g


def estimate_screen():
    m = title(12, 27, 18.4, 'Estimating a', 'migration from paper', c='#06120f', step=1.18) + [('fill', INK, 12, 58, 206, 1), ('text', '#1d2c28', 13.5, 12, 79, 'The example pays back in'), ('fill', '#ffd257', 12, 87, 206, 36), ('text', INK, 26, 17, 114, '32 months', 'bold')]
    return printed('estimate', 230, 150, m + [('fill', GREY, 12, 134, 92, 2), ('fill', GREY, 112, 134, 60, 2)], '#ffffff')


# ---------------------------------------------------------------- readiness
def hipaa_sheet():
    rows = ('Administrative', 'Physical', 'Technical', 'Contracts')
    return printed('hipaa', 176, 212, title(13, 40, 34, 'HIPAA') + title(13, 72, 27, 'readiness') + [('fill', INK, 13, 82, 150, 1)] + ticked(14, 109, 148, rows, 3, 14.5, 26))


def official():
    return printed('official', 54, 86, [('fill', '#0a665e', 0, 0, 54, 26), ('text', '#ffffff', 10, 5, 17.5, 'Security', 'bold'), ('text', INK, 12.5, 5, 48, 'official', 'serif'), ('fill', GREY, 5, 57, 40, 2.2), ('fill', GREY, 5, 64, 28, 2.2), ('fill', YELLOW, 0, 75, 54, 11)])


def padlock():
    """A closed brass padlock on its back, 62 mm wide, its key beside it in the lock's direction."""
    g = group('padlock'); p = Part('padlock', g); br, st = metal('#c9a24c', .26), metal('#d7dcda', .12)
    p.slab((0, 0, .014), .062, .052, .028, .008, br, .004, seg=5); p.slab((0, -.004, .0283), .040, .026, .0012, .003, metal('#b08a38', .4), .0004)
    for k in range(3):
        p.box((0, -.011 + k * .007, .0292), (.030, .0014, .0006), plastic('#5e4a1c', .5), .0001)
    p.done()
    tube([(-.0195, .020, .014), (-.0195, .046, .014), (-.0185, .056, .014), (-.0125, .067, .014), (0, .0715, .014), (.0125, .067, .014), (.0185, .056, .014), (.0195, .046, .014), (.0195, .020, .014)], .0052, st, g)
    return g


def key(colour=TEAL):
    g = group('key'); p = Part('key', g); st = metal('#c2c8c2', .26); p.slab((0, 0, .003), .026, .026, .005, .011, plastic(colour, .4), .0018); p.slab((.034, 0, .003), .046, .0088, .0026, .001, st, .0005)
    for k in range(6):
        p.box((.026 + k * .0052, -.0046, .003), (.003, .0014 + (k * 5 % 3) * .0012, .0025), st, .0003)
    p.done()
    return g


# ---------------------------------------------------------------- the weekend
def weekend_book():
    """A wire-bound book with a tab for each of the five decisions."""
    w, h, d = 172, 216, 18; g = block(w, h, d, board(DEEP), pages(), .004)
    m = [('fill', '#0a3b38', 0, 0, w - 6, h - 4), ('fill', '#ffc83d', 18, 20, 40, 5)] + title(17, 60, 29, 'Go-live', 'weekend', c='#ffffff', step=1.14) + title(17, 134, 25, 'runbook', c='#8fdccb') + [('fill', '#5f8d86', 18, 166 + 10 * k, n, 2.4) for k, n in enumerate((104, 76))]
    leaf(printed('weekend-book', w - 6, h - 4, m, '#0a3b38'), w - 6, h - 4, 0, col=g, z=d / 1000 + .0004)
    for k in range(5):
        x, y, z = w / 2000 + .0085, h / 2000 - .027 - k * .0405, .0145 - k * .0022; c = CORAL if k == 3 else '#ffc83d'
        p = Part('tab', g); p.slab((x, y, z), .030, .033, .0009, .005, board(c), .0002); p.done()
        sheet('name', .019, .026, image_mat(printed(f'tab-{k + 1}', 38, 52, [('text', '#ffffff' if k == 3 else INK, 24, 3.5, 35, f'P{k + 1}', 'bold')], c), rough=.6), (x + .0035, y, z + .0006), col=g)
    wire = metal('#aab3b1', .3)
    for k in range(24):
        x, y = -w / 2000, (k - 11.5) * .0086; tube([(x + .007, y, d / 1000 + .0008), (x + .001, y, d / 1000 + .0055), (x - .006, y, d / 1000 - .003), (x - .005, y, .003), (x + .001, y, .0002)], .0011, wire, g)
    return g


def headlamp():
    """A headlamp, switched on, its lamp towards -Y, on its elastic band."""
    g = group('headlamp'); band, k = cloth('#ffc83d'), plastic('#1a2423', .4); a, b = .064, .058
    surface('band', lambda u, v: ((a + .0022 * math.sin(v * 3.14)) * math.cos(u * 6.2832), (b + .0022 * math.sin(v * 3.14)) * math.sin(u * 6.2832) * (1 + .05 * math.cos(u * 12.57)), .001 + v * .026), 96, 6, band, g, thick=.0022, closed=True)
    surface('stripe', lambda u, v: ((a + .0042) * math.cos(u * 6.2832), (b + .0042) * math.sin(u * 6.2832) * (1 + .05 * math.cos(u * 12.57)), .010 + v * .008), 96, 2, cloth('#16302d'), g, thick=.0008, closed=True)
    p = Part('lamp', g); p.slab((0, -b - .014, .020), .062, .040, .024, .010, k, .005, (62, 0, 0), 5); n = Vector((0, -math.sin(rad(62)), math.cos(rad(62)))); c = Vector((0, -b - .014, .020)) + n * .0125
    p.cyl(tuple(c), .0165, .009, metal('#d3d9d7', .2), .002, (62, 0, 0), n=48); p.cyl(tuple(c + n * .0046), .0142, .0012, glow('#fff3cf', 2.6), .0002, (62, 0, 0), n=48)
    p.slab((0, b + .004, .015), .052, .022, .026, .006, k, .004); p.slab((.020, -b - .010, .040), .014, .010, .005, .003, plastic('#c4261d', .4), .0015); p.done()
    return g


def kitchen_timer(minutes=30):
    """A round kitchen timer, 78 mm, wound up to a number of minutes."""
    g = group('timer'); wh = plastic('#f3f1e8', .3); lathe('body', [(0, .001), (.036, .001), (.039, .004), (.0395, .012), (.0385, .020), (.036, .0235), (.0335, .0245), (0, .0245)], plastic('#c4261d', .3), col=g)
    m = []
    for k in range(60):
        t = rad(k * 6); r0 = 33.5; m.append(('line', INK, .9 if k % 5 else 1.8, [(36 + r0 * math.sin(t), 36 - r0 * math.cos(t)), (36 + (r0 - (3 if k % 5 else 5)) * math.sin(t), 36 - (r0 - (3 if k % 5 else 5)) * math.cos(t))]))
    m += [('text', INK, 9.5, 36 + 22.5 * math.sin(rad(k * 6)) - (2.8 if k < 10 else 5.6), 36 - 22.5 * math.cos(rad(k * 6)) + 3.4, str(k), 'bold') for k in range(0, 60, 10)]
    disc('dial', .0335, image_mat(printed('timer', 72, 72, m, '#f7f5ec'), rough=.3), (0, 0, .0249), g)
    p = Part('knob', g); p.cyl((0, 0, .030), .0135, .011, wh, .002, n=48); p.slab((0, 0, .038), .009, .034, .015, .004, plastic('#c4261d', .3), .003, (0, 0, -minutes * 6)); p.done()
    return g


# ---------------------------------------------------------------- scope
def unrolled(flat=.238, w=.330, L=.52, r=.0165):
    """A roll of paper, unrolled towards -Y. The rest lies rolled up at its back."""
    top = round((L - flat) * 1000)
    m = title(16, top + 48, 29, 'MVP scope canvas') + [('fill', INK, 16, top + 57, 298, 1.1), ('text', INK, 17, 16, top + 77, 'The one path', 'bold'), ('text', INK, 17, 171, top + 77, 'Not now', 'bold'), ('fill', '#c5e9df', 16, top + 85, 142, 142), ('fill', '#e9ecea', 171, top + 85, 143, 142)]
    g = group('roll')
    def f(u, v):
        s = v * L; t = max(0, s - flat) / r; q = r * (1 - .026 * t)
        y, z = (s, 0) if s < flat else (flat + q * math.sin(t), r - q * math.cos(t))
        return (u - .5) * w, y - .118, .0008 + z + max(0, .014 - s) * .12 + .0003 * (1 + mnoise.noise(Vector((u * 4, s * 8, 2)))) * (s < flat)
    surface('roll', f, 24, 300, image_mat(printed('scope-roll', round(w * 1000), round(L * 1000), m, '#fdfcf7'), rough=.75), g, thick=.00025)
    return g


def idea(name, words, c='#ffd75e', out=True):
    """A sticky note, crossed out in red if `out`."""
    m = [('text', '#1d2423', 13, 5, 26 + 17 * k, w, 'bold') for k, w in enumerate(words)] + ([('line', '#d3271b', 2.6, [(4, 9), (57, 50)]), ('line', '#d3271b', 2.6, [(56, 8), (6, 51)])] if out else [])
    return leaf(printed(f'idea-{name}', 62, 60, m, c), 62, 60, 1.1, seed=len(name), z=.0012)


def scissors(colour=CORAL):
    """Open scissors, 190 mm, their tips towards +X."""
    g = group('scissors'); st = metal('#d3d9d7', .16); m = plastic(colour, .32)
    for s in (-1, 1):
        a = rad(s * 9); turn = lambda x, y: (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)); z = .006 + s * .0012
        surface('blade', lambda u, v: (*turn(-.020 + u * .122, (v - .5) * .0150 * (1 - max(0, u - .15) ** 1.5 * 1.12) + s * .0030 * (1 - u)), z), 40, 3, st, g, thick=.0022)
        ring = [turn(-.078 + .030 * math.cos(k * math.pi / 8), -s * .0165 + .0185 * math.sin(k * math.pi / 8)) for k in range(17)]
        tube([(x, y, .0068) for x, y in ring], .0052, m, g); p = [turn(*q) for q in ((-.012, 0), (-.030, -s * .002), (-.050, -s * .010))]; tube([(x, y, .0068) for x, y in p], .0056, m, g)
    p = Part('screw', g); p.cyl((0, 0, .0088), .0048, .004, metal('#9aa5a2', .25), .001); p.done()
    return g


# ---------------------------------------------------------------- offline
def offline_sheet():
    m = title(13, 36, 27, 'Offline-first', 'test plan') + [('fill', INK, 13, 76, 176, 1), ('text', '#4a5b56', 11, 150, 93, 'Passed')]
    for k, (letter, what) in enumerate((('A', 'No network'), ('B', 'Half a network'), ('C', 'Death'), ('D', 'Sleep and battery'))):
        y = 114 + k * 25; m += [('text', TEAL, 17, 13, y, letter, 'serif'), ('text', INK, 15, 33, y, what, 'bold'), ('fill', '#cbd5d0', 13, y + 8, 176, .6)] + ([('line', '#12795a', 2.4, [(163, y - 6), (168, y - 1), (178, y - 13)])] if k < 3 else [])
    return printed('offline-plan', 202, 206, m)


def no_network():
    """A handheld's screen without a network: the symbol crossed out, and what waits."""
    m = [('fill', '#14302d', 0, 0, 66, 62)]
    for r in (9, 17, 25):
        ps = [(33 + r * math.sin(rad(t)), 43 - r * math.cos(rad(t))) for t in range(-45, 46, 9)]; m.append(('line', '#f4f7f5', 4, ps))
    m += [('dot', '#f4f7f5', 33, 43, 3.4), ('line', '#ff6a4d', 5, [(12, 10), (54, 54)]), ('text', INK, 14, 5, 80, 'Offline', 'bold'), ('text', INK, 11, 5, 95, '12 waiting', 'bold')]
    return printed('no-network', 66, 103, m, '#ffd257')


def shut_in():
    """A biscuit tin as a Faraday cage, with a handheld in it. Its lid lies across the lower half."""
    g = scanner(no_network(), 1.0)
    for o in list(g.objects):
        o.location.y += .009; o.location.z += .003
    w, h, d, r, t, n = .126, .258, .046, .020, .0022, 9; tin, inside = painted('#b3261e', 'tin', .32), metal('#cfd3cc', .25)
    def rim(name, prof, m):
        """The wall of a tin: a rounded rectangle, at each height as far from the outside as `prof` says."""
        def f(u, v):
            corner, step = divmod(round(u * 4 * n) % (4 * n), n); a = rad(corner * 90 + step * 90 / (n - 1)); off, z = prof[round(v * (len(prof) - 1))]
            cx, cy = ((1, 1), (-1, 1), (-1, -1), (1, -1))[corner]
            return cx * (w / 2 - r) + (r - off) * math.cos(a), cy * (h / 2 - r) + (r - off) * math.sin(a), z
        surface(name, f, 4 * n, len(prof) - 1, m, g, closed=True)
    rim('outside', ((.002, 0), (0, .002), (0, d - .003), (-.0008, d - .001), (0, d)), tin); rim('inside', ((0, d), (t, d - .001), (t, .003), (t + .002, .0015)), inside)
    p = Part('floor', g); p.slab((0, 0, .0012), w - .003, h - .003, .0016, r - .002, inside, .0002); p.done()
    q = Part('lid', g); q.slab((0, 0, .008), h + .003, w + .003, .016, r, tin, .003, seg=4); o = q.done((0, -.084, d + .001), (0, 0, 9))
    sheet('label', .150, .064, image_mat(printed('biscuits', 150, 64, [('frame', '#b3261e', 3, 3, 144, 58), ('text', '#8e1d17', 30, 11, 42, 'Biscuits', 'serif')], '#f6e7c4'), rough=.4), (0, 0, .0163), col=g, parent=o)
    return g


# ---------------------------------------------------------------- two weeks, four bidders, forty questions
def agenda():
    m = title(13, 36, 27, 'Discovery', 'workshop') + [('fill', INK, 13, 78, 190, 1)]
    for k in range(10):
        x, y = 13 + k % 5 * 38.6, 90 + k // 5 * 40; m += [('fill', '#0d9488' if k in (1, 2) else '#ffc83d' if k == 9 else '#d9e6e1', x, y, 35, 36), ('text', '#ffffff' if k in (1, 2) else INK, 22, x + 5, y + 26, str(k + 1), 'serif')]
    return printed('agenda', 216, 182, m)


def rfp():
    m = title(13, 36, 27, 'Warehouse', 'software RFP') + [('fill', INK, 13, 78, 184, 1)]
    for k, (b, n) in enumerate(zip('ABCD', (118, 142, 64, 96))):
        y = 90 + k * 23; m += [('text', INK, 16, 13, y + 14, b, 'bold'), ('fill', '#e1e9e5', 36, y + 1, 160, 15), ('fill', '#ffc83d' if b == 'B' else '#0d9488', 36, y + 1, n, 15)]
    return printed('rfp', 210, 190, m)


def bid(letter, c):
    """A bid in its envelope, with the letter of the bidder."""
    g = envelope(c); sheet('letter', .040, .040, image_mat(printed(f'bid-{letter}', 40, 40, [('text', INK, 34, 8, 32, letter, 'serif')], '#fbfaf5'), rough=.7), (0, -.022, .0050), col=g)
    return g


def fhir():
    m = title(13, 38, 30, 'FHIR') + title(13, 70, 25, 'questions') + [('fill', INK, 13, 80, 154, 1)]
    for k, n in enumerate((1, 6, 13, 18)):
        y = 100 + k * 25; m += [('text', TEAL, 17, 13, y, str(n), 'serif'), ('fill', GREY, 40, y - 9, (112, 96, 120, 84)[k], 3), ('fill', '#c3ccc8', 40, y - 2, (84, 116, 60, 104)[k], 2.4)]
    return printed('fhir', 180, 206, m)


# The one path and box 6 of the example in the canvas: name, words, x, y, turn.
PATH = (('photo', ('Photo',), -142, -4, -4), ('rate', ('Better?', 'Worse?'), -78, -1, 3), ('send', ('Send',), -112, -70, 4))
NOT_NOW = (('area', ('Area',), 12, -2, 3), ('tablets', ('Tablets',), 80, -4, -4), ('relatives', ('By', 'relatives'), 16, -70, -3), ('dressings', ('Order',), 83, -71, 4))


def unsigned():
    """A contract with a flag where it is to be signed."""
    m = title(13, 34, 23, 'Contract') + [('fill', INK, 13, 43, 124, .9)] + [('fill', GREY, 13, 58 + 11 * k, w, 2.4) for k, w in enumerate((118, 108, 122, 96, 114, 70))]
    g = leaf(printed('unsigned', 150, 192, m + [('line', INK, 1.4, [(14, 152), (21, 160)]), ('line', INK, 1.4, [(21, 152), (14, 160)]), ('fill', INK, 26, 162, 86, .9)]), 150, 192, .6, seed=3)
    sheet('flag', .040, .018, image_mat(printed('sign-here', 80, 36, [('text', INK, 24, 8, 27, 'Sign', 'bold')], CORAL), rough=.6), (.068, -.062, .0026), col=g)
    return g


SETS = {
    'warehouse-slotting-first-walk-checklist': ('A folded sheet headed Warehouse slotting, three of its sections ticked, a laser distance meter that reads 14.2 m, its red dot on a carton, and a smaller carton', [
        (walk_sheet, -94, 0, 6), (distance_meter, 58, -56, -15), (aimed_carton, 108, 66, -13), (lambda: small_carton(.088, .066, .050, 2), 145, -40, 14)], 67),
    'migration-from-paper-estimate': ('A thick pile of filled-in forms beside a tablet, on which the estimate of a migration from paper pays back in 32 months, a pencil and paper clips', [
        (forms, -131, -6, 9), (lambda: tablet(estimate_screen(), .230, .150, .85), 64, 14, -5, 8), (lambda: pencil(), 62, -108, 8), (clip, -40, -116, 30), (clip, -26, -98, -40)], 67),
    'hipaa-readiness-checklist': ('A HIPAA readiness checklist with three of its sections ticked, the pass of a security official on a lanyard, a brass padlock and its key', [
        (lambda: leaf(hipaa_sheet(), 176, 212, .7), -82, 0, 6), (lambda: badge(official(), cloth('#0d7f7b')), 150, 8, -8), (padlock, 62, -76, 14), (key, 116, -102, -10)], 72),
    'go-live-weekend-runbook': ('A wire-bound runbook for a go-live weekend with five tabs from P1 to P5, the fourth in red, a headlamp that is on and a kitchen timer', [
        (weekend_book, -72, 0, 6), (headlamp, 116, 62, -16), (kitchen_timer, 112, -84, 8)], 70),
    'mvp-scope-canvas': ('A roll of paper headed MVP scope canvas, three notes on the one path, four notes under not now, crossed out in red, and scissors', [
        (unrolled, -34, 0, 0), *[((lambda n=n, w=w: idea(n, w, '#8fd6c4', False)), x, y, turn, 1) for n, w, x, y, turn in PATH], *[((lambda n=n, w=w: idea(n, w)), x, y, turn, 1) for n, w, x, y, turn in NOT_NOW], (scissors, 155, -26, 93, 1)], 62),
    'offline-first-test-plan': ('An offline-first test plan with three groups passed, and a handheld that says Offline, 12 waiting, in a biscuit tin with its lid across the lower half', [
        (lambda: leaf(offline_sheet(), 202, 206, .7), -138, 0, 5), (shut_in, 102, 8, -5), (lambda: pen('#14302d'), -116, -134, 8)], 52),
    'discovery-workshop-agenda': ('The agenda of a discovery workshop with ten numbered days, two of them in teal, a yellow safety helmet for those two, and a marker', [
        (lambda: leaf(agenda(), 297, 250, .7), -142, 4, 5), (lambda: helmet('#f0b622'), 174, -6, 16), (lambda: marker('#c4261d'), -40, -160, 9)], 43),
    'warehouse-software-rfp-template': ('A request for proposals for warehouse software with the results of four bidders, one in yellow, and the four envelopes of their bids', [
        (lambda: leaf(rfp(), 210, 190, .7), -88, 0, 5), (lambda: envelope('#d8cba9'), 110, 62, -14), (lambda: envelope('#e5dcc4'), 120, 26, -4, 3.5), (lambda: envelope('#d8cba9'), 110, -14, 8, 7), (lambda: bid('B', '#ffd257'), 118, -56, -6, 10.5)], 68),
    'fhir-vendor-questions': ('A sheet headed FHIR questions under a loupe, beside a contract that is not signed yet, and a pen', [
        (lambda: leaf(fhir(), 180, 206, .7), -100, 0, 6), (unsigned, 104, 8, -6), (lambda: pen('#14302d'), 104, -108, 9), (loupe, -48, -16, 24, 1)], 68),
}


still_lifes('resources', SETS, PLATES, size=(1296, 864))
