"""An order for one phase on a dark green desk in the light of a morning window: its scope, its date, its fee and one name, signed; beside it the badge of that lead, a pen and a calendar with the 10th ringed in red."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
UPRIGHT = 'upright' in sys.argv                             # phones: the order alone, badge and pen below it
begin(1800, 900, seed=6); world('#cfe3df', .22); mist(5, 50)
p = Part('desk'); p.box((0, 0, -.02), (6, 6, .04), pbr('linoleum', '#1f4249', .50, 0, .04, 2.4, .12, 420, rough_vary=.08), .001); p.done()
# sun from the left; the bar of the window throws a line between the badge and the calendar
area((-1.75, .62, 1.02), (0, .04, 0), .016, 74, '#ffe6bf'); area((.9, -.9, 1.3), (0, .04, 0), (1.2, 1.2), 6, '#d5ecf2')
bar = Part('bar'); bar.box((-.62, 0, .418 if UPRIGHT else .392), (.012, 2, .009), rubber(), .002); bar = bar.done(); bar.visible_camera = bar.visible_glossy = False


def month():
    m = [('text', INK, 17, 12, 27, 'December', 'serif'), ('fill', INK, 12, 34, 126, .8)]
    for day in range(1, 32):
        x, y = 13 + (day + 0) % 7 * 18.4, 50 + day // 7 * 16; m.append(('text', INK if day % 7 < 5 else '#8a9a94', 11, x, y, str(day), 'bold'))
        m += [('ring', RED, x + 6.5, y - 4, 10), ('ring', RED, x + 7, y - 4.4, 10.6)] if day == 10 else []
    return printed('december', 150, 130, m)


place(leaf(order_sheet(), 210, 265, .6, seed=5), (-.005, .085, .0006) if UPRIGHT else (-.156, .004, .0006), -2 if UPRIGHT else .6)
place(lead_badge(), (.085, -.110, .0016) if UPRIGHT else (.020, .026, .0016), 8 if UPRIGHT else 4, scale=1.25 if UPRIGHT else 1.35)
place(pen(BLUE), (-.045, -.115, .0018) if UPRIGHT else (.112, -.088, .0018), 16)
film = dict(exposure=1.05, contrast=1.14, bloom=.015, tone=.2)
if UPRIGHT:
    mug((.150, .275, .0004), 150, pbr('cup', '#d99a1c', .16, 0, .05, 12, .02, 60, coat=.6))
    camera((.0, -.44, .80), (.0, .050, .01), lens=70, fstop=8, focus=(.0, .05, .01))
    upright('plan', size=85, samples=18, **film)
else:
    place(leaf(month(), 150, 130, .5, seed=8), (.180, .048, .0006), -1.5, scale=1.14)
    camera((.0, -.43, 1.34), (.0, .002, .0), lens=85, fstop=8, focus=(.0, .0, .01))
    render('plan', size=68, samples=14, phone=None, **film)
