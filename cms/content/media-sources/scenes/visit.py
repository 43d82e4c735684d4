"""A table by the studio’s door in morning sun: a visitor’s badge with the number 019 on its band, the list of today’s visitors on a clipboard, a handheld to try out, and two cups of coffee."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=59); world('#c3dade', .42); mist(5, 50)
top = pbr('birch', '#b58f60', .36, 0, .14, 2.2, .08, 220, stretch=(.35, 7, 1), dirt='#7d5f3b', dirt_amount=.3)
p = Part('table')
for k in range(-4, 6):
    p.box((0, .05 + k * .1402, -.02), (3, .140, .04), top, .0015)
p.done()
w = Part('window')                                          # beside the table, so that the shadows of its bars fall on the wood
for y in (.44, .80, 1.16):
    w.box((-1.2, y, 1), (.05, .036, 2), plastic(WHITE), .004)
for y, b in ((-.6, 2), (2.3, 2)):
    w.box((-1.2, y, 1), (.06, b, 2), wall(), .004)
for z, h in ((.15, .56), (.70, .034), (1.4, .6)):
    w.box((-1.2, .8, z), (.05, 1.2, h), plastic(WHITE), .004)
w.done()
sun((.8, -.45, -.50), 5.2, '#ffdcae', 2.4)
area((1.4, -.7, 1.1), (0, 0, .05), (1.4, 1.4), 5, '#d9efee')


def visitors():
    m = [('text', INK, 17, 11, 36, 'Visitors today', 'bold'), ('fill', INK, 11, 44, 126, 1.4)]
    for k in range(8):
        y = 64 + k * 18; m += [('fill', '#a9b5b0', 11, y + 5, 126, .9), ('text', INK, 12, 11, y, f'0{17 + k}', 'bold')]
        m += [('hand', BLUE, 40, y, 10, 9), ('text', BLUE, 12, 108, y, ('8:20', '8:55', '9:10')[k], 'bold')] if k < 3 else []
    return printed('visitors', 148, 210, m)


def pass_019():
    return printed('visitor-019', 52, 84, [('fill', '#ffc83d', 0, 0, 52, 24), ('text', INK, 11.5, 7, 17, 'Visitor', 'bold'), ('text', INK, 25, 6, 56, '019', 'serif'), ('fill', '#84918c', 7, 66, 38, 1.6), ('fill', '#84918c', 7, 71, 24, 1.6)], '#fdfdfa')


place(clipboard(visitors(), '#26403b'), (-.158, .066, .0006), 7)
place(badge(pass_019()), (.040, -.030, .0008), -30)
place(scanner(take_six(), .62), (.162, .045, .0008), -13)
place(pen(DEEP), (-.120, -.094, .0008), 12)
mug((.018, .212, .0004), 200); mug((.122, .232, .0004), 320, pbr('cup', '#e7ece8', .16, 0, .05, 12, .02, 60, coat=.6))
camera((.0, -.46, .58), (.006, .072, .01), lens=48, fstop=5.6, focus=(.02, .0, .01))
render('visit', size=100, samples=14, phone=None, exposure=1.25, sat=.95)
