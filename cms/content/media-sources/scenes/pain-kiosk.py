"""A waiting room in morning light: a kiosk asks how much it hurts, its answers large, from 0 to 10 and I cannot say, the 7 is chosen; two crutches lean on it, behind it stand yellow chairs."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=33); world('#dfe6e0', .30); mist(2, 16)
white, ink, steel, ply = plastic('#e8ece8', .36), plastic('#1a2625', .4), metal('#b9c2c0', .3), pbr('birch', '#b3905e', .42, 0, .16, 2.2, .10, 220, stretch=(.35, 7, 7))
p = Part('room'); p.box((0, 3, -.02), (12, 12, .04), vinyl('#8fa39b'), .001); p.box((0, 4.3, 1.5), (12, .1, 3), wall('#cfd9cf'), .004); p.box((0, 4.24, .95), (12, .04, .10), ply, .02); p.box((0, 4.24, .06), (12, .02, .12), ink, .004); p.box((-3.6, 2, 1.5), (.1, 8, 3), wall('#d9ded2'), .004); p.done()


def chairs(at, turn, n=4):
    """A row of chairs on one beam, of painted plywood."""
    g = group('chairs'); q = Part('chairs', g); m = plastic('#e0a325', .42)
    for k in range(n):
        x = (k - (n - 1) / 2) * .58
        q.slab((x, 0, .44), .47, .45, .018, .09, m, .008, (-3, 0, 0)); q.slab((x, .225, .69), .46, .36, .016, .10, m, .007, (82, 0, 0)); q.box((x, .215, .50), (.05, .03, .18), steel, .008, (-8, 0, 0))
    q.box((0, .05, .39), (n * .58, .06, .05), steel, .008)
    for s in (-1, 1):
        q.box((s * (n * .29 - .2), .05, .20), (.05, .05, .38), steel, .01); q.box((s * (n * .29 - .2), .05, .02), (.06, .46, .03), steel, .01)
    q.done()
    return place(g, at, turn)


chairs((-1.05, 3.55, 0), 0); chairs((1.75, 3.55, 0), 0, 3)
p = Part('poster'); p.box((-.9, 4.235, 1.75), (.62, .02, .84), steel, .004); p.done(); sheet('poster', .58, .80, image_mat(printed('aldhelm', 58, 80, [('fill', '#e0a325', 0, 48, 58, 32), ('fill', '#0d8177', 0, 0, 58, 48), ('dot', '#f4f7f5', 29, 34, 13)], '#0d8177'), rough=.5), (-.9, 4.222, 1.75), (90, 0, 0))


def scale():
    """The twelve answers on the screen, of equal size."""
    m = [('text', INK, 27, 12, 36, 'How much', 'serif'), ('text', INK, 27, 12, 66, 'does it hurt?', 'serif')]
    for n in range(12):
        x, y, w = 12 + n % 4 * 47, 80 + n // 4 * 47, 43
        m += [('fill', '#7b8d87', x, y, w, 43), ('fill', '#ffffff' if n != 7 else YELLOW, x + .9, y + .9, w - 1.8, 41.2)]
        m += [('text', INK, 27, x + (14.5 if n < 10 else 7), y + 31, str(n), 'bold')] if n < 11 else [('text', INK, 9.9, x + 3, y + 20, 'I cannot', 'bold'), ('text', INK, 9.9, x + 3, y + 34, 'say', 'bold')]
    return printed('pain-scale', 208, 230, m, '#f2f7f4')


# the kiosk: a foot, a post, a tilted screen
k = group('kiosk'); q = Part('kiosk', k); teal = painted('#0d7a70', 'kiosk')
q.slab((0, .04, .012), .42, .36, .024, .05, teal, .006); q.slab((0, .06, .50), .15, .07, .98, .03, teal, .008); q.slab((0, .055, 1.13), .38, .42, .05, .035, teal, .012, (62, 0, 0), 4); q.slab((0, .032, 1.142), .352, .392, .010, .022, plastic('#0c1413', .12), .003, (62, 0, 0)); q.done()
n = Vector((0, -math.sin(rad(62)), math.cos(rad(62)))); sheet('scale', .325, .359, image_mat(scale(), 1.02), Vector((0, .032, 1.142)) + n * .0062, (62, 0, 0), k)
place(k, (-.05, .50, 0), -8)


def crutch():
    """A forearm crutch along Z, with a grip and a cuff."""
    g = group('crutch'); q = Part('crutch', g); alu, rub = metal('#c3cbc9', .28), rubber('#20302e')
    q.cyl((0, 0, .40), .011, .74, alu, .002); q.cyl((0, 0, .025), .019, .05, rub, .006, r2=.015); q.cyl((0, 0, .80), .0125, .12, rub, .003)
    for z in range(9):
        q.cyl((0, -.0105, .22 + z * .03), .003, .003, rub, 0, (90, 0, 0), n=12)
    q.cyl((0, -.055, .86), .016, .13, rub, .006, (96, 0, 0)); q.done()
    tube([(0, 0, .80), (0, .002, .88), (0, .018, 1.00), (0, .035, 1.13)], .011, alu, g)
    surface('cuff', lambda u, v: (.046 * math.cos(rad(-40 + 260 * u)), .030 - .046 * math.sin(rad(-40 + 260 * u)) - .02, 1.06 + .075 * v + .010 * math.sin(u * 3.1)), 24, 4, rub, g, thick=.005)
    return g


c = crutch()
for x, y, tilt, turn in ((.355, .47, (-1, -9), 4), (.425, .50, (-2, -11.5), -10)):
    place(c, (x, y, 0), turn, tilt)
area((-3.3, 1.2, 1.9), (.2, 1.2, .9), (1.6, 1.6), 190, '#ffe9c8'); area((2.4, -.6, 2.5), (0, 1, 1), (1.2, 1.2), 30, '#cfe4ea'); area((0, 3, 2.9), (0, 3.3, 0), (5, .6), 60, '#eef6f2')
camera((.05, -.62, 1.40), (.060, .6, 1.095), lens=55, fstop=4.5, focus=(-.05, .48, 1.15))
render('pain-kiosk', size=78, samples=14, phone=None, exposure=1.2, sat=.95)
