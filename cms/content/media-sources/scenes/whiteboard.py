"""A whiteboard at night: a handheld sends the same scan twice because the answer was lost, and a green ring is drawn around what solved it: same key, one row."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *
import cv2, numpy as np

begin(seed=4); world('#16303c', .10); mist(1, 9)
W, H, K = 2.0, 1.2, 1300                                                       # size of the board in metres, pixels per metre
BLACK, GREEN, CRIMSON, BLUE = '#1b2423', '#0b7f74', '#b9382c', '#274f9a'


def drawing():
    """Drawings with four markers: handwriting, wavy lines, and traces of what was wiped off."""
    r = np.random.default_rng(3); img = np.full((int(H * K), int(W * K), 3), 244, np.float32); img[..., 2] -= 3; img[..., 0] -= 2
    def ink(c, draw, amount=1.0):
        m = np.zeros(img.shape[:2], np.uint8); draw(m)
        n = [cv2.GaussianBlur(r.standard_normal(m.shape).astype(np.float32), (0, 0), s) * s for s in (26, 26)]
        yy, xx = np.mgrid[0:m.shape[0], 0:m.shape[1]].astype(np.float32)
        m = cv2.remap(m, xx + n[0] * 6, yy + n[1] * 6, cv2.INTER_LINEAR)
        dry = .80 + .2 * np.clip(cv2.GaussianBlur(r.standard_normal(m.shape).astype(np.float32), (0, 0), 2) * 2 + .6, 0, 1)
        a = (cv2.GaussianBlur(m, (0, 0), 1.1).astype(np.float32) / 255 * dry * amount)[..., None]
        img[:] = img * (1 - a) + np.array([int(c[i:i + 2], 16) for i in (1, 3, 5)], np.float32) * a
    px = lambda p: (int(p[0] * K), int(p[1] * K))
    def text(s, x, y, size): return lambda m: cv2.putText(m, s, px((x, y)), cv2.FONT_HERSHEY_SIMPLEX, size * K / 21, 255, 11, cv2.LINE_AA)
    def lines(*ps): return lambda m: [cv2.line(m, px(a), px(b), 255, 11, cv2.LINE_AA) for a, b in zip(ps, ps[1:])]
    def arrow(a, b): return lambda m: cv2.arrowedLine(m, px(a), px(b), 255, 11, cv2.LINE_AA, tipLength=.05 / math.dist(a, b))
    def wipe(m):
        for k in range(9):
            cv2.ellipse(m, px((.55 + .16 * k, .95 - .03 * (k % 3))), (230, 80), -12, 0, 360, 255, -1)
    ink('#8fa09c', wipe, .10)
    ink(BLACK, text('sent twice, stored once?', .10, .17, .070)); ink(BLACK, lines((.10, .215), (1.12, .205)))
    for x, name in ((.24, 'phone'), (.98, 'server'), (1.66, 'table')):
        ink(BLACK, text(name, x - .10, .365, .056)); ink(BLACK, lines((x - .14, .30), (x + .16, .295), (x + .165, .395), (x - .145, .40), (x - .14, .30))); ink(BLACK, lines((x, .40), (x + .008, 1.10)))
    ink(BLUE, text('scan 4471', .42, .465, .048)); ink(BLUE, arrow((.25, .50), (.97, .53))); ink(BLUE, arrow((.99, .55), (1.65, .57)))
    ink(CRIMSON, arrow((.97, .64), (.52, .66))); ink(CRIMSON, lines((.44, .61), (.54, .71))); ink(CRIMSON, lines((.54, .61), (.44, .71))); ink(CRIMSON, text('lost', .62, .725, .046))
    ink(BLUE, text('scan 4471', .42, .835, .048)); ink(BLUE, arrow((.25, .87), (.97, .90)))
    ink(GREEN, text('same key,', 1.15, .815, .058)); ink(GREEN, text('one row', 1.18, .915, .058))
    ring = [(1.335 + .31 * (1 + .02 * a) * math.cos(a * .35 - 1.4), .835 + .165 * (1 + .012 * a) * math.sin(a * .35 - 1.4)) for a in range(20)]
    ink(GREEN, lines(*ring))
    dst = os.path.join(OUT, 'screens', 'whiteboard.png'); os.makedirs(os.path.dirname(dst), exist_ok=True)
    cv2.imwrite(dst, np.clip(img, 0, 255).astype(np.uint8)[..., ::-1])
    return dst


Z = 1.52                                                                       # height of the board's middle
p = Part('wall'); p.box((0, .06, 1.5), (8, .1, 3.4), wall('#5d837e'), .004); p.done()
o = sheet('board', W, H, image_mat(drawing(), rough=.16), (0, 0, Z), (90, 0, 0))
f = Part('frame'); alu, dark = metal('#aeb8b5', .3), plastic('#1b2625', .4)
for s in (-1, 1):
    f.box((0, .004, Z + s * (H / 2 + .010)), (W + .04, .022, .022), alu, .003); f.box((s * (W / 2 + .010), .004, Z), (.022, .022, H + .04), alu, .003)
    for t in (-1, 1):
        f.slab((s * (W / 2 + .008), .002, Z + t * (H / 2 + .008)), .045, .045, .03, .008, dark, .004, (90, 0, 0))
L = Z - H / 2 - .020
f.box((.15, -.040, L), (1.5, .085, .006), alu, .002); f.box((.15, -.080, L + .010), (1.5, .005, .022), alu, .002)
f.slab((-.34, -.036, L + .022), .13, .052, .036, .008, plastic('#26322f', .5), .004); f.slab((-.34, -.036, L + .006), .128, .050, .010, .004, pbr('felt', '#c8cdc9', .95, 0, .1, 20, .4, 900), .002)
f.done()
for x, c, turn in ((-.12, '#1b2423', 3), (.06, CRIMSON, -4), (.26, GREEN, 6), (.47, BLUE, -2)):
    place(marker(c), (x, -.040, L + .0035), turn)
# notes and a print, under magnets
up = lambda o, turn=0: setattr(o, 'rotation_euler', (rad(90), rad(turn), 0))
up(place(sticky(printed('ask-queue', 75, 75, [('hand', '#1d2423', 9, 26, 46, 10), ('hand', '#1d2423', 9, 46, 54, 10), ('hand', '#1d2423', 9, 64, 30, 10)], '#ffd75e')), (.88, -.001, Z + .47)), 5)
up(place(sticky(printed('ask-mint', 75, 75, [('hand', '#1d2423', 9, 30, 50, 10), ('hand', '#1d2423', 9, 52, 38, 10)], '#bfe6dc'), '#bfe6dc'), (.79, -.001, Z + .455)), -4)
log = [('fill', '#e3ece8', 8, 12 + k * 12, 132, 6) for k in range(0, 16, 2)] + [('text', '#20302d', 6, 10, 17 + k * 6, f'{9 + k // 20:02d}:{(k * 7) % 60:02d} {"POST" if k % 3 else "ACK "} /scans 44{70 + k // 8}', 'mono') for k in range(31)] + [('fill', '#ffe45e', 8, 96, 96, 6), ('ring', CRIMSON, 58, 99, 22)]
up(place(leaf(printed('scan-log', 148, 210, log), 148, 210, .4), (-.60 - .22, -.001, Z - .34)), -3)
m = Part('magnets')
for x, z, c in ((-.82, Z - .245, '#ffc83d'), (.62, Z + .50, '#0d9488'), (.54, Z + .51, '#1b2625')):
    m.cyl((x, -.008, z), .016, .014, plastic(c, .35), .003, (90, 0, 0))
m.done()
area((1.5, -1.3, 2.7), (.45, 0, 1.4), (.6, .6), 36, '#ffead0'); area((-3.2, -1.6, 1.9), (-.4, 0, 1.5), (1.3, 1.7), 60, '#8fc0d6')
camera((-.40, -1.84, 1.46), (-.09, 0, 1.497), lens=25.5, fstop=2.8, focus=(.34, 0, 1.3))
render('whiteboard', size=76, samples=18, phone=None, exposure=1.35, tone=.2)
