"""A bus depot before dawn: electric buses in two rows under a canopy, cables in their noses; in front a charging post that says bus 4108 is at 82% and leaves at 04:52."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=12); world('#3a6078', .22); mist(3, 34)
dark, pale, steel, deep = rubber('#11191a'), painted('#d8e0dc', 'roof'), metal('#9aa6a4', .35), painted(DEEP)
glassy = pbr('windscreen', '#0a1415', .05, 0, .05, 2, 0, coat=.5)
line = pbr('line', '#d9a62a', .45, 0, .2, 6, .1, dirt='#56605f', dirt_amount=.9)
p = Part('yard')
p.box((0, 16, -.05), (44, 60, .1), pbr('wet floor', '#4d5858', .27, 0, .18, .7, .05, 50, rough_vary=.13, dirt='#252d2d', dirt_amount=.45), .001)
p.box((0, 15, 5.6), (40, 46, .1), wall('#42555a'), .004)
for k in range(10):
    p.box((0, -2 + k * 4.2, 5.25), (38, .16, .5), painted('#5d7073', 'beam'), .01)
for s in (-1, 1):
    p.box((s * 2.75, 15, 4.46), (.22, 44, .26), deep, .01)                              # gantries that carry the chargers
    for k in range(6):
        p.box((s * 2.75, 3.1 + k * 8.4, 2.3), (.20, .20, 4.6), deep, .012); p.box((s * 2.75, 3.1 + k * 8.4, .5), (.25, .25, 1.0), painted('#f0b622', 'guard'), .02)
    p.box((s * 1.05, 15, 4.50), (.10, 40, .05), glow('#dff1f0', 3), .006); p.box((s * 1.05, 15, 4.56), (.18, 40, .08), pale, .01)
    p.box((s * 1.55, 15, .0008), (.09, 44, .0015), line, .0003)
p.done()
for s in (-1, 1):
    area((s * 1.05, 14, 4.42), (s * 1.05, 14, 0), (.4, 30), 800, '#cfe6ea')


def inside(name, lit):
    """The interior of a bus as seen through the windscreen: two rows of lamps, and poles."""
    if not lit:
        return gradient('bus-dark', '#16262a', '#101b1d', '#0a1112')
    warm = ((255, 226, 178), (176, 138, 86), (58, 50, 38), (11, 19, 18)); m = []
    for y in range(140):
        k = min(2, y * 3 // 140); t = y * 3 / 140 - k
        m.append(('fill', '#%02x%02x%02x' % tuple(round(a + (b - a) * t) for a, b in zip(warm[k], warm[k + 1])), 0, y, 200, 1.1))
    m += [('line', '#fff4dc', 4 - k, [(100 + s * (80 - k * 16), 6 + k * 8), (100 + s * (66 - k * 16), 13 + k * 8)]) for k in range(4) for s in (-1, 1)]
    m += [('line', '#d9a02c', 2 - k * .4, [(100 + s * (60 - k * 16), 4 + k * 11), (100 + s * (60 - k * 16), 140)]) for k in range(3) for s in (-1, 1)]
    return printed(name, 200, 140, [*m, ('fill', '#0b1413', 0, 126, 200, 14)])


def bus(at, turn, lit, words, plug):
    """A bus of twelve metres, with its nose towards -Y."""
    g = group('bus'); q = Part('bus', g); w = pbr('body', '#dfe8e4', .22, 0, .03, 2, .01, 40, coat=.6, rough_vary=.05, dirt='#93a09c', dirt_amount=.2); c = pbr('skirt', '#0f766e', .24, 0, .03, 2, .01, 40, coat=.6, rough_vary=.05)
    q.box((0, 6, 1.78), (2.55, 12, 2.66), w, .26, seg=7); q.box((0, 6, .74), (2.56, 12.02, .80), c, .16, seg=5); q.box((0, 6.1, .34), (2.44, 11.8, .24), dark, .05)
    q.box((0, 6, 3.20), (2.0, 7, .26), pale, .08, seg=4)
    q.slab((0, .02, 2.02), 2.36, 1.98, .10, .30, glassy, .03, (90, 0, 0), 5)
    for s in (-1, 1):
        q.slab((s * .92, -.004, .86), .46, .15, .05, .07, glassy, .02, (90, 0, 0)); q.slab((s * .92, -.034, .89), .38, .022, .01, .01, glow('#f4fbff', 7 if lit else .5), .002, (90, 0, 0)); q.slab((s * 1.06, -.034, .83), .10, .03, .01, .012, glow('#ffb04a', 3 if lit else .3), .002, (90, 0, 0))
        tube([(s * 1.16, .10, 2.86), (s * 1.34, -.18, 2.84), (s * 1.40, -.26, 2.60)], .026, dark, g); q.slab((s * 1.40, -.26, 2.34), .22, .46, .10, .08, dark, .03, (90, 0, 0))
        q.box((s * .42, -.045, 1.16), (.84, .016, .022), dark, .004, (0, s * 5, 0))
        q.slab((s * 1.27, 6.4, 2.12), 10.4, 1.05, .03, .10, glassy, .01, (90, 0, 90))
        for y in (2.5, 8.4):
            q.cyl((s * 1.14, y, .48), .48, .28, dark, .04, (0, 90, 0), n=48); q.cyl((s * 1.285, y, .48), .27, .02, metal('#aab3b1', .3), .006, (0, 90, 0))
        if lit:
            sheet('saloon', 9.8, .80, image_mat(gradient('saloon', '#ffe9c4', '#c49a5f', '#4b4030', '#141a18'), .5), (s * 1.288, 6.6, 2.14), (90, 0, 90 * s), g)
            for k in range(7):
                q.box((s * 1.29, 2.6 + k * 1.45, 2.12), (.012, .07, 1.0), dark, .003)
    q.slab((0, -.035, .58), .52, .11, .01, .012, plastic('#e6ebe8', .4), .002, (90, 0, 0))
    q.cyl((-.98, -.005, 1.02), .085, .05, plastic('#1a2625', .4), .01, (90, 0, 0)); q.done()
    sheet('inside', 2.16, 1.36, image_mat(inside('bus-inside', lit), .42 if lit else .3), (0, -.036, 1.78), (90, 0, 0), g)
    sheet('destination', 1.86, .27, image_mat(printed(f'line {words}', 186, 27, [('text', '#ffb733', 22, 8, 21.5, words, 'bold')], '#0a0d0d'), 1.5 if lit else .7), (0, -.037, 2.79), (90, 0, 0), g)
    if plug:                                                                         # the cable from the gantry to the nose
        tube([(-.98, -.02, 1.02), (-1.14, -.30, .80), (-1.62, -.30, 1.7), (-1.72, -.28, 4.4)], .024, rubber('#d9a01c'), g); n = Part('plug', g); n.cyl((-.98, -.09, 1.01), .05, .16, dark, .012, (80, 0, 0)); n.done()
    return place(g, at, turn)


for k, (left, right) in enumerate(((('12 Harbour', 1), ('7 Station', 0)), (('12 Harbour', 0), ('21 Hospital', 1)), (('5 Old Town', 1), ('7 Station', 0)), (('Depot', 0), ('12 Harbour', 1)), (('21 Hospital', 1), ('Depot', 0)))):
    bus((-2.15, 6.9 + k * 4.3, 0), 50, left[1], left[0], True); bus((2.45, 7.9 + k * 4.3, 0), -50, right[1], right[0], True)

# outside: blue hour, the town
sky = sheet('sky', 120, 30, image_mat(gradient('before dawn bus', '#0d2436', '#1d4256', '#47707c', '#c69a6c', '#7d5b45'), .75), (0, 70, 9), (90, 0, 0)); sky.visible_diffuse = False
r = random.Random(3); n = Part('town')
for k in range(70):
    n.ball((r.uniform(-16, 16), 60 + r.uniform(-4, 4), r.uniform(.6, 3.6)), r.uniform(.05, .11), glow(r.choice(('#ffcf8a', '#ffb35c', '#cfe6ff', '#9fe3d6')), r.uniform(4, 12)))
n.done()
area((0, 37, 3), (0, 12, 0), (12, 4), 320, '#ff9d4a').visible_glossy = False

# the charging post
marks = [('fill', '#0d1716', 0, 0, 150, 210), ('text', '#f4f7f5', 11, 11, 20, 'Bay 7', 'bold'), ('text', '#8fada5', 11, 107, 20, '03:41', 'sans'), ('fill', '#29413d', 11, 27, 128, .8), ('text', '#8fada5', 10, 11, 44, 'Bus 4108, line 12', 'sans'), ('text', '#f4f7f5', 54, 8, 92, '82%', 'bold'),
         ('fill', '#29413d', 11, 104, 128, 9), ('fill', '#2bb0a1', 11, 104, 105, 9), ('fill', '#ffc83d', 0, 126, 150, 45), ('text', INK, 10, 11, 141, 'Full at 04:30, leaves', 'bold'), ('text', INK, 25, 10, 165, '04:52', 'bold'), ('text', '#8fada5', 10, 11, 188, 'Then bus 4117 on this post', 'sans'), ('text', '#8fada5', 10, 11, 201, 'Depot draws 410 of 600 kW', 'sans')]
g = group('post'); q = Part('post', g); body, face = plastic('#e3eae6', .36), plastic('#0c1413', .16)
q.box((0, 0, .86), (.44, .26, 1.72), body, .045, seg=5); q.box((0, 0, .05), (.50, .32, .10), dark, .02); q.slab((0, -.131, 1.30), .36, .66, .012, .03, face, .003, (90, 0, 0)); q.slab((0, -.131, .62), .36, .60, .010, .03, painted('#0f766e', 'post teal'), .003, (90, 0, 0))
q.box((0, -.128, 1.682), (.30, .012, .012), glow('#58ffd0', 3), .003)
q.cyl((.13, -.15, .80), .045, .06, dark, .01, (90, 0, 0)); q.cyl((-.13, -.15, .80), .045, .06, dark, .01, (90, 0, 0)); q.cyl((-.13, -.21, .79), .036, .13, plastic('#e3a81f', .45), .01, (82, 0, 0)); q.done()
sheet('screen', .32, .448, image_mat(printed('charging-post', 150, 210, marks, '#0d1716'), .85), (0, -.1382, 1.36), (90, 0, 0), g)
tube([(-.13, -.27, .78), (-.14, -.34, .62), (-.05, -.33, .30), (.14, -.24, .34), (.225, -.05, .70)], .017, rubber('#18211f'), g)
place(g, (.66, 1.75, 0), -12)
guard = Part('guard')
for x in (.22, 1.12):
    guard.cyl((x, 1.50, .45), .055, .90, painted('#f0b622', 'guard'), .02); guard.cyl((x, 1.50, .70), .0556, .10, dark, .002)
guard.done()
area((-1.2, -.6, 3.0), (.6, 1.7, 1.2), (1.0, .6), 34, '#e4f2f2'); area((.62, 1.45, 1.36), (.55, .4, .9), (.3, .4), 1.2, '#bfeee4')
camera((-.05, -.75, 1.42), (.10, 3.0, 1.46), lens=33, fstop=2, focus=(.64, 1.62, 1.36))
render('bus-depot', phone=.74, exposure=1.6, fog=.22, fogcol='#6f8d98', bloom=.08)
