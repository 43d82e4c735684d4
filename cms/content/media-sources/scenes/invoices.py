"""A bookkeeper’s desk in morning sun: a screen explains one payment by four invoices, less 3%; before it lie the bank statement with that sum marked, the four invoices, a calculator and a stamp, behind it stand binders."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#2743c5'
begin(seed=94); world('#cfdcdc', .16); mist(2, 20)
D = .7405
oak = pbr('oak', '#6f4a2c', .40, 0, .18, 2.2, .10, 220, stretch=(.35, 7, 1))
p = Part('room'); p.box((0, 1.62, 1.3), (7, .1, 3), wall('#a8492f'), .004); p.slab((0, .36, D - .022), 2.9, 1.00, .044, .01, oak, .004)
p.box((.1, 1.40, .86), (3.6, .36, .024), oak, .003); p.box((.1, 1.40, 1.262), (3.6, .36, .024), oak, .003)
for x in (-.93, .98):
    p.box((x, 1.40, 1.05), (.024, .36, .40), oak, .003)
p.done()


def spine(n, words):
    return image_mat(printed(f'spine-{n}', 54, 190, [('text', INK, 21, 6, 40, words[0], 'bold'), ('text', '#33453f', 13, 8, 72, words[1]), ('fill', INK, 8, 86, 38, .9)] + [('fill', '#c6cfcb', 8, 104 + k * 16, 38, .7) for k in range(5)], '#f1efe6'), rough=.7)


def binder(n, colour, words):
    """A lever arch file, 76 x 318 mm, with its spine towards the camera."""
    g = group('binder'); q = Part('binder', g); q.box((0, .145, .159), (.076, .29, .318), pbr(f'binder {colour}', colour, .55, 0, .06, 6, .06, 300), .004)
    q.cyl((0, -.0005, .052), .0145, .003, metal('#c9d0cd', .25), .0006, (90, 0, 0), n=40); q.cyl((0, -.0012, .052), .0105, .003, rubber('#0a0f0f'), .0003, (90, 0, 0), n=36); q.done()
    sheet('spine', .054, .190, spine(n, words), (0, -.0012, .196), (90, 0, 0), g)
    return g


kinds = [binder(k, c, w) for k, (c, w) in enumerate((('#29302f', ('A–C', '2025')), ('#1c5a50', ('D–F', '2025')), ('#29302f', ('G–H', '2025')), ('#23415e', ('I–K', '2025')), ('#c9932b', ('L–N', '2025')), ('#1c5a50', ('O–R', '2025')), ('#29302f', ('S', '2025')), ('#23415e', ('T–Z', '2025'))))]
for z, gaps in ((.872, (5, 6, 13)), (1.274, (3, 9, 10, 16))):
    lean = 0
    for k in range(22):
        x = -.872 + k * .083
        if k in gaps:
            lean = 11
            continue
        place(kinds[(k + (3 if z > 1 else 0)) % 8], (x + random.uniform(-.002, .002) - (.036 if lean else 0), 1.235 + random.uniform(-.006, .010), z), random.uniform(-.8, .8), (0, -lean)); lean = 0


def explained():
    """One payment, the text of its sender, and the invoices that explain it."""
    m = [('text', INK, 31, 9, 38, '€18,412.54', 'serif'), ('text', '#4a4c60', 13.5, 10, 58, '“as agreed, thanks”')]
    for k, amount in enumerate(('6,240', '5,118', '4,874', '2,750')):
        x = 10 + k * 46; m += [('fill', '#e3e8ff', x, 70, 42, 21), ('frame', BLUE, x, 70, 42, 21), ('text', INK, 12.5, x + 5.5, 85, amount, 'bold'), ('line', BLUE, 1.4, [(x + 21, 92), (x + 21, 106)])]
    m += [('fill', BLUE, 10, 106, 180, 25), ('text', '#ffffff', 15, 34, 123.6, '4 invoices, less 3%', 'bold'), ('line', '#ffffff', 2.4, [(17, 118), (21, 123), (28, 113)])]
    return printed('explained', 200, 140, m, '#fbfaf6')


def statement():
    m = [('text', INK, 29, 16, 40, 'Statement', 'bold'), ('fill', INK, 16, 52, 178, 1.4), ('fill', '#ffe14d', 10, 125, 190, 30)]
    for k, (what, sum_) in enumerate((('Seeber', '2,880'), ('RF18 5390', '764'), ('as agreed', '18,412.54'), ('Lindner', '9,306'), ('see fax', '3,048'))):
        y = 82 + k * 32; m += [('text', INK, 19 if k == 2 else 21, 16, y, what, 'bold'), ('text', INK, 18 if k == 2 else 21, (138, 156, 107, 138, 138)[k], y, sum_, 'bold'), ('fill', '#b3bdb9', 16, y + 10, 178, 1.1)]
    return printed('statement', 210, 280, m)


def invoice(n, number, amount):
    m = [('text', INK, 28, 16, 40, 'Invoice', 'bold'), ('text', INK, 18, 121, 39, number, 'bold'), ('fill', INK, 16, 48, 178, 1.1)] + [('fill', '#aab6b1', 16, 64 + k * 11, w, 3) for k, w in enumerate((92, 70, 0, 150, 164, 128))]
    m += [('text', INK, 29, 54, 168, '€' + amount, 'bold'), ('line', RED, 2, [(20, 194), (100, 194), (100, 230), (20, 230), (20, 194)]), ('text', RED, 26, 27, 221.5, 'PAID', 'bold')]
    return printed(f'invoice-{n}', 210, 280, m)


def calculator():
    """A desk calculator, 150 x 205 mm, with a raised display."""
    g = group('calculator'); q = Part('calculator', g); c = plastic('#d9ded8', .42)
    q.slab((0, -.010, .012), .150, .185, .024, .014, c, .006, seg=4); q.slab((0, .074, .024), .150, .046, .040, .012, c, .006, (18, 0, 0), seg=4)
    q.slab((0, .0672, .0437), .128, .030, .002, .004, plastic('#18211f', .2), .0006, (18, 0, 0))
    for r in range(5):
        for k in range(5):
            col = '#d0872a' if k == 4 and r == 0 else '#6d7a78' if k > 2 or r == 0 else '#2a3433'
            q.slab(((k - 2) * .0262, .030 - r * .0255, .0265), .0215, .0195, .010, .004, plastic(col, .45), .002)
    q.done(); sheet('lcd', .118, .024, lcd('calculator', 118, 24, '18982.00', 21), (0, .0668, .0452), (18, 0, 0), g)
    return g


def pad():
    g = group('pad'); q = Part('pad', g); q.slab((0, 0, .006), .112, .072, .012, .006, metal('#7f8a87', .35), .002); q.slab((0, 0, .0122), .098, .058, .002, .003, pbr('ink pad', '#6e1717', .9, 0, .1, 40, .5, 700), .0006); q.done()
    return g


place(leaf(statement(), 210, 280, .5, seed=3), (-.295, .330, D), 14)
for k, (n, a) in enumerate((('K-40960', '2,750.00'), ('K-40933', '4,874.00'), ('K-40902', '5,118.00'), ('K-40871', '6,240.00'))):
    place(leaf(invoice(k, n, a), 210, 280, .25 + .1 * k, seed=k), (.012 + .010 * k, .262 - .004 * k, D + .0009 * k), 11 - 6.5 * k)
place(clip(), (-.050, .384, D + .0052), 70, scale=1.7)
place(calculator(), (.355, .235, D), -16)
place(pad(), (-.155, .145, D), 24); place(stamp_holder('#8c5f38'), (-.165, .162, D + .0135), 30, scale=1.25)
place(marker('#f4e04a', '#e6cf1e'), (-.335, .175, D + .001), 38)
o = place(monitor(explained(), .50, .350, .70, '#22302f'), (.205, .57, D + .290)); o.rotation_euler = (rad(86), 0, rad(-11))
s = Part('foot'); dull = plastic('#2c3836', .42); s.slab((.22, .60, D + .006), .25, .18, .012, .03, dull, .004, (0, 0, -11)); s.box((.228, .635, D + .16), (.07, .03, .31), dull, .008, (0, 0, -11)); s.done()
mug((-.50, .60, D), 200, pbr('cup', '#e7ece8', .16, 0, .05, 12, .02, 60, coat=.6))
# light: sun and sky through a window on the left, the room behind the camera
q = Part('window')
for y, z, w, h in ((-2.2, 1.5, 2.9, 3), (2.6, 1.5, 4.2, 3), (0, .55, 6, 1.1), (0, 2.5, 6, 1.1), (-.05, 1.5, .05, 1), (0, 1.62, 1.6, .04)):
    q.box((-1.5, y, z), (.08, w, h), wall('#a8492f'), .004)
q.done()
sun((.9, .35, -.55), 3.6, '#ffcf96', .8); area((-1.42, -.1, 1.5), (.1, .5, D), (1.0, .8), 34, '#e9e6da'); area((1.2, -1.6, 2.1), (.1, .5, .9), (1.6, 1.0), 34, '#cfe2e8'); area((.1, .7, 2.6), (.1, 1.3, 1.1), (2.4, .4), 24, '#f3e6cf')
camera((-.10, -.70, D + .56), (.015, .42, D + .190), lens=36, fstop=4, focus=(.17, .50, D + .3))
render('invoices', size=100, samples=14, phone=.84, exposure=1.35, sat=.96)
