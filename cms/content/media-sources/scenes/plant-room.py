"""A plant room of a heat network: clad pipes, red hand wheels and gauges; a tablet on a pipe shows the plan for the morning, 94 °C from 04:30, and the peak at 07:15."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=3); world('#4d6c72', .10); mist(2, 14)
clad, seam, pump, red = pbr('cladding', '#c2c9c7', .30, 1, .06, 2.5, .10, 30, rough_vary=.10, dirt='#7f8886', dirt_amount=.3), metal('#9aa3a1', .3), painted('#0f6f67', 'pump'), painted('#b3362b', 'wheel', .35)
iron, bolt, dark, yellow = painted('#22403d', 'iron'), metal('#a3aba9', .35), rubber('#17211f'), plastic('#e9b02a', .4)
p = Part('room')
p.box((0, 6, -.05), (8, 20, .1), pbr('epoxy', '#5b6f6b', .22, 0, .10, 1.1, .04, 40, rough_vary=.12, dirt='#35423f', dirt_amount=.4), .001)
p.box((2.15, 6, 2), (.2, 20, 4.2), wall('#93a5a0'), .004); p.box((-2.6, 6, 2), (.2, 20, 4.2), wall('#7f928d'), .004); p.box((0, 11.2, 2), (8, .2, 4.2), wall('#84968f'), .004); p.box((0, 6, 3.7), (8, 20, .1), wall('#6d7f7b'), .004)
p.box((.62, 6, .001), (.08, 18, .002), pbr('line', '#d9a62a', .45, 0, .2, 6, .1, dirt='#56605f', dirt_amount=.9), .0003)
for k in range(6):
    p.box((0, .8 + k * 2, 3.55), (5, .12, .22), painted('#70827e', 'beam'), .008)
p.box((-.5, 6, 3.12), (.4, 18, .012), bolt, .002)
for s in (-1, 1):
    p.box((-.5 + s * .2, 6, 3.16), (.012, 18, .09), bolt, .002)
for k in range(7):
    p.cyl((-.62 + k * .045, 6, 3.145), .018, 18, dark, .002, (90, 0, 0), n=12)
p.done()


def pipe(a, b, r, m=clad, step=.92, start=.3):
    """A straight insulated pipe, with a band at each joint of its cladding."""
    a, b = Vector(a), Vector(b); d = b - a; n = d.normalized(); e = n.to_track_quat('Z', 'Y').to_euler(); rot = [math.degrees(v) for v in e]
    q = Part('pipe'); q.cyl((a + b) / 2, r, d.length, m, .002, rot, n=56); t = start
    while t < d.length:
        q.cyl(a + n * t, r + .0035, .035, seam, .002, rot, n=56); q.box(a + n * t + Vector((0, 0, 0)) + (n.orthogonal().normalized() * (r + .008)), (.02, .02, .03), bolt, .003, rot); t += step
    q.done()


def flange(at, axis, r):
    e = Vector(axis).to_track_quat('Z', 'Y'); rot = [math.degrees(v) for v in e.to_euler()]; at = Vector(at)
    q = Part('flange'); q.cyl(at, r, .026, iron, .004, rot, n=56); q.cyl(at + e @ Vector((0, 0, .030)), r, .026, iron, .004, rot, n=56)
    for k in range(10):
        a = k * math.pi / 5; q.cyl(at + e @ Vector((r * .84 * math.cos(a), r * .84 * math.sin(a), .015)), r * .065, .085, bolt, .002, rot, n=6)
    q.done()


def hand_wheel(at, axis, r=.13):
    g = group('wheel'); q = Part('wheel', g)
    for k in range(5):
        q.box((r / 2 * math.cos(k * 1.2566), r / 2 * math.sin(k * 1.2566), -.006), (r, .016, .010), red, .004, (0, 0, k * 72))
    q.cyl((0, 0, 0), r * .2, .04, red, .005); q.cyl((0, 0, .018), r * .09, .02, bolt, .002, n=6); q.done()
    bpy.ops.mesh.primitive_torus_add(major_radius=r, minor_radius=.0115, major_segments=64, minor_segments=16)
    o = bpy.context.object; o.data.materials.append(red); [setattr(f, 'use_smooth', True) for f in o.data.polygons]
    bpy.context.scene.collection.objects.unlink(o); g.objects.link(o)
    w = place(g, at); w.rotation_euler = Vector(axis).to_track_quat('Z', 'Y').to_euler(); w.rotation_euler.rotate_axis('Z', random.uniform(0, 6)); return w


def valve(at, along, out, r):
    """A gate valve on a pipe of radius `r` in direction `along`, with its wheel in direction `out`."""
    at, along, out = Vector(at), Vector(along), Vector(out); e = out.to_track_quat('Z', 'Y'); rot = [math.degrees(v) for v in e.to_euler()]
    for s in (-1, 1):
        flange(at + along * s * .19 - along * .015, along, r * 1.5)
    ra = [math.degrees(v) for v in along.to_track_quat('Z', 'Y').to_euler()]
    q = Part('valve'); q.cyl(at, r * .95, .36, iron, .004, ra, n=48); q.ball(at, r * 1.28, iron); q.cyl(at + out * r * 1.4, r * .80, r * .9, iron, .01, rot, n=40); q.cyl(at + out * (r * 1.9), r * 1.0, .03, iron, .004, rot, n=40)
    q.cyl(at + out * (r * 1.9 + .10), .034, .2, iron, .004, rot, n=32, r2=.024); q.cyl(at + out * (r * 1.9 + .26), .012, .20, bolt, .002, rot, n=20); q.done()
    hand_wheel(at + out * (r * 1.9 + .30), out, r * 1.18)


def dial_png():
    """The face of a gauge: scale, two coloured sectors, needle."""
    dst = os.path.join(OUT, 'screens', 'dial.png'); os.makedirs(os.path.dirname(dst), exist_ok=True); d = []
    for k in range(41):
        a = rad(225 - k * 6.75); r = 150 if k % 5 else 132; d.append(f'line {200 + r * math.cos(a):.1f},{200 - r * math.sin(a):.1f} {200 + 168 * math.cos(a):.1f},{200 - 168 * math.sin(a):.1f}')
    a = rad(118); n = f'polygon {200 + 138 * math.cos(a):.0f},{200 - 138 * math.sin(a):.0f} {200 - 8 * math.sin(a):.0f},{200 - 8 * math.cos(a):.0f} {200 - 46 * math.cos(a):.0f},{200 + 46 * math.sin(a):.0f} {200 + 8 * math.sin(a):.0f},{200 + 8 * math.cos(a):.0f}'
    subprocess.run(['convert', '-size', '400x400', 'xc:#f2f3ee', '-fill', 'none', '-stroke', '#b3362b', '-strokewidth', '14', '-draw', 'arc 40,40 360,360 -45,5', '-stroke', '#0d9488', '-draw', 'arc 40,40 360,360 215,290',
                    '-stroke', '#1c2827', '-strokewidth', '5', '-draw', ' '.join(d), '-stroke', 'none', '-fill', '#141d1c', '-draw', n, '-draw', 'circle 200,200 200,186', dst], check=True)
    return dst


def gauge(at, turn=0, r=.055):
    g = group('gauge'); q = Part('gauge', g); q.cyl((0, .02, 0), r, .045, metal('#b9c0be', .2), .006, (90, 0, 0), n=56); q.cyl((0, -.004, 0), r * .9, .004, dark, .001, (90, 0, 0), n=56)
    q.cyl((0, .02, -r - .02), .010, .06, bolt, .002); q.cyl((0, .02, -r - .052), .016, .03, pbr('brass', '#b08a3c', .3, 1, .06, 9), .002, n=6); q.done()
    bpy.ops.mesh.primitive_circle_add(radius=r * .86, fill_type='NGON', vertices=48, calc_uvs=True); o = bpy.context.object; o.data.materials.append(image_mat(dial_png(), rough=.25)); o.location = (0, -.0065, 0); o.rotation_euler = (rad(90), 0, 0)
    bpy.context.scene.collection.objects.unlink(o); g.objects.link(o)
    return place(g, at, turn)


# right: two mains along the wall, drops with valves
for z, r in ((2.72, .19), (2.18, .19)):
    pipe((1.72, -2, z), (1.72, 11, z), r)
pipe((1.78, -2, .42), (1.78, 11, .42), .13, start=.5)
for k, (y, dz) in enumerate(((2.35, 0), (4.2, .1), (6.0, 0), (7.8, .1), (9.4, 0))):
    pipe((1.42, y, 0), (1.42, y, 2.72 if k % 2 else 2.18), .09, start=.25, step=.6); valve((1.42, y, 1.12 + dz), (0, 0, 1), (-.85, -.52, 0) if k == 0 else (-1, 0, 0), .09)
    c = Part('colour'); c.cyl((1.42, y, 1.82), .0925, .11, plastic('#b3362b' if k % 2 else '#12807a', .4), .001, n=48); c.done(); gauge((1.30, y - .06, 1.62), -50)
for k in range(8):
    b = Part('bracket'); b.box((1.88, .3 + k * 1.5, 2.0), (.5, .05, .05), iron, .006); b.box((2.03, .3 + k * 1.5, 2.4), (.05, .05, 1.3), iron, .006); b.done()
# left: pumps on plinths
for k in range(4):
    y = 2.1 + k * 2.1; q = Part('pump'); q.box((-1.6, y, .12), (1.0, 1.1, .24), pbr('plinth', '#86918e', .7, 0, .1, 2, .2, 60), .015); q.cyl((-1.6, y + .12, .68), .17, .60, pump, .02, n=56); q.cyl((-1.6, y + .12, 1.0), .15, .05, dark, .01, n=48)
    for n in range(30):
        a = n * math.pi / 15; q.box((-1.6 + .178 * math.cos(a), y + .12 + .178 * math.sin(a), .70), (.03, .006, .44), pump, .002, (0, 0, n * 12))
    q.cyl((-1.6, y + .12, .36), .21, .18, iron, .02, n=48); q.box((-1.38, y + .02, .76), (.10, .16, .16), pump, .015); q.done()
    flange((-1.6, y - .22, .36), (0, 1, 0), .15); pipe((-1.6, y - .5, .36), (-1.6, y - .2, .36), .10, iron, start=9); pipe((-1.6, y - .5, .30), (-1.6, y - .5, 2.9), .12, start=.5); valve((-1.6, y - .5, 1.45), (0, 0, 1), (1, -.25, 0), .10)
pipe((-1.6, -2, 2.95), (-1.6, 11, 2.95), .17)
def plan_screen():
    """The plan for the morning, with only what is legible from the aisle: the supply from 04:30, and the peak."""
    hot, light = '#ff9a62', '#fff6ef'
    load = ((4, 96), (4.6, 98), (5, 101), (5.4, 106), (5.7, 112), (6, 120), (6.3, 128), (6.6, 137), (6.8, 142), (7, 146), (7.25, 148), (7.5, 147), (7.8, 145), (8.2, 140), (8.6, 135), (9, 131), (9.5, 127), (10, 124), (11, 121))
    curve = [((t - 4) / 7 * 200, 122 - (v - 34) * .44) for t, v in load]; x, y = curve[10]
    m = [('area', '#a3532f', curve + [(200, 122), (0, 122)]), ('line', light, 2, curve), ('line', light, 1, [(x, 52), (x, y)]), ('fill', YELLOW, x - .5, 38, 100, 20), ('text', '#1c1715', 13.2, x + 4, 52.5, '148 MW, 07:15', 'bold'), ('dot', YELLOW, x, y, 4)]
    return printed('plan-screen', 200, 122, m + [('text', light, 15, 10, 22, 'Supply from 04:30', 'bold'), ('text', hot, 36, 9, 58, '94', 'bold'), ('text', hot, 19, 54, 58, '°C', 'bold')], '#1c1715')


# foreground: a riser with a valve, a gauge and the tablet
X, Y = .58, .66
pipe((X, Y, 0), (X, Y, 3.7), .105, start=.34, step=.72); valve((X, Y, .93), (0, 0, 1), (-.22, -.97, 0), .105)
c = Part('colour'); c.cyl((X, Y, 1.70), .1085, .16, plastic('#b3362b', .4), .001, n=56); c.done(); gauge((X - .13, Y - .11, 1.74), -22, .062)
o = place(tablet(plan_screen(), .36, .2196, .85), (.14, .32, 1.42)); o.rotation_euler = (rad(82), 0, rad(-13))
m = Part('clamp'); m.cyl((X, Y, 1.36), .116, .06, dark, .004, n=48); m.slab((.15, .345, 1.41), .14, .10, .03, .012, dark, .006, (82, 0, -13)); m.done(); tube([(.15, .36, 1.40), (.32, .48, 1.38), (X - .09, Y - .04, 1.36)], .014, dark)
# lamps: a warm one on the far wall, cold strips above, light from a door behind the camera
for y in (10.9, 5.0):
    x = 1.2 if y > 9 else 2.02; q = Part('bulkhead'); q.slab((x, y + .1 if y > 9 else y, 2.35 if y > 9 else 1.60), .20, .30, .06, .08, iron, .01, (90, 0, 0 if y > 9 else -90)); q.ball((x - (0 if y > 9 else .06), y, 2.35 if y > 9 else 1.60), .075, glow('#ffbf73', 9), (.8, .6, 1.2)); q.done()
area((1.2, 10.75, 2.3), (0, 4, .4), (.5, .5), 75, '#ffb266'); area((1.88, 5.0, 1.6), (0, 4.4, 1.0), (.2, .3), 34, '#ffb266')
for k in range(4):
    s = Part('strip'); s.box((.35, 1.6 + k * 2.6, 3.38), (.09, 1.3, .05), glow('#e2f4f2', 4), .006); s.box((.35, 1.6 + k * 2.6, 3.43), (.16, 1.36, .06), seam, .008); s.done()
area((.35, 5.5, 3.33), (.35, 5.5, 0), (.2, 9.1), 260, '#d5ecec')
area((-1.6, -1.6, 2.2), (.6, 1.2, 1.2), (1.0, 1.4), 60, '#e4f2ee')
camera((-.30, -.52, 1.50), (.20, 2.2, 1.42), lens=31, fstop=4, focus=(.14, .32, 1.42))
render('plant-room', samples=20, phone=0.97, exposure=1.45, fog=.18, fogcol='#9db3ab')
