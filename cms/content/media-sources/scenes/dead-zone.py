"""A handheld leans against the ends of steel pipes in a rack; its signal is crossed out, and its screen says 7 waiting, 2 min."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=38); world('#7fa9ae', .16); mist(2, 30)
GREEN = '#0b7a55'
R, STEP = .0302, .0525                                      # radius of a two-inch pipe, distance of the rows


def status():
    """The location, the last scan, and the message about the missing network."""
    m = [('fill', DEEP, 0, 0, 66, 19), ('text', '#f4f7f5', 10, 5, 13.4, 'C-16', 'bold')]
    m += [('fill', '#f4f7f5', 44 + k * 3.6, 14 - h, 2.5, h) for k, h in enumerate((2.4, 4.6, 6.8, 9))] + [('line', DEEP, 3.4, [(43, 4.4), (59.6, 15.4)]), ('line', YELLOW, 1.5, [(43, 4), (60, 15)])]
    m += [('text', INK, 46, 5, 58, '7', 'bold'), ('text', INK, 14.5, 5, 74, 'waiting', 'bold'), ('text', '#4c605a', 10, 34, 44, '2 min'), ('fill', '#c9d5d1', 5, 80, 56, .6)]
    m += [('line', GREEN, 2, [(5.5, 90.5), (8.5, 94), (14, 86)]), ('text', INK, 10, 19, 94, '3 picked')]
    return printed('dead-zone', 66, 102, m, '#fbfcfb')


pipe, cap = group('pipe'), {}
lathe('pipe', [(R - .0050, .7), (R - .0050, .3), (R - .0050, .002), (R - .0034, 0), (R - .001, 0), (R, .002), (R, .3), (R, .7)], pbr('pipe', '#c3cdcd', .36, .75, .14, 4, .10, 160, stretch=(1, 1, .2), dirt='#5d5148', dirt_amount=.5), col=pipe)
for c in (YELLOW, TEAL):                                    # caps that protect the threads
    cap[c] = group('cap'); p = Part('cap', cap[c]); m = plastic(c, .42)
    p.cyl((0, 0, -.004), R + .0022, .044, m, .003, n=48); p.cyl((0, 0, -.0265), R * .62, .003, plastic(DEEP if c == TEAL else '#d79a1a', .5), .001, n=40); p.done()
for row in range(10):
    for k in range(22):
        at = (-.62 + k * 2 * R + row % 2 * R, random.uniform(-.010, .012), .030 + row * STEP)
        if at[0] > .40:
            continue
        place(pipe, at, 0, (-90, random.uniform(0, 360)))
        if random.random() < .17 and not (-.03 < at[0] < .13 and at[2] < .20):
            place(cap[random.choice((YELLOW, YELLOW, TEAL))], at, 0, (-90, 0))
b = Part('behind'); b.box((0, .72, .3), (3, .02, 2), rubber('#060b0b'), .001); b.done()
# the rack: an upright on either side, the arm below
u = Part('rack'); teal, steel = painted('#0c4a46', 'upright', worn=True), painted('#e0a41c', 'beam', worn=True)
for x in (-.102, .455):
    u.box((x, -.06, .3), (.092, .07, 1.4), teal, .006)
    for n in range(12):
        u.box((x, -.0955, -.05 + n * .062), (.016, .002, .034), rubber('#050d0c'), .0006)
u.box((0, -.060, -.046), (2, .125, .088), steel, .006)
u.done()
place(scanner(status(), .62), (.075, -.060, .108), -5, (71, 0))
area((-1.05, -.9, .85), (0, 0, .15), (.9, .5), 34, '#e4f5f7'); area((.9, -.8, .55), (.05, .1, .15), (.5, .5), 14, '#ffdcae')
camera((.150, -.585, .262), (.032, 0, .152), lens=64, fstop=6.3, focus=(.075, -.075, .15))
render('dead-zone', size=78, samples=20, exposure=1.55, sat=.95, phone=None)
