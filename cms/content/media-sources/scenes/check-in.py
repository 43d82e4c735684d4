"""The counter of a clinic in the morning: a patient’s phone leans on a box of clipboards and asks which medicines one takes every day, three of four are ticked; spectacles lie before it, the chairs behind it are empty."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=64); world('#cfdde2', .30); mist(1.5, 12)
p = Part('counter'); p.slab((0, .16, -.02), 3.2, .62, .04, .02, pbr('counter', '#e9b53c', .34, 0, .05, 2.2, .05, 90, rough_vary=.10), .008); p.box((0, -.10, -.55), (3.1, .04, 1.04), wall('#dfe4df'), .004); p.done()
# the waiting room behind: floor, a wall with a window, two rows of chairs
p = Part('room'); p.box((0, 4, -1.02), (14, 10, .04), vinyl('#8a9ea0'), .001); p.box((0, 6.2, .5), (14, .1, 3.2), wall('#c7d8d8'), .004); p.box((-2.9, 6.12, .75), (2.3, .04, 1.5), glow('#fff0d6', 1.5), .004); p.box((-2.9, 6.09, .75), (.05, .05, 1.5), plastic('#e8ece8', .4), .004); p.box((0, 6.12, -.12), (14, .04, .10), plastic('#2d5f74', .42), .02); p.box((2.6, 6.10, .35), (1.0, .06, 2.1), pbr('door', '#b08a5c', .45, 0, .14, 2, .08, 160, stretch=(5, 5, .5)), .004)
m, steel = plastic('#2a67a8', .42), metal('#b9c2c0', .3)
for y, xs in ((5.5, (-1.5, -.9, -.3, .3, .9, 1.5)), (3.9, (-2.6, -2.0, -1.4, 1.5, 2.1))):
    for x in xs:
        p.slab((x, y, -.56), .48, .46, .03, .09, m, .01); p.slab((x, y + .23, -.30), .47, .38, .03, .10, m, .01, (82, 0, 0)); p.box((x, y, -.80), (.05, .4, .44), steel, .01)
p.done()

box = group('clipboards'); q = Part('box', box); ply = pbr('birch', '#a98655', .42, 0, .16, 2.2, .10, 220, stretch=(.35, 7, 7))
for s in (-1, 1):
    q.box((s * .125, .05, .055), (.008, .13, .11), ply, .002); q.box((0, .05 + s * .063, .050 if s < 0 else .075), (.25, .008, .10 if s < 0 else .15), ply, .002)
q.done()
for k in range(3):
    o = place(clipboard(printed(f'blank-{k}', 148, 210, [('text', INK, 15, 11, 26, 'Registration', 'serif'), ('fill', INK, 11, 33, 126, .8)] + [('fill', '#9fb0a9', 11, 52 + j * 20, 126, .7) for j in range(7)]), ('#7b5c3e', '#26403b', '#7b5c3e')[k]), (.030 + .003 * k, .022 + k * .026, .086), scale=.92); o.rotation_euler = (rad(80), rad(random.uniform(-1.5, 1.5)), 0); box.objects.link(o); bpy.context.scene.collection.objects.unlink(o)
place(box, (.070, .155, .0004), -4)
ph = place(smartphone(picture('cutouts/hero-intake', '324x716+18+17', 800), .72, colour='#16302d'), (-.042, .098, .0865), scale=1.12); ph.rotation_euler = (rad(70), 0, rad(-5))
place(spectacles('#7a2f22'), (.115, .062, .0006), 186); place(pen('#1a5fb4'), (-.143, .062, .0006), 60)
area((-1.6, .9, 1.1), (0, .1, .05), (.5, .6), 34, '#ffe6c0'); area((1.2, -.9, 1.3), (0, .1, .05), (1.0, 1.0), 10, '#cfe4ee'); area((0, 3.6, 1.4), (0, 4.5, -1), (5, 1), 110, '#eef4f4')
camera((-.02, -.50, .215), (.008, .12, .090), lens=43, fstop=5, focus=(-.03, .09, .10))
render('check-in', size=100, samples=12, phone=(118, 90, 664, 830), exposure=1.2, sat=.97)
