"""The sill of a pilot station’s window at dusk: a tablet shows the tide for one ship, from 03:20 to 05:00; binoculars and a radio stand beside it, outside the lights of the harbour blur."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cv2, numpy as np
from objects import *

begin(seed=320); world('#4a6078', .22); mist(2, 12)
S = 1.0                                                     # height of the sill
EYE, LOOK, LENS = Vector((-.06, -.66, S + .245)), Vector((.03, .30, S + .118)), 38


def harbour(w=1500, h=1000):
    """The harbour far outside, out of focus as with f/2: drawn as lights, each blurred to a disc."""
    r = np.random.default_rng(4); y0 = 300                  # the horizon
    colour = lambda c: np.array(lin(c)[:3], np.float32); img = np.zeros((h, w, 3), np.float32)
    rows = lambda at, cs, n: np.stack([np.interp(np.linspace(0, 1, n), at, [colour(c)[k] for c in cs]) for k in range(3)], 1)[:, None]
    img[:y0] = rows((0, .45, .8, 1), ('#1c3150', '#48648a', '#c08f86', '#f2b27c'), y0)
    img[y0:] = rows((0, .10, .4, 1), ('#b08a80', '#5b6c85', '#2a405c', '#16273c'), h - y0)
    ripple = cv2.resize(cv2.GaussianBlur(r.standard_normal((h - y0, 60)).astype(np.float32), (0, 0), 1.6), (w, h - y0))
    img[y0:] *= 1 + .35 * ripple[..., None]
    land = y0 - 16 - 12 * np.abs(cv2.GaussianBlur(r.standard_normal((1, w)).astype(np.float32), (0, 0), 45))[0] * 12
    land[:520] -= 16
    for x in range(w):
        img[int(land[x]):y0 + 3, x] = colour('#182431')
    dark = tuple(float(v) for v in colour('#141f2b'))
    for x, t in ((150, 150), (262, 158), (390, 138)):       # cranes on the far quay
        for q in (0, 40):
            cv2.line(img, (x + q, y0), (x + q, y0 - t), dark, 8)
        cv2.line(img, (x - 30, y0 - t), (x + 118, y0 - t - 12), dark, 9); cv2.line(img, (x + 40, y0 - t - 46), (x + 112, y0 - t - 14), dark, 4); cv2.line(img, (x + 40, y0 - t), (x + 40, y0 - t - 46), dark, 6)
    cv2.fillPoly(img, [np.array(((520, y0 - 42), (742, y0 - 42), (728, y0 + 12), (540, y0 + 12)), np.int32)], dark)     # a ship, inbound
    cv2.rectangle(img, (540, y0 - 100), (588, y0 - 40), tuple(float(v) for v in colour('#6b6f78')), -1); cv2.rectangle(img, (604, y0 - 62), (712, y0 - 40), dark, -1)
    warm, white, red, green = '#ffb45e', '#fff0d2', '#ff4b3a', '#36e0a0'
    points = [(x, y0 - 14 - (k % 3) * 9, warm, (16, 26, 12)[k % 3]) for k, x in enumerate((30, 84, 128, 205, 246, 318, 352, 436, 478, 902, 968, 1012, 1090, 1138, 1226, 1300, 1352, 1441))]
    points += [(190, y0 - 168, red, 14), (302, y0 - 176, red, 14), (430, y0 - 156, red, 14), (554, y0 - 84, white, 15), (574, y0 - 84, white, 15), (564, y0 - 66, white, 12), (566, y0 - 128, white, 30), (722, y0 - 76, white, 26), (650, y0 + 74, green, 40), (1060, y0 + 46, red, 46)]
    for x, y, c, k in points:
        cv2.circle(img, (x, y), 3, tuple(float(v) * k for v in colour(c)), -1)
        n = 190; fade = np.exp(-np.arange(n) / 62) * (1 + .8 * r.standard_normal(n)).clip(.1); top = max(y, y0) + 6
        for j in range(n):
            q = int(x + 3 * r.standard_normal()); img[top + j, max(0, q - 4):q + 5] += colour(c) * k * .030 * fade[j]
    R = 19; yy, xx = np.mgrid[-R:R + 1, -R:R + 1]; a = np.arctan2(yy, xx); edge = R * math.cos(math.pi / 7) / np.cos((a % (2 * math.pi / 7)) - math.pi / 7)
    spread = (np.hypot(xx, yy) <= edge).astype(np.float32); img = cv2.filter2D(img, -1, spread / spread.sum(), borderType=cv2.BORDER_REFLECT)
    s = np.clip(img, 0, 1); s = np.where(s <= .0031308, 12.92 * s, 1.055 * s ** (1 / 2.4) - .055)
    dst = os.path.join(OUT, 'screens', 'harbour.png'); os.makedirs(os.path.dirname(dst), exist_ok=True); cv2.imwrite(dst, (s[..., ::-1] * 255).astype(np.uint8))
    return dst


# the window, with the harbour as a picture behind it
white = painted('#c9cdc6', 'frame', .38)
p = Part('window'); p.slab((.2, .10, S - .02), 3.2, .56, .04, .008, white, .006); p.box((.2, .365, S + .030), (3.2, .055, .06), white, .006); p.box((.2, .345, S + .066), (3.2, .030, .014), white, .004)
p.box((-.485, .365, S + .5), (.060, .055, 1.0), white, .006); p.box((-.485, .340, S + .5), (.026, .02, 1.0), white, .005)
p.cyl((-.485, .322, S + .205), .012, .02, metal('#a9793c', .3), .002, (90, 0, 0)); p.slab((-.485, .310, S + .188), .018, .075, .010, .008, metal('#a9793c', .3), .003, (90, 0, 0))
p.done()
ray = (LOOK - EYE).normalized(); FAR = 1.5; W = FAR * 36 / LENS * 1.03
m = image_mat(harbour(), .86); m.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0           # otherwise the lamp would be reflected in it
o = sheet('harbour', W, W * 2 / 3, m, EYE + ray * FAR); o.rotation_euler = ray.to_track_quat('-Z', 'Y').to_euler(); o.visible_diffuse = False


def tide():
    """The ship, the hours with enough water for it, and the tide on the bar: 9.7 m at chart datum, high water at 04:12."""
    navy, blue = '#12395f', '#12395f'; X = lambda t: 84 + t * 14.6; depth = lambda t: 11.7 + 1.43 * math.cos((t - 4.2) / 12.43 * 2 * math.pi); Y = lambda d: 62 + (13 - d) * 23
    curve = [(X(k / 10), Y(depth(k / 10))) for k in range(0, 81)]; up = [(X(3.333 + k * .0834), Y(depth(3.333 + k * .0834))) for k in range(21)]
    m = [('area', '#d8e8f5', curve + [(X(8), 122), (X(0), 122)]), ('fill', YELLOW, X(3.333), 30, X(5) - X(3.333), 92), ('line', navy, 2.2, curve)]
    m += [('line', RED, 1.5, [(x, 62), (x + 5, 62)]) for x in range(88, 200, 9)] + [('text', RED, 14, 164, 56, '13 m', 'bold')]
    m += [('fill', navy, 0, 0, 200, 29), ('text', '#ffffff', 18, 9, 21, 'Tern Venture', 'bold'), ('text', INK, 28, 8, 64, '03:20', 'bold'), ('text', '#33475a', 15, 9, 84, 'to 05:00'), ('fill', '#ffffff', 0, 92, 83, 30)]
    return printed('tide', 200, 122, m + [('text', INK, 14, 9, 111, '1 h 40 min', 'bold')], '#ffffff')


def binoculars():
    """Binoculars, 7 x 50, standing upright, 190 mm high."""
    g = group('binoculars'); black, grip = pbr('armour', '#1b2322', .50, 0, .08, 12, .06, 500, rough_vary=.1), pbr('grip', '#141b1a', .62, 0, .08, 14, .16, 420)
    for s in (-1, 1):
        lathe('barrel', [(0, .004), (.027, .004), (.030, .001), (.0335, .004), (.0340, .016), (.0325, .022), (.0315, .055), (.0290, .078), (.0270, .086), (0, .088)], black, (s * .052, 0, 0), g)
        lathe('eyepiece', [(0, .138), (.0170, .138), (.0180, .142), (.0180, .152), (.0165, .156), (.0165, .166), (.0205, .170), (.0215, .186), (.0195, .190), (.0150, .188), (.0150, .180), (0, .179)], black, (s * .034, .004, 0), g)
        q = Part('prism', g); q.slab((s * .046, .002, .112), .064, .054, .058, .024, grip, .010, seg=5); q.cyl((s * .034, .004, .1385), .0200, .006, metal('#8d9896', .3), .001, n=48); q.done()
    q = Part('hinge', g); q.cyl((0, .002, .112), .0105, .060, black, .002); q.cyl((0, .002, .150), .0130, .022, grip, .003, n=40); q.box((0, .004, .134), (.070, .016, .010), black, .003); q.box((0, .006, .060), (.070, .012, .016), black, .003); q.done()
    return g


def charger():
    g = group('charger'); q = Part('charger', g); q.slab((0, 0, .016), .088, .074, .032, .014, plastic('#1a2322', .42), .006, seg=4); q.cyl((.030, -.0365, .016), .003, .002, glow('#46e0b0', 5), .0005, (90, 0, 0)); q.done()
    return g


place(binoculars(), (-.265, .150, S), -14)
place(charger(), (-.105, .205, S), -8); r_ = place(radio(), (-.105, .2215, S + .077)); r_.rotation_euler = (rad(86), 0, rad(-8))
place(tablet(tide(), w=.345, h=.2105, strength=.52), (.192, .205, S + .1205), -9, (70, 0))
k = Part('stand'); k.slab((.205, .262, S + .005), .16, .12, .010, .012, plastic('#1a2322', .42), .003, (0, 0, -9)); k.slab((.200, .252, S + .070), .12, .13, .010, .012, plastic('#1a2322', .42), .003, (66, 0, -9)); k.done()
place(manual(printed('tide-tables', 150, 205, [('fill', '#8a1f2d', 0, 0, 150, 205), ('text', '#f6ead2', 21, 14, 44, 'Tide tables', 'serif'), ('text', '#f6ead2', 25, 14, 78, '2026', 'serif'), ('fill', '#f6ead2', 14, 92, 30, 1.6)], '#8a1f2d'), 150, 205, 12, '#8a1f2d'), (-.072, .040, S), 9)
place(pencil('#ffc83d', .150), (.210, .020, S), 16)
# dusk from the window, and a lamp behind the camera on the left
area((.1, .62, S + .75), (.05, .10, S), (1.8, .7), 9, '#a7c0e6'); area((-1.1, -.75, S + .95), (.0, .15, S + .05), (.5, .4), 17, '#ffcf94'); area((1.3, -.9, S + .7), (.15, .2, S), (.8, .8), 3, '#9db8d8')
camera(EYE, LOOK, lens=LENS, fstop=5.6, focus=(.15, .19, S + .12))
render('pilot-station', size=74, samples=16, phone=.95, exposure=1.45, bloom=.08)
