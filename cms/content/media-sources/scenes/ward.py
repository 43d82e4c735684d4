"""A hospital bed at night, lit by a reading lamp; laboratory results glow on a screen on a stand beside it."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(clamp=1); light_night_ward()
p = Part('room')
p.box((0, 0, -.05), (9, 9, .1), vinyl('#4d6a67'), .001)
p.box((0, 2.05, 1.5), (9, .1, 3.2), wall('#8fb0aa'), .004)                       # head wall
p.box((0, 1.985, .05), (9, .02, .1), plastic('#2d4744', .4), .004)              # skirting
p.box((0, 1.975, .95), (9, .03, .16), plastic('#55736f', .45), .006)            # bump rail
p.box((0, 0, 2.95), (9, 9, .1), wall('#a9bbb7'), .002)
p.box((-.1, 1.95, 1.52), (2.7, .10, .22), plastic('#dfe8e5', .4), .02)          # supply rail above the bed
p.box((-.1, 1.925, 1.645), (2.5, .03, .012), glow('#bfe9ff', 1.6), .002)
for k, c in enumerate(('#0d9488', '#e8eeec', '#ffc83d', '#e8eeec', '#e8eeec', '#2f6fb0')):
    x = -1.05 + k * .37
    if k % 2:
        for s in (0, 1):
            p.slab((x + s * .085, 1.897, 1.52), .07, .07, .008, .008, plastic('#f2f5f3', .35), .002, (90, 0, 0))
            p.cyl((x + s * .085, 1.892, 1.52), .019, .004, rubber('#26302f'), .001, (90, 0, 0))
    else:
        p.cyl((x, 1.885, 1.52), .030, .030, metal(), .004, (90, 0, 0)); p.cyl((x, 1.868, 1.52), .022, .012, plastic(c, .4), .003, (90, 0, 0))
p.done()
bed((.15, .88, 0), blanket='#8cc9be')
# reading lamp: gooseneck from the rail
tube([(-.42, 1.90, 1.46), (-.44, 1.70, 1.62), (-.34, 1.46, 1.66), (-.24, 1.36, 1.56)], .010, metal('#a9b5b2', .3))
l = Part('lamp'); l.cyl((-.215, 1.335, 1.525), .030, .12, plastic('#e6ecea', .35), .006, (-30, 35, 0), r2=.055, n=40); l.ball((-.192, 1.313, 1.480), .030, glow('#ffcf8f', 16), (1, 1, .8)); l.done()
spot((-.19, 1.30, 1.46), (.12, 1.30, .70), 55, '#ffb866', 115, .04, .8)
# the screen, and its stand
values = (('Sodium', '139', INK, .5), ('Potassium', '5.6', RED, .93), ('Creatinine', '118', RED, 1.02))
shown = [('fill', '#164a6b', 0, 0, 200, 35), ('text', '#ffffff', 20, 9, 24.5, 'Sample, Patient A.', 'bold')]
for k, (what, value, c, at) in enumerate(values):
    y = 60 + k * 33; shown += [('text', INK, 20, 9, y, what), ('text', c, 23, 113, y + 1, value, 'bold'), ('fill', '#b9ccd8', 165, y - 13, 20, 14), ('fill', '#9db3c1', 160, y - 6.5, 34, 1), ('dot', c, 160 + 30 * at, y - 6, 4.6), ('fill', '#c9d3d6', 9, y + 10, 182, .6)]
screen = printed('ward-screen', 200, 140, shown, '#dfe6e4')                              # the product's values, with only what is legible from here
S, TURN = Vector((.80, .98, 1.31)), -17                                                # turned away from the camera, so that the depth of its housing shows
scr = group('screen'); h = Part('housing', scr); shell = plastic('#aebab7', .42)
h.slab((0, -.005, -.014), .732, .533, .026, .014, shell, .006, seg=4); h.slab((0, 0, -.040), .67, .46, .040, .05, shell, .016, seg=4)
h.slab((0, 0, -.0012), .708, .499, .003, .004, plastic('#0c1312', .25), .001); h.slab((0, 0, -.075), .16, .16, .05, .02, shell, .008)
h.cyl((.335, -.2605, -.0005), .0035, .002, glow('#6fe3b8', 2.5), .0005); h.done()
sheet('values', .70, .491, image_mat(screen, .36), (0, 0, .0006), col=scr)
o = place(scr, S, scale=1.06); o.rotation_euler = (rad(86), 0, rad(TURN))
# a column beside the bed, a tray under the screen
a = Part('stand'); pl, ch = plastic('#c4cfcc', .4), metal('#c6cecc', .22); CX, CY = .885, 1.075
a.cyl((CX, CY, .70), .026, 1.22, ch, .004, n=40); a.cyl((CX, CY, .60), .036, .90, pl, .006, n=40); a.box((CX - .02, CY - .025, 1.28), (.09, .10, .16), pl, .014, (0, 0, TURN))
a.slab((.80, .965, .985), .46, .24, .022, .03, pl, .007, (0, 0, TURN)); a.slab((.79, .955, 1.004), .34, .12, .014, .012, plastic('#22302e', .5), .004, (0, 0, TURN))
for k in range(5):
    t = k * 72 + 20; a.box((CX + .14 * math.cos(rad(t)), CY + .14 * math.sin(rad(t)), .09), (.28, .05, .035), pl, .012, (0, 0, t)); a.cyl((CX + .27 * math.cos(rad(t)), CY + .27 * math.sin(rad(t)), .04), .04, .03, rubber(), .006, (90, 0, t))
a.done()
# drip stand
d = Part('stand'); ch = metal('#c6cecc', .18); X, Y = -.56, 1.64
for k in range(5):
    t = k * 72; d.box((X + .15 * math.cos(rad(t)), Y + .15 * math.sin(rad(t)), .075), (.30, .03, .022), ch, .008, (0, 0, t))
    d.cyl((X + .29 * math.cos(rad(t)), Y + .29 * math.sin(rad(t)), .032), .032, .022, rubber(), .005, (90, 0, t))
d.cyl((X, Y, 1.0), .0125, 1.85, ch, .003); d.box((X, Y, 1.92), (.30, .010, .010), ch, .004)
d.slab((X, Y - .03, 1.16), .13, .20, .10, .02, plastic('#d7e0dd', .35), .012, (90, 0, 0)); d.slab((X, Y - .084, 1.19), .09, .055, .004, .006, glow('#7fe8c8', .8), .001, (90, 0, 0)); d.done()
bag = glass('#e9f6f4', .08)
q = Part('bag'); q.slab((X + .13, Y, 1.74), .12, .20, .045, .03, bag, .02, (90, 0, 0), seg=4); q.slab((X + .13, Y - .024, 1.75), .08, .09, .001, .004, plastic('#eef3f1', .5), 0, (90, 0, 0)); q.cyl((X + .13, Y, 1.885), .004, .08, ch, 0); q.cyl((X + .13, Y, 1.585), .011, .07, bag, .003); q.done()
tube([(X + .13, Y, 1.55), (X + .15, Y - .03, 1.35), (X + .05, Y - .09, 1.27), (X + .16, Y - .06, .95), (-.12, 1.10, .76)], .0025, plastic('#cfe0dc', .2))
# bedside locker with a cup and a carafe
c = Part('locker'); w = pbr('laminate', '#b9c9c4', .38, 0, .06, 6, .04, 90)
c.box((-1.15, 1.62, .44), (.46, .44, .72), w, .012); c.box((-1.15, 1.60, .815), (.50, .50, .028), plastic('#cfdad7', .35), .010)
for z in (.62, .34):
    c.box((-1.15, 1.392, z), (.42, .02, .24), w, .006); c.box((-1.15, 1.375, z + .07), (.14, .02, .018), metal(), .006)
c.cyl((-1.05, 1.55, .875), .032, .09, plastic('#e9c04a', .3), .004, r2=.037); c.done()
lathe('carafe', [(0, .004), (.05, .004), (.052, .1), (.035, .15), (.03, .19), (.033, .2), (.036, .19), (.038, .15), (.056, .1), (.054, .002), (0, .0)], glass(), (-1.22, 1.62, .83))
# curtain on the right, corridor light behind it
curtain(1.9, 2.25, cloth('#1f7f78'), (1.98, .75, .32), (0, 0, 84), folds=10, depth=.05, seed=2)
curtain(.9, 2.25, cloth('#1f7f78'), (-1.95, 1.15, .32), (0, 0, 96), folds=8, depth=.06, seed=5)
r = Part('rail')
for x in (-1.95, 1.98):
    r.box((x, .6, 2.60), (.03, 2.9, .03), metal(), .006)
r.done()
area((-.1, 1.90, 1.66), (-.1, 1.97, 3), (2.5, .03), 5, '#bfe9ff')                  # light line on the rail
area((2.9, -.2, 2.5), (1.2, .4, 0), (.6, 1.6), 14, '#ffd9a8')                    # corridor, behind the curtain
area((-2.6, -1.6, 2.3), (0, 1.2, .6), (1.2, 1.8), 75, '#6fa6d8')                 # window: moon and street
f = Vector((math.sin(rad(TURN)), -math.cos(rad(TURN)), -.10)); area(S + f * .03, S + f, (.66, .46), 9, '#bfdcff')   # light of the screen on tray, rail, blanket and curtain
camera((-.92, -.78, 1.42), (.37, 1.25, 1.075), lens=33, fstop=2.8, focus=(.80, 1.05, 1.28))
render('ward', size=80, samples=18, phone=None, exposure=1.9, tone=.16, sat=.88, vignette=.15)
