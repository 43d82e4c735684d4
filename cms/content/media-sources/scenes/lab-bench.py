"""A laboratory bench with racks of sample tubes, an analyser at 12 of 96 and a screen that shows a creatinine of 118 in red."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=9); world('#cfe4e2', .18); mist(1.5, 9)
B = .90                                                                          # height of the bench
laminate, white, grey, dark = pbr('bench', '#dfe6e3', .28, 0, .03, 2, .02, 90, rough_vary=.07), plastic('#e4eae8', .36), plastic('#b9c5c2', .4), plastic('#18211f', .2)
mint, steel = wall('#9ccabd'), metal('#b4bebc', .3)
p = Part('room')
p.box((0, 1.12, 1.6), (7, .1, 3.4), mint, .004); p.box((0, .45, B - .02), (7, 1.25, .04), laminate, .008); p.box((0, 1.05, B + .05), (7, .025, .10), laminate, .006)
p.box((0, -.12, .4), (7, .04, .8), white, .01); p.box((0, 0, -.05), (9, 9, .1), vinyl('#75908b'), .001)
p.box((-.1, .92, 1.62), (3.6, .28, .025), laminate, .006); p.box((-.1, .80, 1.600), (3.4, .03, .014), glow('#eafaf5', 1.5), .003)
for x in (-1.7, 1.6):
    p.box((x, .95, 1.54), (.02, .22, .16), steel, .003)
for k in range(7):                                                               # sockets in the trunking
    p.slab((-1.9 + k * .62, 1.058, 1.22), .085, .085, .012, .010, white, .003, (90, 0, 0)); p.cyl((-1.9 + k * .62, 1.05, 1.22), .021, .006, grey, .001, (90, 0, 0))
p.box((0, 1.064, 1.22), (7, .012, .14), pbr('trunking', '#d4dedb', .4, 0, .03), .004)
p.done()


def clear():
    """Thin clear plastic that is bright at its edges."""
    m = bpy.data.materials.new('clear'); m.use_nodes = True; t = m.node_tree; t.nodes.clear()
    f = node(t, 'LayerWeight', {'Blend': .22}).outputs['Facing']
    k = node(t, 'MapRange', {0: f, 3: .10, 4: .85}).outputs[0]
    o = node(t, 'MixShader', {0: k, 1: node(t, 'BsdfTransparent', {0: (.93, .97, .96, 1)}).outputs[0], 2: node(t, 'BsdfGlossy', {'Color': (.92, .97, .96, 1), 'Roughness': .08}).outputs[0]}).outputs[0]
    t.links.new(o, node(t, 'OutputMaterial').inputs[0])
    return m


CLEAR, BLOOD, SERUM = clear(), pbr('blood', '#4a0a0e', .12, 0, .12, 30, 0, coat=.8), pbr('serum', '#d9a544', .12, 0, .1, 30, 0, coat=.8)


def sample(cap, fill, spun):
    """A tube of 13 x 100 mm with a cap and a label."""
    g = group('sample'); p = Part('sample', g); c = plastic(cap, .42)
    p.cyl((0, 0, .045 + .003), .0064, .090, CLEAR, .002, n=24)
    h = .074 * fill
    if spun:
        p.cyl((0, 0, .006 + h * .22), .0056, h * .44, BLOOD, .002, n=20); p.cyl((0, 0, .006 + h * .48), .0056, h * .07, pbr('gel', '#e9e2cf', .3), 0, n=20); p.cyl((0, 0, .006 + h * .76), .0056, h * .48, SERUM, .0006, n=20)
    else:
        p.cyl((0, 0, .006 + h / 2), .0056, h, BLOOD, .001, n=20)
    p.cyl((0, 0, .098), .0084, .018, c, .0018, n=28); p.cyl((0, 0, .1085), .0074, .004, c, .0015, n=28)
    for k in range(14):
        a = k * 2 * math.pi / 14; p.box((.0084 * math.cos(a), .0084 * math.sin(a), .0965), (.0008, .0011, .012), c, .0003, (0, 0, math.degrees(a)))
    p.done()
    surface('tag', lambda u, v: (.0066 * math.sin((u - .5) * 4.0), -.0066 * math.cos((u - .5) * 4.0), .022 + v * .052), 16, 1, label_mat(), g)
    return g


kinds = [sample(c, f, s) for c, f, s in (('#7d6a9e', .80, 0), ('#d9a21f', .86, 1), ('#d9a21f', .72, 1), ('#12807a', .84, 0), ('#7d6a9e', .66, 0), ('#b8453a', .8, 1))]


def rack_of_tubes(at, turn, nx, ny, colour, missing=.1):
    p = Part('rack'); m = plastic(colour, .42); R = Matrix.Rotation(rad(turn), 3, 'Z'); w, d = nx * .021 + .012, ny * .021 + .012
    for z, h in ((.006, .008), (.030, .005), (.062, .006)):
        p.slab((0, 0, z), w, d, h, .006, m, .0015)
    for s in (-1, 1):
        p.slab((s * (w / 2 + .001), 0, .034), d, .068, .007, .008, m, .002, (90, 0, 90))
    p.done(at, (0, 0, turn))
    for i in range(nx):
        for j in range(ny):
            if random.random() > missing:
                q = Vector(at) + R @ Vector(((i - (nx - 1) / 2) * .021, (j - (ny - 1) / 2) * .021, .010 + random.uniform(0, .0015)))
                place(random.choice(kinds[:3] if j % 2 else kinds), q, random.uniform(-70, 70), (random.uniform(-1.3, 1.3), random.uniform(-1.3, 1.3)))


rack_of_tubes((-.145, .185, B), 14, 10, 5, '#dfe7e4', .09)
rack_of_tubes((.055, .44, B), -8, 8, 4, '#0f766e', .2)
rack_of_tubes((-.47, -.10, B), 24, 10, 4, '#e6b02c', .15)
place(kinds[4], (.075, .130, B + .0086), -128, (90, 0))                           # the important sample, taken out of the rack

# the analyser: a carousel of samples under an open lid, and a display of its progress
AX, AY = -.50, .74
c = Part('analyser'); shell = plastic('#dfe6e3', .34)
c.box((AX, AY, B + .065), (.50, .44, .11), shell, .022, seg=4); c.box((AX, AY, B + .012), (.46, .40, .02), dark, .004); c.box((AX, AY - .001, B + .098), (.503, .443, .004), dark, .001)
c.box((AX, AY + .17, B + .21), (.50, .10, .20), shell, .020, seg=4); c.slab((AX, AY + .105, B + .30), .46, .32, .012, .03, plastic('#2d4a4a', .12), .004, (72, 0, 0)); c.box((AX, AY + .118, B + .155), (.40, .008, .05), plastic('#0f766e', .4), .003)
c.cyl((AX, AY - .06, B + .123), .150, .010, grey, .003, n=64); c.cyl((AX, AY - .06, B + .150), .150, .006, shell, .002, n=64); c.cyl((AX, AY - .06, B + .150), .035, .06, shell, .008, n=32)
c.slab((AX + .13, AY - .2215, B + .062), .150, .062, .006, .006, dark, .002, (90, 0, 0)); c.cyl((AX - .19, AY - .222, B + .062), .007, .004, glow('#3fd6a0', 3), .001, (90, 0, 0)); c.done()
sheet('count', .140, .052, image_mat(printed('analyser', 140, 52, [('text', '#d8f3ea', 27, 8, 35, '12 of 96', 'bold')], '#12302c'), .8), (AX + .13, AY - .2255, B + .062), (90, 0, 0))
for k in range(40):
    r, a = (.132, k * 15) if k < 24 else (.098, (k - 24) * 22.5)
    if k not in (5, 6, 17, 30):
        place(kinds[(k * 5) % 6], (AX + r * math.cos(rad(a)), AY - .06 + r * math.sin(rad(a)), B + .128), k * 37)
bx = Part('gloves'); bx.box((.90, .90, B + .062), (.24, .12, .12), pbr('glove box', '#2f8f88', .5, 0, .04, 6, .05), .003); bx.slab((.90, .838, B + .07), .12, .045, .002, .02, plastic('#e9f0ee', .5), 0, (90, 0, 0)); bx.done()



def creatinine():
    """One value and its development over months, with only what is legible from the bench."""
    y = (93, 95, 91, 92, 88, 86, 81, 74, 66, 58, 46); blue = '#164a6b'; at = [(96 + k * 9, v) for k, v in enumerate(y)]
    m = [('fill', blue, 0, 0, 200, 32), ('text', '#ffffff', 16, 10, 22, 'Sample, Patient A.', 'bold'), ('fill', '#d6e6f1', 92, 76, 100, 30), ('fill', '#9db3c1', 92, 75.4, 100, .9), ('line', blue, 1.6, at[:8]), ('line', RED, 1.6, at[7:])]
    m += [('dot', blue if k < 8 else RED, *p, 2) for k, p in enumerate(at)] + [('dot', RED, *at[-1], 3.8)]
    return printed('creatinine', 200, 140, m + [('text', INK, 15, 9, 56, 'Creatinine'), ('text', RED, 42, 8, 101, '118', 'bold'), ('fill', '#d8e1e6', 10, 114, 182, .7), ('text', INK, 15, 10, 131, 'Up 40% in 18 months')], '#fbfcfc')


# screen on its foot
scr = monitor(creatinine(), .50, .350, .72)
o = place(scr, (.200, .52, B + .305)); o.rotation_euler = (rad(86), 0, rad(-15))
j = Part('foot'); dull = plastic('#5d6b68', .42)
j.slab((.222, .570, B + .006), .25, .19, .012, .05, dull, .004); j.box((.232, .600, B + .16), (.075, .030, .31), dull, .010); j.cyl((.228, .572, B + .305), .034, .05, dull, .004, (90, 0, 0)); j.done((0, 0, 0))
k = Part('keys'); k.slab((0, 0, .007), .40, .13, .014, .012, white, .004)
for r in range(5):
    for n in range(14):
        k.slab(((n - 6.5) * .0275, .048 - r * .024, .0155), .024, .020, .005, .003, plastic('#f1f4f2', .45), .0015)
k.done((.36, .20, B), (0, 0, -12))
# light: window on the left, ceiling panel, line under the shelf
area((-2.9, -.6, 2.3), (0, .4, 1.0), (1.6, 1.8), 84, '#ffe9c8'); area((.3, -.2, 2.95), (.2, .4, .9), (1.5, .7), 15, '#eefaf7'); area((-.1, .78, 1.59), (-.1, .62, .9), (3.4, .04), 6, '#e9fbf4')
camera((-.22, -.66, 1.33), (.0, .50, 1.055), lens=36, fstop=5, focus=(.24, .40, 1.15))
render('lab-bench', size=78, samples=18, phone=0.92, exposure=1.0, fog=.06, fogcol='#cfe6de', vignette=.14, tone=.18)
