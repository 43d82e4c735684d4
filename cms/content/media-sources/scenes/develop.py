"""Darkroom: python3 develop.py NAME [key=value ...]   out/NAME.a.exr + out/NAME.b.exr -> out/NAME.png

Keys: exposure, contrast, fog (0..1), fogcol, shadow, light, tone, bloom, grain, vignette, sat, denoise, width.
"""
import os, sys, struct, numpy as np, cv2
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out')
name = sys.argv[1]
P = dict(exposure=1.0, contrast=1.0, fog=0.0, fogcol='#8fb3b5', shadow='#06302e', light='#fff6e6', tone=.25,
         bloom=.06, grain=.018, vignette=.22, sat=.95, denoise=1.0, width=0)
for a in sys.argv[2:]:
    k, v = a.split('='); P[k] = v if v.startswith('#') else float(v)


def lin(h):
    v = np.array([int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    return np.where(v <= .04045, v / 12.92, ((v + .055) / 1.055) ** 2.4).astype(np.float32)


def exr(path):
    """Uncompressed scanline EXR, float or half channels."""
    d = open(path, 'rb').read(); p = 8; ch = []; box = None
    while d[p]:
        e = d.index(b'\0', p); key = d[p:e]; p = e + 1; e = d.index(b'\0', p); p = e + 1
        n, = struct.unpack_from('<i', d, p); p += 4; val = d[p:p + n]; p += n
        if key == b'channels':
            q = 0
            while val[q]:
                e = val.index(b'\0', q); t, = struct.unpack_from('<i', val, e + 1); ch.append((val[q:e].decode(), t)); q = e + 17
        if key == b'dataWindow':
            box = struct.unpack('<4i', val)
        if key == b'compression':
            assert val[0] == 0, 'EXR must be uncompressed'
    p += 1; w, h = box[2] - box[0] + 1, box[3] - box[1] + 1
    off = struct.unpack_from(f'<{h}Q', d, p); out = {c: np.empty((h, w), np.float32) for c, _ in ch}
    for y in range(h):
        q = off[y] + 8
        for c, t in ch:
            k = 2 if t == 1 else 4
            out[c][y] = np.frombuffer(d, '<f2' if t == 1 else ('<f4' if t == 2 else '<u4'), w, q); q += k * w
    return out


def layer(e, part, cs):
    return np.dstack([next(v for k, v in e.items() if k.endswith(f'.{part}.{c}')) for c in cs])


A, B = exr(f'{OUT}/{name}.a.exr'), exr(f'{OUT}/{name}.b.exr')
ca, cb = layer(A, 'Combined', 'RGB'), layer(B, 'Combined', 'RGB')
al = [layer(e, 'DiffCol', 'RGB') + layer(e, 'GlossCol', 'RGB') for e in (A, B)]; alb = (al[0] + al[1]) / 2
no = [layer(e, 'Normal', 'XYZ') for e in (A, B)]; nor = (no[0] + no[1]) / 2
emit = [layer(e, 'Emit', 'RGB') for e in (A, B)]   # screens and lamps carry no noise: kept out of it
mist = (layer(A, 'Mist', 'Z') + layer(B, 'Mist', 'Z'))[..., 0] / 2
H, W = mist.shape


def fireflies(c, o):
    """A pixel far above its own neighbourhood in one half but not the other is noise."""
    m = cv2.medianBlur(c, 5); l = c.max(2); bad = (l > 3 * m.max(2) + .008) & (o.max(2) < .5 * l)
    c = c.copy(); c[bad] = m[bad]
    return c


def lamps(a, b):
    """In focus a lamp is the same in both halves. Out of focus it is a disc of dots: only that is smoothed, and nothing as dim as a screen."""
    e, s = (a + b) / 2, W / 1500
    n = cv2.GaussianBlur(abs(a - b).max(2), (0, 0), 9 * s) / (cv2.GaussianBlur(e.max(2), (0, 0), 9 * s) + .02)
    w = np.clip((n - .16) / .2, 0, 1) * (cv2.dilate(e.max(2), np.ones((round(18 * s) | 1,) * 2)) > 1.8)
    w = cv2.GaussianBlur(w.astype(np.float32), (0, 0), 2 * s)[..., None]
    soft = cv2.GaussianBlur(cv2.medianBlur(e, 5), (0, 0), 3.5 * s)
    return e * (1 - w) + soft * w


def denoise(ca, cb):
    """Non-local means on light / surface colour, strength from the measured noise, guided by colour and normal."""
    ca, cb = fireflies(ca, cb), fireflies(cb, ca)
    de = np.maximum(alb, .04)
    a, b = ca / de, cb / de
    u = (a + b) / 2
    var = cv2.blur(np.minimum((a - b) ** 2 / 4, 4 * (u + .05) ** 2), (7, 7)) + 1e-7
    fv = [cv2.blur(((x[0] - x[1]) ** 2).sum(2) / 4, (3, 3)) for x in (al, no)]     # depth of field makes guides noisy too
    feats = [(alb, fv[0], .0025), (nor, fv[1], .012)]
    R, k2 = 10, .42 * P['denoise'] ** 2
    num = np.zeros_like(u); den = np.zeros((H, W), np.float32); num2 = num.copy(); den2 = den.copy()
    pad = lambda x: cv2.copyMakeBorder(x, R, R, R, R, cv2.BORDER_REFLECT_101)
    pu, pv, pf = pad(u), pad(var), [(pad(f), pad(v)) for f, v, _ in feats]
    for dy in range(-R, R + 1):
        for dx in range(-R, R + 1):
            if dx * dx + dy * dy > R * R + 2:
                continue
            sl = (slice(R + dy, R + dy + H), slice(R + dx, R + dx + W))
            q, vq = pu[sl], pv[sl]
            d = ((u - q) ** 2 - (var + np.minimum(var, vq))) / (1e-6 + k2 * (var + vq) + 1e-4 * u * u)
            d = cv2.blur(d.mean(2), (5, 5))
            for (f, v, s), (g, gv) in zip(feats, pf):
                d = np.maximum(d, (((f - g[sl]) ** 2).sum(2) - v - np.minimum(v, gv[sl])) / (s + .6 * (v + gv[sl])))
            w = np.exp(-np.clip(d, 0, 30)).astype(np.float32)
            num += w[..., None] * q; den += w
            if dx * dx + dy * dy <= 9:
                w = np.exp(-np.clip(d, 0, 60) / 8).astype(np.float32); num2 += w[..., None] * q; den2 += w
    t = np.clip((7 - den) / 6, 0, 1)[..., None]     # thin edges find no partners: be more lenient there
    u = num / den[..., None] * (1 - t) + num2 / den2[..., None] * t
    m = cv2.medianBlur(u, 5); dots = u.max(2) > 1.6 * m.max(2) + .01     # what both halves had: a mirror of a lamp in one pixel
    u[dots] = m[dots]
    return u * de


c = denoise(ca - emit[0], cb - emit[1]) + lamps(*emit) if P['denoise'] else (ca + cb) / 2
if P['fog']:                                     # cold air: cheap and free of noise
    f = (np.clip(mist, 0, 1) ** 1.3 * P['fog'])[..., None]
    c = c * (1 - f) + lin(P['fogcol']) * f
c = c * P['exposure']
if P['bloom']:                                   # lens: light bleeds from bright things
    s = W / 1500; hi = np.minimum(np.maximum(c - .75, 0), 6)
    g = sum(cv2.GaussianBlur(hi, (0, 0), r * s) * k for r, k in ((6, .5), (24, .3), (80, .2)))
    c = c + g * P['bloom'] * 4
# film curve: soft toe, long shoulder (white at about 6 times mid-scale)
x = np.maximum(c, 0) * .85
y = (x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14)
mx = y.max(2, keepdims=True); y = y * .75 + np.clip(y, 0, 1) * .25
y = np.clip(y, 0, 1)
s = np.where(y <= .0031308, 12.92 * y, 1.055 * y ** (1 / 2.4) - .055).astype(np.float32)
s = np.clip(.42 + (s - .42) * P['contrast'], 0, 1)
L = (s @ np.array([.2126, .7152, .0722], np.float32))[..., None]
s = L + (s - L) * P['sat']
sg = lambda h: np.array([int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
s = s + P['tone'] * ((1 - L) ** 3 * (sg(P['shadow']) - sg(P['shadow']).mean()) + L ** 2 * .35 * (sg(P['light']) - 1))
s = s * (1 - .0) + (1 - L) ** 8 * sg('#0b1f1e') * .35     # blacks are ink, never zero
yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
r2 = ((xx / W - .5) ** 2 + ((yy / H - .5) * H / W) ** 2) / .36
s = s * (1 - P['vignette'] * np.clip(r2, 0, 1) ** 1.2)[..., None]
if P['width']:                                   # enlarged and sharpened before the grain, which then hides the enlarging
    k = P['width'] / W; W, H = round(P['width']), round(H * k)
    s = cv2.resize(s, (W, H), interpolation=cv2.INTER_CUBIC)
    s = s + .5 * (s - cv2.GaussianBlur(s, (0, 0), .9 * k)); L = (np.clip(s, 0, 1) @ np.array([.2126, .7152, .0722], np.float32))[..., None]
rng = np.random.default_rng(5)
g = cv2.GaussianBlur(rng.standard_normal((H, W)).astype(np.float32), (0, 0), .75) * 1.6
gc = cv2.GaussianBlur(rng.standard_normal((H, W, 3)).astype(np.float32), (0, 0), .9) * .5
s = s + P['grain'] * (g[..., None] + gc) * (.35 + 1.3 * np.sqrt(np.clip(L * (1 - L), 0, 1)))
out = (np.clip(s, 0, 1) * 255 + .5).astype(np.uint8)
cv2.imwrite(f'{OUT}/{name}.png', out[..., ::-1])
