"""A terminal of the eighties in a cellar, still on: four lines of an HL7 message in green on its dark glass, the C of a corrected result in yellow; a note on its rim says do not turn off."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=68, clamp=1.5); world('#22403f', .10); mist(2, 14)
TOP = .92
case = pbr('case', '#b9b199', .52, 0, .08, 4, .16, 700, dirt='#6b624a', dirt_amount=.5); dark, steel, pipe = rubber('#151d1c'), metal('#8f9a97', .42), painted('#9aa8a3', 'pipe')
p = Part('cellar'); brick = pbr('brick', '#8f9d97', .8, 0, .12, 2, .25, 60, island=.10, dirt='#45544f', dirt_amount=.5)
for row in range(22):                                        # a painted brick wall
    for k in range(12):
        p.box((-1.5 + k * .252 + row % 2 * .126 + random.uniform(-.002, .002), .80 + random.uniform(-.002, .002), .55 + row * .077), (.246, .06, .071), brick, .006)
p.box((0, .815, 1.4), (4, .05, 2.2), pbr('mortar', '#5f6d68', .9), .001)
p.slab((0, .16, TOP - .012), 2.4, .78, .024, .006, painted('#4b5a58', 'shelf', .45, True), .004); p.box((0, -.225, TOP - .03), (2.4, .012, .05), painted('#4b5a58', 'shelf', .45, True), .003)
for x, r in ((-.62, .045), (-.50, .028), (.72, .060)):
    p.cyl((x, .70, 1.4), r, 2.4, pipe if r > .03 else painted('#c98f22', 'gas'), .003, n=40)
    for z in (1.02, 1.50):
        p.cyl((x, .70, z), r + .008, .03, steel, .003, n=40); p.box((x, .755, z), (.03, .08, .026), steel, .003)
p.done()

# the terminal: a deep case that is narrower at the back, a bezel, curved glass
g = group('terminal'); q = Part('case', g)
q.box((.045, .20, .205), (.44, .30, .30), case, .045, (4, 0, 0), 5); q.box((.045, .03, .205), (.495, .16, .335), case, .022, seg=5)
for k in range(9):
    q.box((.045, .13 + k * .020, .362 - k * .0012), (.24, .008, .006), dark, .002)
q.slab((0, -.050, .215), .362, .288, .016, .022, pbr('bezel', '#8d8672', .5, 0, .06, 6, .14, 700, dirt='#5a5340', dirt_amount=.4), .006, (90, 0, 0)); q.slab((0, -.0575, .222), .318, .232, .008, .030, dark, .003, (90, 0, 0))
q.cyl((.218, -.056, .330), .013, .016, dark, .003, (90, 0, 0)); q.cyl((.260, -.056, .330), .013, .016, dark, .003, (90, 0, 0))
for n in range(6):
    q.box((.239, -.0505, .290 - n * .011), (.070, .004, .0045), dark, .001)
q.slab((.045, .06, .028), .30, .22, .036, .03, case, .010); q.cyl((.238, -.0515, .072), .0045, .004, glow('#7dffb0', 5), .001, (90, 0, 0)); q.box((-.150, -.0600, .084), (.046, .004, .010), plastic('#3b5f7a', .4), .001); q.done()
LINES = ('MSH|^~\\&|LAB', 'PID|1||4711', 'OBX|1|NM|CREA', '||118|||H|||C')


def message():
    """The message as a cathode-ray tube shows it, in rows of light, with the last field in another colour."""
    m = [('text', '#53e39a', 29, 14, 44 + k * 42, t.replace('\\', '\\\\'), 'mono') for k, t in enumerate(LINES)]
    x = 14 + 12 * 17.4; m += [('fill', '#ffd24a', x - 1.5, 145, 20.5, 32), ('text', '#08130f', 29, x, 170, 'C', 'mono')]
    m += [('fill', '#53e39a', 14, 186, 17, 5)] + [('fill', '#06110d', 0, y * 2.6, 270, .7) for y in range(76)]
    return printed('message', 262, 198, m, '#07150f')


glass_ = image_mat(message(), 1.15); glass_.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = .07
bulge = lambda u, v: ((u - .5) * .300, -.0615 - .010 * (1 - (2 * u - 1) ** 2) * (1 - .6 * (2 * v - 1) ** 2) - .004 * (1 - (2 * v - 1) ** 2), .222 + (v - .5) * .214)
surface('glass', bulge, 32, 24, glass_, g)
o = place(sticky(printed('do-not', 75, 75, [('text', '#1d2423', 17.5, 7, 32, 'Do not', 'bold'), ('text', '#1d2423', 17.5, 7, 55, 'turn off', 'bold')], '#ffd75e'), d=1), (.241, -.0515, .150), scale=1.22); o.rotation_euler = (rad(90), rad(-4), 0)
g.objects.link(o); bpy.context.scene.collection.objects.unlink(o); place(g, (-.06, .20, TOP), 9)
k = group('keys'); q = Part('keyboard', k); q.box((0, 0, .016), (.42, .165, .026), case, .010, (5, 0, 0), 4); cap, cap2 = plastic('#d3ccb6', .5), plastic('#8a8674', .5)
for row in range(5):
    for c in range(15):
        q.slab(((c - 7) * .0258 + (row % 2) * .004, .056 - row * .0262, .0355 + .0022 * (2 - row)), .0225, .0225, .013, .003, cap2 if c in (0, 14) or (row == 4 and c < 3) else cap, .003)
q.slab((0, -.073, .029), .16, .018, .012, .003, cap, .003); q.done()
place(k, (.005, -.055, TOP), 7)
tube([(.15, .40, TOP + .09), (.30, .52, TOP + .03), (.46, .44, TOP + .012), (.62, .58, TOP + .01), (.66, .66, TOP + .30)], .0055, rubber('#1a2322')); mug((-.50, .22, TOP), 200, pbr('cup', '#e7ece8', .16, 0, .05, 12, .02, 60, coat=.6))
# a lamp out of view, the glow of the tube on the keys, light from the stairs
area((-.85, -.35, 1.95), (-.1, .3, 1.1), (.22, .22), 20, '#ffc98a'); area((1.6, .1, 1.7), (.2, .4, 1.1), (.5, .9), 14, '#8fc4d0'); area((-.03, .06, TOP + .20), (-.03, -.5, TOP - .1), (.26, .18), .5, '#5fe3a0')
camera((.04, -1.10, 1.285), (.025, .20, 1.105), lens=49, fstop=4, focus=(-.02, .13, TOP + .2))
render('old-terminal', size=78, samples=16, phone=None, exposure=1.5, sat=.95, bloom=.09)
