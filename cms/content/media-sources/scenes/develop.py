"""Develops a rendered scene (out/NAME.exr) like film into out/NAME.png: python3 develop.py NAME [key=value ...]

Keys: exposure, contrast, fog (0..1), fogcol, shadow, light, tone, bloom, grain, vignette, sat, sharp, width.
"""
import os, sys, struct, numpy as np, cv2
HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, 'out')
sys.path.insert(0, HERE)
from denoise import denoise, weights
name = sys.argv[1]
P = dict(exposure=1.0, contrast=1.0, fog=0.0, fogcol='#8fb3b5', shadow='#06302e', light='#fff6e6', tone=.25,
         bloom=.06, grain=.018, vignette=.22, sat=.95, sharp=.5, width=0)
for a in sys.argv[2:]:
    k, v = a.split('='); P[k] = v if v.startswith('#') else float(v)


def lin(h):
    v = np.array([int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    return np.where(v <= .04045, v / 12.92, ((v + .055) / 1.055) ** 2.4).astype(np.float32)


def exr(path):
    """Reads an uncompressed scanline EXR file with float or half channels."""
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


E = exr(f'{OUT}/{name}.exr')
mist = layer(E, 'Mist', 'Z')[..., 0]
H, W = mist.shape
# Emitted light is added to the surface colour, so that the denoiser keeps the text on screens.
albedo = layer(E, 'Denoising Albedo', 'RGB') + np.clip(layer(E, 'Emit', 'RGB'), 0, 1)
c = denoise(weights(OUT), layer(E, 'Combined', 'RGB'), albedo, layer(E, 'Denoising Normal', 'XYZ'))
if P['fog']:                                     # cold air by depth: fast and without noise
    f = (np.clip(mist, 0, 1) ** 1.3 * P['fog'])[..., None]
    c = c * (1 - f) + lin(P['fogcol']) * f
c = c * P['exposure']
if P['bloom']:                                   # lens: bright areas glow
    s = W / 1500; hi = np.minimum(np.maximum(c - .75, 0), 6)
    g = sum(cv2.GaussianBlur(hi, (0, 0), r * s) * k for r, k in ((6, .5), (24, .3), (80, .2)))
    c = c + g * P['bloom'] * 4
# film curve with soft shadows and long highlights (white is at about 6 times mid-scale)
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
s = s * (1 - .0) + (1 - L) ** 8 * sg('#0b1f1e') * .35     # black is dark ink, never zero
yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
r2 = ((xx / W - .5) ** 2 + ((yy / H - .5) * H / W) ** 2) / .36
s = s * (1 - P['vignette'] * np.clip(r2, 0, 1) ** 1.2)[..., None]
if P['width']:                                   # before the grain, which hides that the picture is enlarged
    k = P['width'] / W; W, H = round(P['width']), round(H * k)
    s = cv2.resize(s, (W, H), interpolation=cv2.INTER_CUBIC)
    s = s + P['sharp'] * (s - cv2.GaussianBlur(s, (0, 0), .9 * k)); L = (np.clip(s, 0, 1) @ np.array([.2126, .7152, .0722], np.float32))[..., None]
rng = np.random.default_rng(5)
g = cv2.GaussianBlur(rng.standard_normal((H, W)).astype(np.float32), (0, 0), .75) * 1.6
gc = cv2.GaussianBlur(rng.standard_normal((H, W, 3)).astype(np.float32), (0, 0), .9) * .5
s = s + P['grain'] * (g[..., None] + gc) * (.35 + 1.3 * np.sqrt(np.clip(L * (1 - L), 0, 1)))
out = (np.clip(s, 0, 1) * 255 + .5).astype(np.uint8)
cv2.imwrite(f'{OUT}/{name}.png', out[..., ::-1])
