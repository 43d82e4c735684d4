"""The studio’s door on the quay in morning sun: a brass board with four bells, the first of them Northquay, the house number 14 above it, a mat, two umbrellas in a stand; at the left the harbour, cranes far behind it."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cv2, numpy as np
from objects import *

begin(1500, 1000, seed=14); world('#a9c0cc', .34); mist(3, 60)


def brick():
    """Dark bricks in running bond, with pale joints."""
    m = pbr('clinker', '#7a4030', .62, 0, .16, 2.2, .3, 120, dirt='#3a2620', dirt_amount=.5); t = m.node_tree; b = t.nodes['Principled BSDF']
    xyz = node(t, 'SeparateXYZ', {0: node(t, 'TexCoord').outputs['Object']})
    v = node(t, 'CombineXYZ', {0: node(t, 'Math', {0: xyz.outputs['X'], 1: xyz.outputs['Y']}).outputs[0], 1: xyz.outputs['Z']}).outputs[0]
    k = node(t, 'TexBrick', {'Vector': v, 'Color1': lin('#6f3b2f'), 'Color2': lin('#45261f'), 'Mortar': lin('#857c70'), 'Scale': 1.0, 'Mortar Size': .005, 'Mortar Smooth': .25, 'Bias': -.1, 'Brick Width': .25, 'Row Height': .077})
    old = b.inputs['Base Color'].links[0].from_socket
    t.links.new(node(t, 'MixRGB', {0: .75, 1: old, 2: k.outputs['Color']}).outputs[0], b.inputs['Base Color'])
    joint = node(t, 'Math', {0: 1.0, 1: k.outputs['Fac']}, operation='SUBTRACT').outputs[0]
    bp = node(t, 'Bump', {'Strength': .7, 'Distance': .006, 'Height': joint}).outputs[0]; t.links.new(bp, b.inputs['Normal'])
    return m


def harbour(w=1800, h=1200):
    """The far side of the harbour in morning haze, out of focus: water, quay, cranes and a ship."""
    r = np.random.default_rng(6); y0 = 640; colour = lambda c: np.array(lin(c)[:3], np.float32); img = np.zeros((h, w, 3), np.float32)
    rows = lambda at, cs, n: np.stack([np.interp(np.linspace(0, 1, n), at, [colour(c)[k] for c in cs]) for k in range(3)], 1)[:, None]
    img[:y0] = rows((0, .5, .85, 1), ('#9fc3d8', '#cfdde0', '#f6e6c8', '#fbe3b6'), y0); img[y0:] = rows((0, .15, .6, 1), ('#e9d8b4', '#a9bec2', '#6f97a3', '#4f7f8d'), h - y0)
    ripple = cv2.resize(cv2.GaussianBlur(r.standard_normal((h - y0, 90)).astype(np.float32), (0, 0), 1.4), (w, h - y0)); img[y0:] *= 1 + .5 * ripple[..., None]
    far = tuple(float(v) for v in colour('#7f97a2')); near = tuple(float(v) for v in colour('#4c6470'))
    cv2.rectangle(img, (0, y0 - 26), (w, y0 + 2), far, -1)
    for k in range(15):                                     # cranes along the far quay
        x, t = 20 + k * 122 + int(r.integers(-20, 20)), int(r.integers(78, 112))
        for q in (0, 26):
            cv2.line(img, (x + q, y0), (x + q, y0 - t), near, 5)
        cv2.line(img, (x - 22, y0 - t), (x + 84, y0 - t - 6), near, 5); cv2.line(img, (x + 26, y0 - t - 34), (x + 80, y0 - t - 7), near, 2); cv2.line(img, (x + 27, y0 - t), (x + 27, y0 - t - 34), near, 4)
    for x, c in ((300, '#a3452f'), (760, '#2f5f8a'), (1240, '#a3452f')):
        cv2.fillPoly(img, [np.array(((x, y0 - 24), (x + 210, y0 - 24), (x + 200, y0 + 12), (x + 14, y0 + 12)), np.int32)], tuple(float(v) for v in colour(c))); cv2.rectangle(img, (x + 14, y0 - 62), (x + 42, y0 - 24), (.78, .76, .70), -1)
        for j in range(6):
            cv2.rectangle(img, (x + 56 + j * 23, y0 - 40 - (j * 7 % 3) * 9), (x + 76 + j * 23, y0 - 24), tuple(float(v) for v in colour(('#c98a2c', '#2f7f78', '#8a3a2c')[j % 3])), -1)
    img = cv2.GaussianBlur(img, (0, 0), 3.2)
    s = np.clip(img, 0, 1); s = np.where(s <= .0031308, 12.92 * s, 1.055 * s ** (1 / 2.4) - .055); dst = os.path.join(OUT, 'screens', 'quay.png'); os.makedirs(os.path.dirname(dst), exist_ok=True)
    cv2.imwrite(dst, (s[..., ::-1] * 255).astype(np.uint8)); return dst


# the house: its front is at x = .9, along Y away from the camera; the door is in a recess
wallm, stone, oak, brass, dark = brick(), wall('#b9b4a8'), pbr('door', '#0f4a45', .32, 0, .08, 2.2, .08, 160, stretch=(3, 3, .4), coat=.25), metal('#c8a054', .24), painted('#16302d', 'iron')
p = Part('front')
for y0, y1 in ((-1.6, 1.52), (2.72, 9.0)):
    p.box((1.05, (y0 + y1) / 2, 2.2), (.30, y1 - y0, 4.4), wallm, .004)
p.box((1.05, 2.12, 3.4), (.30, 1.2, 2.0), wallm, .003)
p.done()
d = Part('door')
d.box((1.24, 2.12, 1.20), (.07, 1.16, 2.36), oak, .006); d.box((1.16, 2.12, 2.36), (.10, 1.2, .10), stone, .008); d.box((1.10, 2.12, .06), (.50, 1.30, .12), stone, .012)
for y in (1.535, 2.705):
    d.box((1.15, y, 1.2), (.14, .05, 2.4), oak, .006)
for z, h in ((1.62, .98), (.58, .62)):
    d.box((1.198, 2.12, z), (.012, .74, h), painted('#0c3a36', 'panel') if z < 1 else plastic('#2a4448', .06), .006)
d.cyl((1.17, 1.72, 1.08), .014, .36, brass, .004); d.cyl((1.19, 1.72, 1.22), .010, .05, brass, .002, (0, 90, 0)); d.cyl((1.19, 1.72, .94), .010, .05, brass, .002, (0, 90, 0))
d.done()
glow_in = sheet('lit pane', .70, .94, image_mat(gradient('lit hall', '#ffe3b4', '#f3c98a', '#8a6a44'), .9), (1.189, 2.12, 1.62), (90, 0, -90)); glow_in.visible_diffuse = False

g = Part('ground'); g.box((-.75, 8, -.06), (3.5, 40, .12), pbr('setts', '#8d8a82', .55, 0, .18, 5, .5, 30, dirt='#55564f', dirt_amount=.4), .002); g.box((-.02, 3, .01), (1.9, 14, .06), pbr('flags', '#a9a59b', .5, 0, .12, 1.6, .2, 60, dirt='#6f6c63', dirt_amount=.4), .006)
for k in range(14):
    g.box((-.02, -2 + k * .9, .0402), (1.9, .012, .001), painted('#5d5a52', 'joint'), .0003)
g.box((-2.5, 8, .06), (.5, 40, .16), stone, .02)
for y in (3.6, 6.4, 9.6, 13):                                 # bollards at the edge of the quay
    g.cyl((-2.5, y, .30), .13, .40, dark, .03); g.ball((-2.5, y, .52), .19, dark, (1, 1, .55))
g.done()
v = Vector((-.55, 1, 0)).normalized(); q = sheet('harbour', 46, 30.6, image_mat(harbour(), 1.05), Vector((0, 0, 2.54)) + v * 30, (90, 0, math.degrees(math.atan2(-v.x, v.y)) + 0)); q.visible_diffuse = False
q.data.materials[0].node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0

w_ = Part('water'); w_.box((-22, 14, -1.6), (39, 60, .1), pbr('water', '#33626c', .12, 0, .10, .5, .9, 3.5), .001); w_.done()
# the board of bells beside the door, and the number above it
Y, Z, FACE = 1.02, 1.52, .8985


def bells():
    m = [('fill', '#8a6a2a', 3, 3, 234, 1), ('fill', '#8a6a2a', 3, 276, 234, 1)]
    for k, (who, where) in enumerate((('Northquay', 'Ground floor'), ('Test bench', 'Same bell'), ('Elbe Charts', 'First floor'), ('K. Wulff', 'Second floor'))):
        y = 8 + k * 67; m += [('fill', '#f7f4e8' if k else YELLOW, 12, y, 158, 56), ('text', '#081614', 24 if k else 28, 19, y + 28, who, 'bold' if k else 'serif'), ('text', '#2c2a1e', 16, 19, y + 48, where, 'bold')]
    return printed('bells', 240, 280, m, '#c9a45c')


b = Part('board'); b.slab((FACE - .008, Y, Z), .50, .585, .02, .012, brass, .004, (90, 0, -90))
for k in range(4):
    b.cyl((FACE - .022, Y - .178, Z + .285 - (.036 + k * .067 + .0) * 2 - 0), .026, .012, metal('#d8b66a', .2), .003, (0, 90, 0)); b.cyl((FACE - .030, Y - .178, Z + .285 - (.036 + k * .067) * 2), .016, .012, plastic('#f1efe6', .3), .004, (0, 90, 0))
for s in (-1, 1):
    for t in (-1, 1):
        b.cyl((FACE - .019, Y + s * .232, Z + t * .275), .008, .006, metal('#8d7440', .3), .001, (0, 90, 0), n=16)
b.done()
sheet('bells', .480, .560, image_mat(bells(), rough=.34), (FACE - .0187, Y, Z), (90, 0, -90))
n = Part('number'); n.slab((FACE - .006, Y, Z + .455), .26, .20, .014, .02, painted('#123d6b', 'enamel', .18), .004, (90, 0, -90)); n.done()
sheet('14', .235, .175, image_mat(sign('14', '#123d6b', '#f4f7f5', (470, 350), 270), rough=.15), (FACE - .0135, Y, Z + .455), (90, 0, -90))
l = Part('lamp'); l.cyl((.82, 1.36, 2.62), .05, .16, dark, .01, (0, 90, 0)); l.ball((.72, 1.36, 2.60), .10, glow('#fff0d2', 1.2)); l.cyl((.72, 1.36, 2.70), .11, .02, dark, .005); l.done()

# a mat before the step, umbrellas in a stand, a box with a device
m = Part('mat'); m.box((.60, 2.12, .052), (.50, .92, .020), pbr('coir', '#7a5a34', .98, 0, .2, 40, 1, 300), .006); m.done()
s = Part('stand'); s.cyl((.72, 1.36, .30), .115, .52, dark, .01, n=40); s.cyl((.72, 1.36, .565), .122, .02, brass, .004, n=40)
s.done()
for k, (x, y, c, tilt) in enumerate(((.70, 1.34, '#e9b02e', (3, -3)), (.75, 1.39, '#1f7f78', (-4, 2)))):
    u = Part('umbrella'); u.cyl((0, 0, .42), .036, .62, cloth(c), .01, (0, 0, 0), r2=.020); u.cyl((0, 0, .80), .008, .16, pbr('turned', '#6a4426', .4, 0, .2, 9, .1), .002)
    u.done((x, y, .10), (*tilt, 0)); hk = tube([(0, 0, .86), (0, 0, .92), (.0, .035, .955), (0, .07, .93), (0, .072, .90)], .009, pbr('turned', '#6a4426', .4, 0, .2, 9, .1), at=(x, y, .10), rot=(*tilt, 0))
sun((1.0, .62, -.50), 4.0, '#ffdca8', 1.0); area((-1.2, -1.4, 2.6), (.9, 1.2, 1.4), (2, 2), 60, '#cfe2ee')
camera((-.70, -.98, 1.50), (.703, 1.751, 1.27), lens=31.5, fstop=4, focus=(.88, 1.0, 1.5))
render('entrance', size=84, samples=16, phone=None, exposure=1.0, contrast=1.04, fog=.10, fogcol='#dfe3d8', sat=.96)
