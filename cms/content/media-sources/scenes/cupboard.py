"""A hospital’s own server cupboard in its corridor, open: three servers with green lights, patch cables tied in bundles, and on the inside of its door a sheet with four weeks of handover, every day ticked; a bed stands further down."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(1000, 1250, seed=41, clamp=1.5); world('#a9bfc4', .10); mist(2, 14)
BLUE = '#1d3f8a'
paint, rail, frame, dark, steel = wall('#a9c3bc'), plastic('#4f8f86', .42), painted('#1f655f', 'cabinet', .36), painted('#141f1e', 'inside'), metal('#aab4b2', .32)
# the corridor; the cupboard is on its right wall, at an angle to the camera
p = Part('corridor')
p.box((0, 5, -.05), (9, 16, .1), pbr('floor', '#6f8a86', .16, 0, .07, .7, .02, 14, rough_vary=.07), .001); p.box((0, 5, 2.65), (9, 16, .1), wall('#c3cfca'), .002)
p.box((1.2, .56, 1.3), (3.2, .12, 2.7), paint, .004)                                                    # the wall behind the cupboard
p.box((-2.6, 5, 1.3), (.12, 16, 2.7), wall('#b9cdc6'), .004); p.box((-2.52, 5, .92), (.05, 16, .13), rail, .02); p.box((-2.53, 5, .08), (.02, 16, .16), plastic('#2d4744', .4), .004)
p.box((-.40, 5.4, 1.3), (.12, 9.7, 2.7), paint, .004); p.box((-.48, 5.4, .92), (.05, 9.6, .13), rail, .02); p.box((-1.5, 11, 1.3), (3, .12, 2.7), wall('#9fb8b2'), .004)
for y in (3.0, 6.0):
    p.box((-2.53, y, 1.04), (.06, 1.1, 2.08), pbr('leaf', '#c99b3f', .45, 0, .05, 3, .05, 120), .006); p.box((-2.50, y + .42, 1.02), (.05, .03, .16), steel, .006)
p.box((1.2, .49, .06), (3.2, .02, .12), plastic('#2d4744', .4), .004)
for k in range(4):
    p.box((-1.5, 2 + k * 2.6, 2.594), (.6, 1.2, .014), glow('#f4f7ee', 1.6), .003)
w = sheet('end', 1.5, 1.5, image_mat(gradient('corridor end', '#dfeaf0', '#fdf6e6', '#e9dcc0'), 1.5), (-1.5, 10.9, 1.5), (90, 0, 0)); w.visible_diffuse = False
p.done()

# the cupboard: a box without a front, 580 mm wide, from 0.28 to 1.96 m
X, B, H, W, D = .30, .30, 1.62, .58, .46
c = Part('cupboard'); Z = B + H / 2
for s in (-1, 1):
    c.box((X + s * W / 2, .5 - D / 2, Z), (.03, D, H), frame, .005); c.box((X + s * (W / 2 - .055), .10, Z), (.035, .03, H - .06), steel, .003)
for z in (B, B + H):
    c.box((X, .5 - D / 2, z), (W + .03, D, .03), frame, .005)
c.box((X, .49, Z), (W, .01, H), dark, .002)
c.done()
g = Part('units')
def unit(z, u, m): g.box((X, .28, z), (W - .11, .36, u * .0445 - .004), m, .004)
black, grey = plastic('#18211f', .35), metal('#7d8886', .38)
for k, z in enumerate((1.30, 1.165, 1.03)):                                                        # three servers, two units each
    unit(z, 2.6, black); g.box((X, .096, z), (W - .10, .012, .104), grey, .004)
    for n in range(7):
        x = X - .205 + n * .056; g.slab((x, .088, z + .002), .052, .082, .010, .004, plastic('#26312f', .4), .002, (90, 0, 0)); g.slab((x, .083, z - .012), .036, .040, .004, .002, plastic('#0e1514', .5), .001, (90, 0, 0))
        g.cyl((x + .016, .081, z + .032), .0034, .004, glow('#4fe8a4' if (n * 5 + k) % 9 else '#ffb648', 3), .0005, (90, 0, 0), n=12)
    g.slab((X + .200, .086, z), .046, .076, .010, .004, plastic('#0d9488', .4), .002, (90, 0, 0))
for z in (1.72, 1.60):                                                                             # patch panels
    unit(z, 1.4, black)
    for n in range(13):
        g.box((X - .205 + n * .034, .099, z), (.019, .006, .019), plastic('#05090a', .4), .002)
unit(1.48, 1, grey); unit(.82, 4, black); g.box((X, .096, .82), (W - .10, .012, .17), grey, .004)    # the backup battery at the bottom
for n in range(9):
    g.box((X - .18 + n * .045, .088, .82), (.03, .006, .12), black, .002)
g.done()
tones = [plastic(t, .42, f'cable {t}') for t in ('#1f8f85', '#e9b02e', '#dfe6e3', '#1f8f85', '#2f6fb0')]
for k in range(24):                                                                                # from panel to panel, then down the right side
    a = (X - .205 + (k * 7 % 13) * .034, .092, 1.72 if k < 13 else 1.60); b = (X - .205 + (k * 3 % 13) * .034, .092, 1.60) if k < 9 else (X + .212 + random.uniform(-.012, .012), .10, .98)
    if k < 9:
        tube([a, (a[0] + .004, .045, a[2] - .04), ((a[0] + b[0]) / 2, .028, 1.635 + random.uniform(-.012, .01)), (b[0], .05, b[2] + .03), b], .0042, tones[k % 5])
    else:
        e = (X + .212 + random.uniform(-.016, .016), .075 + random.uniform(-.014, .014), 1.45)
        tube([a, (a[0] + .01, .05, a[2] - .03), ((a[0] + e[0]) / 2, .04, a[2] - .075 + random.uniform(-.01, .01)), (e[0] - .03, .05, 1.53), e, (e[0], e[1], 1.2), b], .0042, tones[k % 5])
s = Part('ties')
for z in (1.42, 1.26, 1.10):
    s.slab((X + .212, .074, z), .058, .046, .012, .014, rubber('#101716'), .003)
s.done()

# its door, open to the left, with the sheet of four weeks on its inside
A = 142; hinge = Vector((X - W / 2 - .015, .045, 0)); R = Matrix.Rotation(rad(-A), 3, 'Z'); on = lambda u, d, z: tuple(hinge + R @ Vector((u, d, z)))
d = Part('door'); d.box(on(W / 2, 0, Z), (W, .022, H), frame, .005, (0, 0, -A)); d.box(on(W / 2, .018, Z), (W - .10, .014, H - .10), painted('#2b746d', 'lining'), .004, (0, 0, -A))
for z in (B + .25, B + H - .25):
    d.cyl(on(-.004, .0, z), .012, .10, steel, .002)
d.done()


def four_weeks():
    m = [('text', INK, 27, 14, 36, 'Handover', 'serif'), ('fill', INK, 14, 46, 182, 1.2)] + [('text', '#5c6f69', 13, 68 + k * 26.5, 63, t, 'bold') for k, t in enumerate('MTWTF')]
    for j in range(4):
        y = 88 + j * 37; m += [('text', INK, 24, 18, y + 8, str(j + 1), 'serif'), ('fill', '#c3cfca', 14, y + 18, 182, .6)]
        for k in range(5):
            x = 64 + k * 26.5; m += [('frame', '#84918c', x, y - 11, 20, 20), ('line', TEAL, 3, [(x + 3, y - 1), (x + 8, y + 6), (x + 20, y - 13)])]
    return printed('four-weeks', 210, 250, m + [('text', BLUE, 16, 18, 238, 'No surprise so far.', 'bold')])


K = 2.1; o = place(leaf(four_weeks(), 210, 250, .25), on(.290, .0265, 1.31), scale=K); o.rotation_euler = (rad(90), 0, rad(180 - A))
t = Part('magnets')
for u, z in ((.11, 1.55), (.47, 1.55)):
    t.cyl(on(u, .036, z), .017, .012, plastic('#ffc83d', .35), .003, (90, 0, 180 - A))
t.done()
h = Part('hook'); h.cyl(on(.29, .035, .97), .005, .04, steel, .001, (90, 0, 180 - A)); h.done()
k_ = place(keys((TEAL, '#ffc83d', '#e7ece9', '#c4261d', '#2f6fb0')), on(.29, .045, .945), scale=1.45); k_.rotation_euler = (rad(90), 0, rad(180 - A))

# a bed further down, and daylight at the end
q = Part('bed'); bx, by, bed_frame = -.98, 4.6, painted('#cfd9d6', 'bed')
q.box((bx, by, .52), (.86, 2.0, .08), bed_frame, .012); q.box((bx, by, .64), (.86, 2.0, .15), linen('#dfe9e6'), .05, seg=6); q.box((bx, by - .25, .70), (.98, 1.45, .10), linen('#2f8f84'), .05, (0, 0, 1), seg=6); q.box((bx, by + .75, .76), (.62, .42, .12), linen('#eef4f1'), .055, (8, 0, 0), seg=6)
for y in (-1.04, 1.04):
    q.slab((bx, by + y, .74), .92, .46, .035, .10, plastic('#dbe5e2', .4), .012, (90, 0, 0))
for sx in (-1, 1):
    for sy in (-1, 1):
        q.cyl((bx + sx * .36, by + sy * .86, .09), .08, .04, rubber(), .01, (0, 90, 0)); q.box((bx + sx * .36, by + sy * .86, .30), (.05, .07, .40), bed_frame, .01)
q.done()
area((-1.5, 3.0, 2.55), (-1.5, 3, 0), (.6, 3), 42, '#f0f4ea'); area((-.6, -1.9, 2.3), (.2, .2, 1.2), (1.3, 1.0), 40, '#fff0d8'); area((1.9, -1.2, 1.9), (.2, .2, 1.1), (.6, .8), 12, '#bfe0e8'); area((-1.5, 10.6, 1.6), (-1.2, 3, .8), (1.5, 1.5), 140, '#fff0d4')
area((X, .04, B + H - .06), (X, .2, .8), (.5, .04), 11, '#eaf6f4')
camera((-.30, -2.02, 1.36), (-.09, .2, 1.25), lens=41, fstop=5.6, focus=(.1, -.10, 1.25))
render('cupboard', size=78, samples=12, phone=None, exposure=1.25, contrast=1.04, fog=.08, sat=.96)
