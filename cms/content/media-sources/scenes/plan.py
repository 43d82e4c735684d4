"""An order for one phase on a wooden desk in the light of a morning window: its scope, its date, its fee and one name, signed; beside it the badge of that lead, a pen, keys and a calendar with the 10th ringed in red."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
UPRIGHT = 'upright' in sys.argv                             # phones: the order, with badge and pen below it
begin(2400, 1200, seed=6); world('#bcd3d6', .44); mist(5, 50)
p = Part('desk'); p.box((0, 0, -.02), (6, 6, .04), pbr('walnut', '#5b4029', .40, 0, .20, 2.6, .12, 160, stretch=(1, 9, 9), rough_vary=.1), .001); p.done()
# the morning sun through a window
sun((1.75, -.62, -1.02), 4.6, '#ffd9a3', .9); area((.9, -.9, 1.3), (0, .04, 0), (1.2, 1.2), 9, '#cfe6f2'); area((-.9, .9, 1.1), (-.3, .15, 0), (.8, .8), 7, '#e3e6dc'); area((.9, .9, 1.1), (.3, .15, 0), (.8, .8), 7, '#e3e6dc')
for at, turn in (((-.359, .055, .6), -28), ((-1.665, .775, .6), 140)):
    q = Part('reveal'); q.box((0, 0, 0), (1.0, 1.6, .01), rubber(), .002); q = q.done(at, (0, 0, turn)); q.visible_camera = q.visible_glossy = False


def month():
    m = [('text', INK, 17, 12, 27, 'December', 'serif'), ('fill', INK, 12, 34, 126, .8)]
    for day in range(1, 32):
        x, y = 13 + (day + 0) % 7 * 18.4, 50 + day // 7 * 16; m.append(('text', INK if day % 7 < 5 else '#8a9a94', 11, x, y, str(day), 'bold'))
        m += [('ring', RED, x + 6.5, y - 4, 10), ('ring', RED, x + 7, y - 4.4, 10.6)] if day == 10 else []
    return printed('december', 150, 130, m)


place(leaf(order_sheet(), 210, 265, .7, seed=5, z=.0001), (-.005, .085, .0002) if UPRIGHT else (-.156, .004, .0002), -2 if UPRIGHT else .6)
place(lead_badge(), (.085, -.110, .0016) if UPRIGHT else (.020, .026, .0016), 8 if UPRIGHT else 4, scale=1.25 if UPRIGHT else 1.35)
place(pen(BLUE), (-.045, -.115, .0018) if UPRIGHT else (.066, -.094, .0018), 16)
film = dict(exposure=1.2, contrast=1.08, bloom=.015, tone=.2)
if UPRIGHT:
    mug((.150, .275, .0004), 150, pbr('cup', '#d99a1c', .16, 0, .05, 12, .02, 60, coat=.6))
    camera((.0, -.44, .80), (.0, .050, .01), lens=70, fstop=8, focus=(.0, .05, .01))
    upright('plan', size=80, samples=14, **film)
else:
    place(leaf(month(), 150, 130, .7, seed=8, z=.0001), (.180, .048, .0002), -1.5, scale=1.14); place(keys((TEAL, '#ffc83d', '#e7ece9', '#c4261d', '#2f6fb0')), (.215, -.112, .0004), 100, scale=.85)
    camera((.0, -.43, 1.34), (.0, .002, .0), lens=85, fstop=8, focus=(.0, .0, .01))
    render('plan', size=62, samples=16, phone=None, **film)
