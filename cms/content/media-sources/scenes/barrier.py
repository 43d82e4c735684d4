"""The barrier of a port at sunrise: a red and white arm across a wet lane, at its left the gatekeeper in a lit window and a post that shows a 4, at the right edge the cab of a truck that waits, far behind them cranes in the haze."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *
from figure import *

begin(1000, 1250, seed=12); world('#86a3ad', .30); mist(5, 70)
steel, black, pale, yellow, red = metal('#98a4a2', .36), rubber('#10201e'), painted('#d9e0dc', 'pale'), painted('#f0b622', 'guard'), painted('#b3261e', 'red')
g = Part('ground'); g.box((0, 60, -.05), (160, 150, .1), pbr('wet yard', '#4b5354', .22, 0, .2, .45, .10, 26, rough_vary=.19, dirt='#2b3132', dirt_amount=.5), .001)
paint = pbr('lane paint', '#c9cdc8', .35, 0, .2, 6, .1, dirt='#4a5354', dirt_amount=.9)
g.box((1.86, 5.15, .001), (3.5, .38, .003), paint, .0005)                                     # the stop line
for k in range(9):
    g.box((-.12, -1.6 + k * 3.6, .001), (.13, 1.9, .003), paint, .0005)
g.box((-2.6, 8.2, .065), (3.9, 7.4, .13), pbr('kerb', '#757d7b', .5, 0, .14, 2, .3, 40, dirt='#39423f', dirt_amount=.6), .03); g.done()

# the arm, its post and the sign for drivers
Y, X = 5.9, -.92
b = Part('barrier'); b.box((X, Y, .63), (.36, .34, 1.02), pale, .03); b.box((X, Y, 1.16), (.40, .38, .05), black, .015); b.box((X, Y - .172, .70), (.26, .004, .62), painted('#c5cdc9', 'door'), .002)
b.cyl((X, Y, 1.21), .05, .06, black, .006); b.cyl((X, Y, 1.27), .042, .08, glow('#ff5a3c', 3.4), .02); b.box((X + .02, Y - .21, 1.0), (.40, .06, .20), black, .02)
for k in range(20):
    b.box((X + .34 + k * .34, Y - .22, 1.0), (.338, .055, .13), red if k % 2 == 0 else painted('#e9ece8', 'white'), .012)
b.box((X - .34, Y - .22, 1.0), (.36, .05, .24), black, .02); b.cyl((X + 1.70, Y - .26, 1.0), .19, .012, painted('#e9ece8', 'white'), .003, (90, 0, 0), n=48); b.cyl((X + 1.70, Y - .264, 1.0), .185, .012, red, .003, (90, 0, 0), n=48); b.box((X + 1.70, Y - .272, 1.0), (.26, .008, .06), painted('#e9ece8', 'white'), .002)
for s in (-1.15, .02):
    b.cyl((X + s - .10, Y - 1.0, .58), .055, .92, yellow, .02); b.cyl((X + s - .10, Y - 1.0, .80), .057, .10, black, .004)
PX, PY = -.46, 4.55; b.box((PX, PY, .86), (.10, .10, 1.72), painted('#22302e', 'post'), .012); b.slab((PX, PY - .05, 1.66), .36, .52, .11, .03, painted('#22302e', 'post'), .012, (90, 0, 6)); b.box((PX, PY - .16, 1.95), (.42, .26, .03), painted('#22302e', 'post'), .01, (-8, 0, 6)); b.done()
answer = printed('which-dock', 60, 84, [('text', YELLOW, 70, 10, 62, '4', 'bold'), ('area', '#f4f7f5', ((10, 74), (38, 74), (38, 69), (51, 76), (38, 83), (38, 78), (10, 78)))], '#101817')
sheet('answer', .28, .392, image_mat(answer, 1.0), (PX + .006, PY - .110, 1.66), (90, 0, 6))

# the gatehouse, with a window towards arriving trucks and one towards the lane
x0, x1, y0, y1, H = -4.2, -1.25, 7.3, 10.1, 2.85
w = Part('gatehouse'); clad, frame, inner = pbr('cladding', '#7d8e8b', .5, 0, .08, 2, .10, 60), painted('#1d2b29', 'frame'), wall('#cdb48a')
w.box(((x0 + x1) / 2, y0, .65), (x1 - x0, .14, 1.05), clad, .008); w.box((x1, (y0 + y1) / 2, .65), (.14, y1 - y0, 1.05), clad, .008)
for k in range(13):
    w.box((x0 + .12 + k * .23, y0 - .075, .65), (.012, .012, 1.03), frame, .002)
w.box(((x0 + x1) / 2, y0, 2.62), (x1 - x0, .14, .46), clad, .008); w.box((x1, (y0 + y1) / 2, 2.62), (.14, y1 - y0, .46), clad, .008)
for px, py in ((x0 + .05, y0), (-2.62, y0), (x1, y0), (x1, (y0 + y1) / 2), (x1, y1)):
    w.box((px, py, 1.78), (.10, .12, 1.24), frame, .01)
w.box(((x0 + x1) / 2, y0 - .03, 1.19), (x1 - x0 + .06, .22, .05), frame, .008); w.box((x1 + .12, (y0 + y1) / 2 - .4, 1.19), (.34, 1.2, .04), steel, .008)
w.box(((x0 + x1) / 2, (y0 + y1) / 2, H + .10), (x1 - x0 + .9, y1 - y0 + .9, .20), painted('#2a3a38', 'roof edge'), .02)
w.box(((x0 + x1) / 2, (y0 + y1) / 2, H - .03), (x1 - x0, y1 - y0, .05), pale, .004)
w.box(((x0 + x1) / 2, y1, 1.5), (x1 - x0, .1, 2.8), inner, .004); w.box((x0, (y0 + y1) / 2, 1.5), (.1, y1 - y0, 2.8), inner, .004)
w.box((-2.6, y0 + .30, 1.06), (1.5, .40, .04), pbr('desk', '#8a6844', .4, 0, .16, 3, .10, 90, stretch=(1, 9, 9)), .006); w.box((-3.2, y1 - .22, 1.45), (.9, .32, 1.5), painted('#51645f', 'cupboard'), .01)
w.box((-2.62, y0 + .30, 1.32), (.46, .035, .30), black, .01); w.box((-2.62, y0 + .33, 1.14), (.05, .05, .16), black, .004)
for k in range(5):
    w.box((-1.95 + .16 * k, y1 - .06, 1.95 + .02 * (k % 2)), (.12, .006, .17), board('#eef0ea' if k % 2 else '#e6c65a'), .001)
w.cyl((-2.35, y0 + 1.1, 2.50), .13, .16, black, .006, r2=.05); w.cyl((-2.35, y0 + 1.1, 2.43), .10, .02, glow('#ffe2ae', 5), .004); w.cyl((-2.35, y0 + 1.1, 2.70), .006, .30, black, 0); w.done()
panes = Part('panes'); panes.box((-1.93, y0, 1.78), (1.26, .008, 1.2), acrylic('#eef6f4', .94), .001); panes.box((-3.40, y0, 1.78), (1.46, .008, 1.2), acrylic('#eef6f4', .94), .001); panes.done()
area((-2.35, y0 + 1.1, 2.38), (-2.3, y0 + 1.3, 0), (.5, .5), 44, '#ffc987'); area((-2.9, y0 + .6, 2.66), (-2.9, y1, 1.4), (1.6, .2), 26, '#ffc987')
figure({'male_casualsuit05': '#20383c', 'shoes03': None}, (-1.98, y0 + .70, .13), -42, RELAXED | {'neck01': (4, -14, 0), 'head': (2, -16, 0), 'lowerarm01.R': (-30, 20, 0), 'upperarm01.R': (-20, 0, 18)}, hair='short02', legs='#222c33', folds=.014)

# the waiting truck, with its driver's side towards the camera
place(truck('#1d5560', 1), (1.98, 4.5, 0), 180)
d = Part('cab'); k = rubber('#0c1515')
for y in (3.98, 2.86):
    d.box((.700, y, 1.62), (.012, .014, 1.9), k, .003)
d.box((.698, 3.10, 1.62), (.03, .20, .035), black, .01); d.box((.698, 3.5, .80), (.10, .5, .04), steel, .008); d.box((.698, 3.5, .48), (.10, .5, .04), steel, .008)
d.cyl((.69, 2.80, 1.75), .016, 1.5, steel, .003); d.done()

# the port: sheds, lamps and cranes in the haze, the sun just over them
sky = sheet('sky', 320, 120, image_mat(gradient('port morning', '#4f7f92', '#7fa3aa', '#a9bcb4', '#dccfae', '#f7d6a0', '#f2b272', '#d98f58'), 1.3), (0, 190, 44), (90, 0, 0)); sky.visible_diffuse = sky.visible_shadow = False
f = Part('far'); dark = painted('#3a4a4e', 'far')
for n in range(22):
    x = -60 + n * 6 + random.uniform(-1, 1); h = random.choice((2.6, 2.6, 5.2, 5.2, 7.8)); f.box((x, 118 + n % 3 * 3, h / 2), (random.uniform(5.8, 12.2), 3, h), dark, .03)
for x, s in ((-21, 1), (-7, .92)):
    for lx in (-5, 5):
        for ly in (0, 10):
            f.box((x + lx * s, 150 + ly, 13 * s), (.9, .9, 26 * s), dark, .05)
        f.box((x + lx * s, 155, 24 * s), (.8, 10, .9), dark, .05)
    f.box((x, 150, 14 * s), (10 * s, .8, 1.0), dark, .05); f.box((x - 6 * s, 154, 27 * s), (38 * s, 1.6, 1.5), dark, .05); f.box((x + 3 * s, 154, 33 * s), (.9, .9, 12 * s), dark, .05)
    for a, bx in ((-.42, -10), (.62, 8)):
        f.box((x + 3 * s + bx * s * .62, 154, 33 * s), (abs(bx) * 1.55 * s, .4, .4), dark, .02, (0, math.degrees(a), 0))
    f.box((x + 8 * s, 154, 29.4 * s), (4.5 * s, 2.2, 3.0 * s), dark, .05)
for x in (-13, 16):
    f.cyl((x, 70, 6), .10, 12, dark, .01); f.box((x, 69.6, 11.9), (2.2, .3, .14), dark, .02)
SUN = (5.6, 140, 16.5); f.ball(SUN, 1.15, glow('#ffe9bd', 30)); f.done()
m = bpy.data.materials.new('halo'); m.use_nodes = True; t = m.node_tree; t.nodes.clear()
v = node(t, 'TexGradient', {'Vector': node(t, 'Mapping', {'Vector': node(t, 'TexCoord').outputs['Object'], 'Scale': (1 / 30,) * 3}).outputs[0]}, gradient_type='SPHERICAL').outputs['Fac']
v = node(t, 'Math', {0: node(t, 'Math', {0: v, 1: 2.6}, operation='POWER').outputs[0], 1: .95}, operation='MULTIPLY').outputs[0]
v = node(t, 'MixShader', {0: v, 1: node(t, 'BsdfTransparent').outputs[0], 2: node(t, 'Emission', {'Color': lin('#ffd08a'), 'Strength': 2.6}).outputs[0]}).outputs[0]
t.links.new(v, node(t, 'OutputMaterial').inputs[0])
halo = sheet('halo', 60, 60, m, (SUN[0], 138, SUN[2]), (90, 0, 0)); halo.visible_diffuse = halo.visible_glossy = halo.visible_shadow = False
sun((-.04, -1, -.12), 9, '#ffb878', .9)
area((-3, -5, 6), (0, 6, .8), (9, 5), 900, '#a9c6d2')                                        # the open sky behind the camera, without which the stripes would be black

camera((-.30, 0, 1.72), (-.42, 8, 1.80), lens=42, fstop=5.6, focus=(X, Y, 1.1))
render('barrier', size=80, samples=14, phone=None, exposure=1.12, contrast=1.05, fog=.36, fogcol='#cdb796', bloom=.08, tone=.2, vignette=.22)
