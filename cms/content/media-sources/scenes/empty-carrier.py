"""The tube post of a ward: a clear carrier has arrived in its tray with nothing in it but a slip that says 200 OK; behind it stand two that are full."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=52); world('#cfe0e2', .30); mist(2, 12)
teal, white, grey, ink, steel = wall('#2f7480'), plastic('#e9eeec', .36), plastic('#a9b6b3', .42), plastic('#1a2625', .4), metal('#b9c2c0', .3)
TOP = .95
p = Part('room'); p.box((0, .60, 1.5), (6, .1, 3), teal, .004); p.slab((0, .22, TOP - .018), 4, .74, .036, .008, pbr('worktop', '#dfe4e0', .3, 0, .04, 2, .03, 90, rough_vary=.08), .006); p.box((0, .545, TOP + .045), (4, .02, .09), pbr('worktop', '#dfe4e0', .3), .004); p.done()


def clear():
    """Thin clear plastic that is bright at its edges."""
    m = bpy.data.materials.new('clear'); m.use_nodes = True; t = m.node_tree; t.nodes.clear()
    k = node(t, 'MapRange', {0: node(t, 'LayerWeight', {'Blend': .22}).outputs['Facing'], 3: .07, 4: .80}).outputs[0]
    o = node(t, 'MixShader', {0: k, 1: node(t, 'BsdfTransparent', {0: (.94, .975, .97, 1)}).outputs[0], 2: node(t, 'BsdfGlossy', {'Color': (.92, .97, .96, 1), 'Roughness': .08}).outputs[0]}).outputs[0]
    t.links.new(o, node(t, 'OutputMaterial').inputs[0])
    return m


CLEAR, felt, R, L = clear(), cloth('#2b3f3c'), .062, .205


def carrier(colour, slip=None, rolls=()):
    """A carrier along X: a clear barrel between two heads with felt rings."""
    g = group('carrier'); head = plastic(colour, .34); p = Part('carrier', g); R90 = (0, 90, 0)
    surface('barrel', lambda u, v: ((v - .5) * L, R * math.cos(u * 2 * math.pi), R * math.sin(u * 2 * math.pi)), 64, 1, CLEAR, g)
    for s in (-1, 1):
        p.cyl((s * (L / 2 + .018), 0, 0), R + .004, .040, head, .006, R90, n=64); p.cyl((s * (L / 2 + .002), 0, 0), R + .009, .014, felt, .003, R90, n=64); p.cyl((s * (L / 2 + .034), 0, 0), R + .009, .014, felt, .003, R90, n=64); p.cyl((s * (L / 2 + .046), 0, 0), R - .010, .020, head, .006, R90, n=64)
        p.box((s * (L / 2 + .018), -R - .004, 0), (.020, .008, .030), ink, .003)
    for y, z, r, c in rolls:
        p.cyl((random.uniform(-.01, .01), y, z), r, L - .03, c, .002, R90, n=32)
    p.done()
    if slip:
        a = 1.9                                              # how far the slip reaches around the carrier, in radians
        surface('slip', lambda u, v: ((u - .5) * .158, -(R - .003) * math.cos((v - .42) * a), (R - .003) * math.sin((v - .42) * a)), 8, 24, image_mat(slip, rough=.7), g, thick=.0003)
    return g


slip = printed('two-hundred', 158, 112, [('text', INK, 40, 9, 64, '200 OK', 'bold'), ('fill', '#0d9488', 9, 82, 139, 5)], '#fbfaf5')
# the tray, a bent sheet on feet, with the carrier in it
tray = group('tray'); q = R + .014
surface('tray', lambda u, v: ((u - .5) * .42, q * math.sin((v - .5) * 2.5), -q * math.cos((v - .5) * 2.5)), 2, 32, metal('#c2cbc8', .28), tray, thick=.002)
p = Part('feet', tray)
for s in (-1, 1):
    p.box((s * .15, 0, -q - .016), (.020, .12, .034), ink, .004)
p.done()
Z = TOP + q + .033
place(tray, (-.03, .145, Z), -7); place(carrier('#0e8f83', slip), (-.03, .145, Z), -7)
# full carriers, upright in a rack on the wall; the station with a tube from the ceiling and a panel
full = [carrier('#d9a01c', None, [(-.026, .014, .020, board('#f4f2e8')), (.018, .026, .020, board('#f7f6f0')), (.012, -.022, .022, board('#efe9d8')), (-.026, -.028, .014, board('#e8f0ec'))]), carrier('#0e8f83', None, [(-.024, .020, .024, board('#f4f2e8')), (.026, .010, .020, board('#f1ede0')), (-.002, -.032, .022, board('#f7f6f0'))])]
p = Part('rack'); p.slab((.36, .455, TOP + .008), .36, .16, .016, .01, grey, .004); p.box((.36, .53, TOP + .10), (.36, .012, .04), steel, .003)
for x in (.275, .445):
    p.cyl((x, .455, TOP + .028), R + .014, .03, grey, .004, n=48)
p.done()
for g, x in zip(full, (.275, .445)):
    o = place(g, (x, .455, TOP + .175)); o.rotation_euler = (0, rad(-90), rad(random.uniform(-40, 40)))
p = Part('station')
for x, mouth in ((-.33, 1.205), (.62, .9)):                  # tubes along the wall; one ends above the tray
    p.cyl((x, .46, mouth + .5), .068, 1.0, CLEAR, .002, n=64); p.cyl((x, .46, mouth + .012), .082, .044, ink, .006, n=64); p.cyl((x, .46, mouth + .16), .074, .05, grey, .004, n=64); p.box((x, .53, mouth + .16), (.05, .06, .04), grey, .004)
p.done()
area((-1.5, -.5, 1.9), (0, .2, TOP), (.35, .5), 46, '#ffedd2'); area((1.7, -.8, 2.1), (0, .4, 1.1), (1.0, 1.0), 9, '#bfe0ea')
camera((-.02, -.74, 1.235), (.065, .30, 1.085), lens=49, fstop=4.5, focus=(-.03, .09, TOP + .1))
render('empty-carrier', size=78, samples=16, phone=None, exposure=1.2, sat=.95)
