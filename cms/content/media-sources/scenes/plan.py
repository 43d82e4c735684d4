"""An order for one phase on a pale desk in morning light: its scope, its date, its fee and one name, signed; beside it a calendar with the 10th ringed in red, the badge of the delivery lead, a pen and a cup."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
UPRIGHT = 'upright' in sys.argv                             # phones: the order alone, badge and pen below it
begin(seed=6); light_still_life((.03, .06, 0), key=50)
p = Part('desk'); p.box((0, 0, -.02), (6, 6, .04), plate('#d3ded8'), .001); p.done()


def month():
    m = [('text', INK, 17, 12, 27, 'December', 'serif'), ('fill', INK, 12, 34, 126, .8)]
    for day in range(1, 32):
        x, y = 13 + (day + 0) % 7 * 18.4, 50 + day // 7 * 16; m.append(('text', INK if day % 7 < 5 else '#8a9a94', 11, x, y, str(day), 'bold'))
        m += [('ring', RED, x + 6.5, y - 4, 10), ('ring', RED, x + 7, y - 4.4, 10.6)] if day == 10 else []
    return printed('december', 150, 130, m)


place(leaf(order_sheet(), 210, 265, .6, seed=5), (-.005, .085, .0006) if UPRIGHT else (-.085, .070, .0006), -2)
place(lead_badge(), (.085, -.110, .0016) if UPRIGHT else (.095, .010, .0016), 8, scale=1.25)
place(pen(BLUE), (-.045, -.115, .0018) if UPRIGHT else (.065, -.075, .0018), 16)
if not UPRIGHT:
    place(leaf(month(), 150, 130, .5, seed=8), (.212, .115, .0006), 4)
mug((-.165, .235, .0004) if UPRIGHT else (-.275, .185, .0004), 150, pbr('cup', '#0e5a54', .16, 0, .05, 12, .02, 60, coat=.6))
if UPRIGHT:
    camera((.0, -.44, .80), (.0, .050, .01), lens=70, fstop=8, focus=(.0, .05, .01))
    upright('plan', size=78, samples=18, exposure=1.4, sat=.95)
else:
    camera((.015, -.40, .58), (.025, .062, .01), lens=52, fstop=8, focus=(.0, .06, .01))
    render('plan', size=78, samples=20, phone=None, exposure=1.4, sat=.95)
