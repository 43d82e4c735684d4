"""A project’s plan on a pale desk in morning light: five phases drawn to scale, the date ringed in red, beside it the badge of the delivery lead; a ruler, a pencil and a clock."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
UPRIGHT = 'upright' in sys.argv                             # phones: the sheet upright, the badge below the bars
begin(seed=6); light_still_life((.03, .06, 0), key=50)
p = Part('desk'); p.box((0, 0, -.02), (6, 6, .04), plate('#d3ded8'), .001); p.done()

W, H = (297, 400) if UPRIGHT else (420, 297)
WEEK = (W - 44) / 38
ROW, BAR = (60, 25) if UPRIGHT else (43, 20)
week = lambda n: 22 + n * WEEK
plan = [('text', INK, 17, 22, 32, 'Six months, to scale' if UPRIGHT else 'Six months, drawn to scale', 'serif'), ('fill', INK, 22, 41, W - 44, .9)]
plan += [('line', '#c9d6d1', .35, [(week(n), 48), (week(n), 62 + ROW * 5)]) for n in range(0, 39, 2)]
for k, (words, a, b, c) in enumerate((('Frame', 0, 2, '#16302d'), ('First slice', 2, 6, '#0b7f7d'), ('Build', 6, 21, '#0b7f7d'), ('Go live', 21, 25, '#e9ac1e'), ('Cover', 25, 38, '#9cc9c0'))):
    y = 58 + k * ROW; plan += [('fill', c, week(a), y, (b - a) * WEEK, BAR), ('text', INK, BAR * .78, week((0, 2, 6, 12 if UPRIGHT else 15.5, 26)[k]), y + BAR * (.82 if k == 3 else 1.85), words, 'bold')]
plan += [('line', RED, 1.2, [(week(25), 44), (week(25), 62 + ROW * 5)]), ('ring', RED, week(25), 53, 11), ('ring', RED, week(25) + .6, 52.4, 11.6)]
lead = [('fill', '#0a665e', 0, 0, 54, 26), ('text', '#ffffff', 8, 5, 17, 'Northquay', 'serif'), ('text', INK, 9.5, 5, 43, 'Hanne Vik', 'bold'), ('text', INK, 7, 5, 54, 'Delivery lead'), ('fill', YELLOW, 0, 74, 54, 12)]
place(leaf(printed('plan', W, H, plan), W, H, .6, seed=5), (.0, .075, .0006) if UPRIGHT else (-.020, .075, .0006), -2)
place(card(printed('badge-lead', 54, 86, lead, '#f7f8f4')), (.085, -.150, .0016) if UPRIGHT else (.200, -.080, .0016), 7, scale=1.25)
r = Part('ruler'); r.slab((0, 0, .0014), .320, .030, .0024, .002, pbr('ruler', '#d2ab6c', .5, 0, .12, 6, .1, 200, stretch=(1, 9, 9)), .0006)
for k in range(61):
    r.box((-.150 + k * .005, .0115 if k % 2 else .010, .00275), (.0006, .006 if k % 2 else .009, .0002), plastic('#10201e', .5), 0)
r.done((-.075, -.208, .0018) if UPRIGHT else (-.120, -.112, .0018), (0, 0, 4))
place(pencil(), (-.075, -.075, .0018) if UPRIGHT else (-.150, -.030, .0018), 20)
place(travel_clock(9, 0), (.115, .330, .0004) if UPRIGHT else (.275, .185, .0004), -14)
mug((-.130, .335, .0004) if UPRIGHT else (-.300, .235, .0004), 150, pbr('cup', '#0e5a54', .16, 0, .05, 12, .02, 60, coat=.6))
if UPRIGHT:
    camera((.0, -.44, .80), (.0, .060, .01), lens=62, fstop=8, focus=(.0, .05, .01))
    upright('plan', size=78, samples=18, exposure=1.4, sat=.95)
else:
    camera((.0, -.44, .60), (.0, .062, .01), lens=50, fstop=8, focus=(.0, .06, .01))
    render('plan', size=78, samples=40, phone=None, exposure=1.4, sat=.95)
