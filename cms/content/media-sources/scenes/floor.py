"""Dawn in the open gate of a hall: dark against the light, a visitor notes on a clipboard what a worker in a yellow vest shows out in the yard; a lorry waits there with its lamps on."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *
from figure import *

PHONE = 'upright' in sys.argv                                                    # phones: a narrower gate, closer to the two people
begin(1800, 1200, seed=8); world('#31505c', .07); mist(6, 15)
LEFT, RIGHT, H, Y = (-1.75, 1.75, 3.2, 3.2) if PHONE else (-2.55, 2.75, 3.1, 3.2)
panel, plinth, steel, pale = wall('#93a6a3'), pbr('plinth', '#6f7a78', .7, 0, .1, 1.5, .2, 60, dirt='#39423f', dirt_amount=.5), metal('#98a4a2', .38), painted('#cfd9d6', 'door')
yellow, black = painted('#f0b622', 'guard'), rubber('#10201e')
p = Part('floor'); p.box((0, -1, -.05), (16, 8.6, .1), pbr('wet floor', '#5d6766', .17, 0, .16, .9, .05, 60, rough_vary=.13, dirt='#333c3b', dirt_amount=.4), .001)
p.box((0, 40, -.07), (110, 73.2, .1), pbr('yard', '#4d5556', .34, 0, .2, .3, .1, 20, rough_vary=.2), .001); p.done()

# the wall with its gate: panels, a door rolled up to its last leaf, tracks, posts
p = Part('wall')
for a, b in ((-8, LEFT), (RIGHT, 8)):
    p.box(((a + b) / 2, Y + .125, 2.9), (b - a, .25, 5.8), panel, .004); p.box(((a + b) / 2, Y + .10, .4), (b - a - .02, .26, .8), plinth, .012)
    for z in (1.95, 3.1, 4.25):
        p.box(((a + b) / 2, Y - .001, z), (b - a, .006, .014), rubber('#3f4d4b'), .001)
p.box(((LEFT + RIGHT) / 2, Y + .125, (H + 5.8) / 2), (RIGHT - LEFT, .249, 5.8 - H), panel, .004)
p.box(((LEFT + RIGHT) / 2, Y - .02, H - .06), (RIGHT - LEFT, .05, .46), pale, .008); p.box(((LEFT + RIGHT) / 2, Y - .02, H - .30), (RIGHT - LEFT, .06, .05), black, .012)
p.box(((LEFT + RIGHT) / 2, Y - .12, H + .26), (RIGHT - LEFT + .5, .14, .09), steel, .006); p.cyl(((LEFT + RIGHT) / 2, Y - .18, H + .44), .06, RIGHT - LEFT + .4, steel, .004, (0, 90, 0))
for x, s in ((LEFT, -1), (RIGHT, 1)):
    p.box((x + s * .05, Y - .05, H / 2 + .2), (.09, .10, H + .4), steel, .006)
    p.box((x + s * .32, Y - .34, .5), (.15, .15, 1.0), yellow, .03); p.cyl((x + s * .32, Y - .34, .012), .14, .024, steel, .004)
    for k in range(4):
        p.box((x + s * .32, Y - .34, .22 + k * .2), (.154, .154, .07), black, .03)
p.slab((RIGHT + .62, Y - .06, 1.42), .22, .34, .10, .02, plastic('#cfd8d5', .4), .006, (90, 0, 0))
for k, c in enumerate(('#c43d31', '#2d8a63')):
    p.cyl((RIGHT + .62, Y - .12, 1.49 - k * .12), .024, .02, plastic(c, .3), .003, (90, 0, 0))
p.box((0, 0, 5.8), (16, 12, .1), wall('#5f716e'), .01); p.box((-8, 0, 2.9), (.2, 12, 5.8), panel, .01); p.box((8, 0, 2.9), (.2, 12, 5.8), panel, .01)
line = pbr('line', '#d9a62a', .45, 0, .2, 6, .1, dirt='#56605f', dirt_amount=.9)
for x in (LEFT - .1, RIGHT + .1):
    p.box((x, -1.4, .0008), (.09, 8, .0015), line, .0003)
p.done()
goods = [load(k, s) for k, s in ((0, 1), (2, 3), (4, 6))]
for n, (x, y) in enumerate(() if PHONE else ((-3.55, 1.75), (-3.60, .1), (4.4, 1.2))):
    place(goods[n], (x, y, .001), 90 + random.uniform(-2, 2))

# outside: a low sun over the yard, a waiting lorry with its lamps on
sky = sheet('sky', 260, 34, image_mat(gradient('first sun', '#55808f', '#7fa0a4', '#b9bfa9', '#f3d0a0', '#ffc48a', '#e89a5c'), 1.35), (0, 100, 13), (90, 0, 0)); sky.visible_diffuse = sky.visible_shadow = False
far = Part('far'); dark = painted('#2a3a3d', 'far')
for k in range(26):
    x = -48 + k * 4 + random.uniform(-1, 1); h = random.uniform(.8, 2.6) * (1 if k % 5 else 2.1); far.box((x, 88 + k % 3, h / 2 - .2), (random.uniform(3, 6.5), 3, h), dark, .05)
for x in (-17, 23):
    far.cyl((x, 80, 5), .09, 10, dark, .01); far.box((x, 79.6, 9.9), (1.6, .3, .12), dark, .02)
SUN = (14 if PHONE else 18.5, 95, 10)
far.ball(SUN, .75, glow('#ffe9bd', 30)); far.done()
m = bpy.data.materials.new('halo'); m.use_nodes = True; t = m.node_tree; t.nodes.clear()
f = node(t, 'TexGradient', {'Vector': node(t, 'Mapping', {'Vector': node(t, 'TexCoord').outputs['Object'], 'Scale': (1 / 17,) * 3}).outputs[0]}, gradient_type='SPHERICAL').outputs['Fac']
f = node(t, 'Math', {0: node(t, 'Math', {0: f, 1: 2.6}, operation='POWER').outputs[0], 1: .95}, operation='MULTIPLY').outputs[0]
f = node(t, 'MixShader', {0: f, 1: node(t, 'BsdfTransparent').outputs[0], 2: node(t, 'Emission', {'Color': lin('#ffd08a'), 'Strength': 2.6}).outputs[0]}).outputs[0]
t.links.new(f, node(t, 'OutputMaterial').inputs[0])
halo = sheet('halo', 34, 34, m, (SUN[0], 93, SUN[2]), (90, 0, 0)); halo.visible_diffuse = halo.visible_glossy = halo.visible_shadow = False
place(truck('#0f766e', 1), (-1.2 if PHONE else -.9, 34, 0), 6)
sun((-.15 if PHONE else -.19, -1, -.13), 10, '#ffb878', .8)
area(((LEFT + RIGHT) / 2, Y + .5, 1.7), ((LEFT + RIGHT) / 2, -4, .3), (RIGHT - LEFT, 2.8), 130, '#ffdcb4')
area((0, -3.4, 5.2), (0, .4, .8), (5, 1.6), 55, '#8fc3cf')                           # the lamps of the hall behind the camera, just bright enough to show the clothes

# the two people
ax, bx = (-.72, .27) if PHONE else (-1.0, .58)
a = figure({'male_casualsuit05': '#2c3f47', 'shoes03': None}, (ax, .1, 0), 74, NOTING, hair='ponytail01', legs='#222c33', scale=.97, folds=.016)
figure({'male_casualsuit05': '#2b3f3c', 'shoes03': None}, (bx, .25, 0), 172, POINTING, hair='short02', vest='#dca51c', legs='#20292e', scale=1.04, folds=.022)
sheet_ = [('text', INK, 15, 12, 28, 'Gate 3, 06:10', 'serif'), ('fill', INK, 12, 36, 124, .8)] + [('hand', '#1d3f8a', 14, 58 + k * 22, 60 + (k * 29) % 50, 10) for k in range(6)]
b = place(clipboard(printed('gate-notes', 148, 210, sheet_)), (-.02, -.395, 1.078 - a.location.z / .97), scale=1.4); b.parent = a; b.rotation_euler = (rad(37), 0, rad(180))
q = place(pen(), (-.070, -.385, 1.135 - a.location.z / .97), scale=1.1); q.parent = a; q.rotation_euler = (rad(-48), rad(12), rad(20))

film = dict(exposure=1.15, contrast=1.06, fog=.34, fogcol='#bfae96', bloom=.09, tone=.2, vignette=.3)
if PHONE:
    camera((.08, -3.9, 1.22), (.08, 0, 1.02), lens=50, fstop=4, focus=(0, .1, 1.2))
    upright('floor', size=80, samples=14, **film)
else:
    camera((0, -6.0, 1.30), (0, 0, 1.12), lens=40, fstop=3.2, focus=(0, .1, 1.2))
    render('floor', size=60, samples=14, phone=None, **film)
