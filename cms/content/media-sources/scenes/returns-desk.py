"""A returns desk: an opened carton with tissue paper, a tablet that asks whether the soles are clean, a hand scanner and a label printer on a steel table before a yellow wall."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=8); world('#b9cfce', .30); mist(2, 20)
TOP = .95
w = Part('room'); yellow = wall('#e3a41f')
w.box((0, 0, -.02), (9, 8, .04), concrete(), .001)
for i in range(-5, 6):                                                     # the wall, of painted boards
    w.box((i * .62, 1.30, 1.5), (.614, .05, 3.2), yellow, .006)
w.box((0, 1.262, .10), (7, .03, .2), painted('#22302e'), .006)
w.done()
t = Part('table'); st = metal('#a9b3b0', .34); leg = painted('#22302e')
t.slab((.1, .32, TOP - .02), 2.6, 1.06, .04, .012, pbr('worktop', '#c4cac6', .36, .0, .07, 2.5, .05, 90, rough_vary=.12, dirt='#7d8682', dirt_amount=.4), .005)
for x in (-1.1, 1.3):
    t.box((x, .42, .46), (.06, .70, .92), leg, .006)
t.box((.1, .80, TOP + .42), (2.5, .26, .024), leg, .006)                     # shelf with cartons, on posts
for x in (-1.1, 1.3):
    t.box((x, .88, TOP + .42), (.05, .05, .86), leg, .006)
t.done()
g = Part('goods')
for x, s, turn in ((-.94, (.30, .22, .20), 3), (-.60, (.26, .20, .14), -4), (-.33, (.22, .20, .24), 2), (.62, (.32, .22, .17), -3), (.99, (.28, .22, .24), 4)):
    carton(g, (x, .80, TOP + .433), s, cardboard(random.choice(('#b08a5c', '#a67f50', '#bb9a6e'))), turn, None, True)
carton(g, (.62, .80, TOP + .604), (.26, .2, .12), cardboard('#bb9a6e'), 5, None, True)
g.done()
# the open carton, turned a little; flaps: (side, angle below the horizontal)
A, B, H, L, k, TURN = .38, .29, .17, .140, .006, 11; X, Y = -.18, .38
c = Part('open'); m, inner = cardboard('#b08a5c'), cardboard('#bd9a6e')
for s in (-1, 1):
    c.box((s * A / 2, 0, H / 2), (k, B, H), m, .0015); c.box((0, s * B / 2, H / 2), (A, k, H), m, .0015)
c.box((0, 0, .004), (A, B, .006), m, .001)
for s, a in ((-1, 31), (1, 12)):
    c.box((s * (A / 2 + L / 2 * math.cos(rad(a))), 0, H - L / 2 * math.sin(rad(a))), (L, B - .012, .005), inner, .0015, (0, s * a, 0))
for s, a in ((-1, 34), (1, -64)):
    c.box((0, s * (B / 2 + L / 2 * math.cos(rad(a))), H - L / 2 * math.sin(rad(a))), (A - .010, L, .005), inner, .0015, (-s * a, 0, 0))
c.done((X, Y, TOP), (0, 0, TURN))
tissue = pbr('tissue', '#eef1ec', .9, 0, .03, 9, .3, 300)
def crumple(sx, sy, h, seed):
    def f(u, v):
        x, y = (u - .5) * sx, (v - .5) * sy
        n = lambda s, q: mnoise.noise(Vector((x * s + seed, y * s, q)))
        return x + .012 * n(14, 1), y + .012 * n(14, 2), h * (.5 + .9 * abs(n(9, 0)) + .5 * abs(n(22, 3)))
    return f
surface('tissue', crumple(A - .03, B - .03, .064, 2), 90, 70, tissue, at=(X, Y, TOP + .101), rot=(0, 0, TURN), thick=.0008)
g = group('shoebox'); q = Part('shoebox', g); navy, red = board('#1d2a44'), board('#c9402f')
q.box((0, 0, 0), (.30, .18, .10), navy, .003); q.box((0, 0, .035), (.308, .188, .040), board('#22345a'), .003); q.box((0, -.0945, .035), (.302, .001, .012), red, .0003); q.done()
sheet('size', .075, .045, image_mat(printed('shoe-size', 75, 45, [('text', INK, 24, 5, 28, '43', 'bold'), ('fill', INK, 40, 9, 28, 3), ('fill', INK, 40, 15, 20, 3)] + [('fill', INK, 5 + k * 2.3, 34, .6 + (k * 7 % 3) * .4, 7) for k in range(28)], '#eef0ea'), rough=.5), (.095, -.05, .0556), col=g)
place(g, (X + .01, Y, TOP + .150), TURN + 6, (5, 6))


def question():
    """One question with two pictures, with only what is legible from the carton."""
    m = [('text', INK, 18, 9, 23, 'Are the soles clean?', 'bold'), ('fill', '#edf1f2', 9, 32, 88, 66), ('fill', '#e7e0d5', 103, 32, 88, 66), ('line', YELLOW, 2, [(9, 32), (97, 32), (97, 98), (9, 98), (9, 32)])]
    m += [('picture', picture('products/returns-desk-1', '400x440+565+215', 700), 11, 36, 53), ('picture', picture('products/returns-desk-1', '400x440+1068+215', 700), 105, 36, 53)]
    m += [('text', INK, 16, 66, 71, 'Yes', 'bold'), ('text', INK, 16, 162, 71, 'No', 'bold')]
    return printed('question', 200, 122, m + [('fill', '#22345a', 0, 103, 200, 19), ('text', YELLOW, 17, 9, 119, 'A', 'bold'), ('text', '#ffffff', 16, 126, 118, '€189.00', 'bold')], '#fbfcfc')


# tablet, printer, scanner
tb = place(tablet(question(), w=.345, h=.2105, strength=.62), (.372, .33, TOP + .144), -7, (64, 0))
s = Part('stand'); s.slab((.382, .42, TOP + .006), .20, .15, .012, .015, leg, .003, (0, 0, -7)); s.slab((.382, .39, TOP + .09), .12, .18, .010, .012, leg, .003, (60, 0, -7)); s.done()
q = Part('printer'); q.slab((0, 0, .085), .20, .26, .17, .020, plastic('#dfe4e0', .4), .012); q.slab((0, 0, .172), .16, .20, .010, .014, plastic('#26322f', .35), .004); q.box((0, -.132, .080), (.13, .006, .016), plastic('#0f1817', .3), .001); q.slab((.06, -.13, .13), .020, .006, .020, .004, plastic(TEAL, .4), .002); q = q.done((.77, .56, TOP), (0, 0, 8))
o = surface('slip', lambda u, v: ((u - .5) * .10, -v * .085, -.055 * v * v + .012 * math.sin(v * 3)), 4, 20, label_mat(), at=(0, -.134, .082), thick=.0003); o.parent = q
place(label_roll(), (.60, .50, TOP), 10)
place(scanner(printed('parcel', 66, 103, [('fill', '#22345a', 0, 0, 66, 26), ('text', INK, 27, 4, 74, '2208', 'bold')], '#fbfcfc'), .5), (.53, .14, TOP + .0006), -28)
place(marker('#16211f'), (.16, .07, TOP + .0006), 24); place(sticky(printed('hold', 75, 75, [('text', '#1d2423', 25, 8, 34, 'Size', 'bold'), ('text', '#1d2423', 25, 8, 64, '43?', 'bold')], '#ffd75e')), (.17, .19, TOP + .0006), -10)
area((-.2, -.3, 2.7), (.1, .5, TOP), (1.8, .5), 60, '#eef5f2'); area((-2.2, -.9, 2.0), (0, .6, 1.1), (1.2, 1.2), 55, '#cfe4e6'); area((1.9, .2, 2.3), (.5, .6, 1.0), (.5, .5), 14, '#ffdca8')
camera((.11, -.70, 1.42), (.12, .50, 1.065), lens=35, fstop=3.5, focus=(.35, .31, 1.08))
render('returns-desk', size=100, samples=18, phone=.84, exposure=1.25)
