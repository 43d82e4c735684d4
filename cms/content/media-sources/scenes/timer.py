"""A yellow timer set to eleven minutes on a carton in the aisle of a frozen hall; beside it a card: 10,560 pallets, one night."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=27); cold_hall()
Y, TOP, W = .45, 1.08, .150                                 # the carton: its middle and its upper side; the dial in mm
C = W * 500


def dial():
    """Sixty minutes, eleven of them coloured."""
    at = lambda minute, r: (C + r * math.sin(minute * math.pi / 30), C - r * math.cos(minute * math.pi / 30))
    m = [('area', DEEP, [(C, C), *(at(k / 4, 47) for k in range(45))])]
    m += [('line', INK, 1.1 if k % 5 else 2.2, [at(k, 50), at(k, 54)]) for k in range(60)]
    m += [('text', INK, 13, at(k, 64)[0] - (7.2 if k > 5 else 3.6), at(k, 64)[1] + 4.6, str(k), 'bold') for k in range(0, 60, 5)]
    return printed('eleven-minutes', 150, 150, m, '#fbfaf5')


t = group('timer'); p = Part('timer', t); yellow = plastic('#f0b322', .34, 'timer')
p.slab((0, 0, 0), .180, .180, .046, .034, yellow, .010, seg=5); p.cyl((0, 0, .0235), .0775, .004, plastic('#c98f12', .4), .001, n=96)
for s in (-1, 1):
    p.slab((s * .055, -.089, -.004), .034, .012, .050, .005, rubber(), .003)
p.done(); disc('dial', W / 2, image_mat(dial(), rough=.45), (0, 0, .0258), t)
b = Part('knob', t); b.cyl((0, 0, .034), .017, .018, yellow, .004, n=64); b.box((.0105 * math.sin(rad(66)), .0105 * math.cos(rad(66)), .0436), (.004, .014, .0012), plastic('#16211f', .4), .0004, (0, 0, -66)); b.done()
o = place(t, (-.105, Y - .06, TOP + .0935)); o.rotation_euler = (rad(80), 0, rad(5))

p = Part('carton'); carton(p, (0, Y, TOP - .40), (.74, .40, .40), cardboard('#a98352')); p.done()
# the note: a folded card beside the timer, so that low strips show both
N, A, at = (.172, .104), math.cos(rad(76)) * .104, Vector((.090, Y - .125, TOP))
note = place(leaf(printed('one-night', 172, 104, [('text', INK, 34, 13, 41, '10,560', 'bold'), ('text', INK, 23, 13, 67, 'pallets', 'bold'), ('text', INK, 23, 13, 92, 'one night', 'serif')], '#f6f3e8'), 172, 104, 0), at + Vector((0, A / 2, .0505))); note.rotation_euler = (rad(76), 0, 0)
p = Part('back of the note'); p.box(at + Vector((0, A * 1.5, .0505)), (*N, .0004), pbr('card', '#f6f3e8', .7), .0001, (-76, 0, 0)); p.done()
area((-1.1, -.6, 1.9), (-.05, Y, TOP), (.5, .5), 26, '#ffdcae'); area((1.2, -.8, 1.7), (0, Y, TOP), (.8, .8), 13, '#dff1f5')
camera((.04, Y - 1.02, 1.275), (-.008, Y, 1.170), lens=58, fstop=4.5, focus=(-.045, Y - .085, TOP + .09))
render('timer', size=78, samples=20, phone=None, exposure=1.4, fog=.22)
