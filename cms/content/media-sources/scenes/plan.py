"""A desk at night under a lamp: the plan of a project, drawn to scale, with the date ringed in red; a ruler, a pencil, a badge and a clock."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=6); world('#1a3440', .06); mist(2, 9)
p = Part('desk'); p.box((0, .3, -.02), (3, 2, .04), pbr('walnut', '#5d4330', .42, 0, .2, 2.4, .10, 200, stretch=(.5, 8, 1), dirt='#33241a', dirt_amount=.4), .003); p.done()

week = lambda n: 24 + n * 9.8
plan = [('text', INK, 15, 24, 32, 'Six months, drawn to scale', 'serif'), ('fill', INK, 24, 41, 372, .9)]
plan += [('line', '#c9d6d1', .35, [(week(n), 52), (week(n), 262)]) for n in range(0, 39, 2)] + [('text', '#5c6f69', 7, week(n) + 2, 60, str(n + 1)) for n in range(0, 38, 2)]
for k, (words, a, b, c) in enumerate((('Frame', 0, 2, '#16302d'), ('First slice', 2, 6, '#0b7f7d'), ('Build', 6, 21, '#0b7f7d'), ('Go live', 21, 25, '#e9ac1e'), ('Cover', 25, 38, '#9cc9c0'))):
    y = 72 + k * 34; plan += [('fill', c, week(a), y, (b - a) * 9.8, 15), ('text', INK, 11, week(a), y + 26, words, 'bold')]
    plan += [('hand', BLUE, week(b) + 6, y + 11, 26 + (k * 17) % 22, 7)] if k < 4 else []
plan += [('line', RED, 1.1, [(week(25), 50), (week(25), 264)]), ('ring', RED, week(25), 57, 12), ('ring', RED, week(25) + .6, 56.4, 12.6)]
plan += [('frame', INK, 282, 268, 114, 22), ('text', '#5c6f69', 6.5, 287, 282, 'Answers for it:'), ('hand', BLUE, 334, 284, 44, 11)]
place(leaf(printed('plan', 420, 297, plan), 420, 297, .7, seed=5), (.015, .165, .0006), -8)
r = Part('ruler'); r.slab((0, 0, .0014), .320, .030, .0024, .002, pbr('ruler', '#d2ab6c', .5, 0, .12, 6, .1, 200, stretch=(1, 9, 9)), .0006)
for k in range(61):
    r.box((-.150 + k * .005, .0115 if k % 2 else .010, .00275), (.0006, .006 if k % 2 else .009, .0002), plastic('#10201e', .5), 0)
r.done((-.010, .036, .0018), (0, 0, -11))
place(pencil(), (.070, .070, .0018), 24)
place(badge(printed('badge-lead', 54, 86, [('fill', '#0a665e', 0, 0, 54, 22), ('text', '#ffffff', 7, 5, 14, 'Northquay', 'serif'), ('text', INK, 7.2, 5, 44, 'Project lead', 'bold'), ('fill', '#84918c', 5, 52, 30, 2), ('fill', '#84918c', 5, 57, 22, 2)], '#f7f8f4')), (.262, .022, .0006), 17)
place(travel_clock(9, 0), (-.185, .375, .0004), 14)
mug((.295, .245, .0004), 30, pbr('cup', '#dfe6e2', .16, 0, .05, 12, .02, 60, coat=.6))
place(eraser(), (-.150, .085, .0016), 20)
desk_lamp((.115, .445, 0), -62)
spot((.175, .345, .40), (.10, .12, 0), 6.5, '#ffbd78', 118, .028, .7)
area((-1.3, .9, .9), (0, .15, 0), (1.2, 1.0), 17, '#6fa6d8'); area((1.2, -.9, 1.2), (.1, .1, 0), (.8, .8), 5, '#8fc4c8')
camera((-.095, -.43, .43), (-.030, .150, .016), lens=41, fstop=5, focus=(.10, .10, .01))
render('plan', size=78, samples=40, phone=None, exposure=1.5, tone=.2, vignette=.26)
