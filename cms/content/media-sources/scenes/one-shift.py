"""What we bring for one shift, laid out on a concrete floor beside a yellow line: a helmet, gloves, a distance wheel, a clipboard with the questions of the night, a handheld, a radio, a torch, two counters and a tape measure."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=83); light_still_life((.03, .02, 0), key=74)
p = Part('floor'); p.box((0, 0, -.02), (6, 6, .04), pbr('floor', '#53736d', .34, 0, .16, 2.2, .10, 90, rough_vary=.14, dirt='#27413e', dirt_amount=.35), .001); p.done()
p = Part('line'); p.box((0, .335, .0006), (6, .075, .001), pbr('line', '#e0a92a', .5, 0, .2, 9, .1, dirt='#3d5a56', dirt_amount=.5), .0003); p.done()


def questions():
    m = [('text', INK, 13.5, 12, 30, 'One shift with you', 'serif'), ('fill', INK, 12, 37, 124, .8)]
    for k, what in enumerate(('Longest way', 'Who waits?', 'Done twice', 'On paper', 'By heart')):
        y = 60 + k * 29; m += [('frame', '#6d7b77', 12, y - 9, 9, 9), ('text', INK, 13, 27, y, what), ('fill', '#c6cfcb', 12, y + 8, 124, .5)]
        m += [('line', BLUE, 1.6, [(13.5, y - 5), (16.5, y - 1), (23, y - 12)]), ('text', BLUE, 12, 104, y, ('61 m', '4 of 9', '', '', '')[k])] if k < 2 else []
    return printed('one-shift', 148, 210, m)


for make, x, y, turn in ((lambda: helmet('#0e9384'), -.375, .150, 200), (lambda: clipboard(questions(), '#26403b'), -.095, .095, 0),
                         (lambda: scanner(printed('off', 47, 74, [], '#060b0b'), .2), .130, .095, 0), (radio, .245, .085, 0), (road_wheel, .385, .150, -80),
                         (tape_measure, -.170, -.180, -6), (torch, .115, -.150, 0), (pencil, .150, -.232, 0), (tally_counter, .255, -.140, 0), (step_counter, .270, -.225, 0)):
    place(make(), (x, y, .0006), turn)
for k in (0, 1):
    glove((-.425 + k * .115, -.195, .0008), -3 + k * 5, pbr('knit', '#2c4a46', .95, 0, .10, 30, .45, 800, sheen=.35, spec=.1), cloth('#e8b02e'), flip=1 - 2 * k)
camera((-.01, -.36, 1.25), (-.01, .012, 0), lens=38, fstop=9, focus=(0, .0, .01))
render('one-shift', size=78, samples=20, phone=None, exposure=1.5, vignette=.16)
