"""Three things in low sun on a yellow table: an hourglass, a calendar with the 17th ringed in red, and a ring with five keys."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=12); light_still_life((.02, .03, .03), key=44)
p = Part('plate'); p.box((0, 8, -.02), (30, 20, .04), plate('#f2a93a'), .001); p.done()


def hourglass():
    """Standing, 150 mm; a third of the sand is through."""
    g = group('hourglass'); w = wood_turned(); p = Part('frame', g)
    for z in (.006, .144):
        p.cyl((0, 0, z), .037, .012, w, .003, n=64)
    for k in range(3):
        a = rad(k * 120 + 30); p.cyl((.030 * math.cos(a), .030 * math.sin(a), .075), .0032, .130, w, .0005, n=24)
    p.done(); half = [(.024, .001), (.0255, .012), (.0235, .032), (.014, .050), (.0048, .0595), (.0026, .063)]
    lathe('glass', [(r, .012 + z) for r, z in half] + [(r, .138 - z) for r, z in half[::-1]], acrylic('#eef8f5', .9), col=g)
    s = pbr('sand', '#0b7f7d', .9, 0, .1, 200, .5, 900)
    lathe('below', [(0, .0132), (.0238, .0132), (.0250, .024), (.0238, .028), (.012, .034), (.002, .040), (0, .0405)], s, col=g)
    lathe('above', [(0, .0745), (.0022, .076), (.0042, .0795), (.0128, .089), (.0215, .104), (.0185, .1045), (.006, .0985), (0, .096)], s, col=g)
    return g


def calendar():
    """A month on a tent of card, 190 x 140 mm, one week of it crossed out."""
    marks = [('text', '#16302d', 15, 12, 24, 'March', 'serif'), ('fill', INK, 12, 31, 166, .7)] + [('text', '#5c6f69', 6.5, 16 + k * 24, 41, d) for k, d in enumerate(('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'))]
    for day in range(1, 32):
        x, y = 16 + (day + 5) % 7 * 24, 56 + (day + 5) // 7 * 15; marks += [('text', INK if (day + 5) % 7 < 5 else '#8a9a94', 10.5, x, y, str(day), 'bold')]
        marks += [('line', '#1d3f8a', .9, [(x - 2, y - 9), (x + 13, y + 1)])] if day < 10 else []
        marks += [('ring', RED, x + 5.5, y - 2.5, 11), ('ring', RED, x + 6.1, y - 3.2, 11.4)] if day == 17 else []
    g = group('calendar'); m = board('#f1f1ea'); p = Part('card', g)
    for s in (-1, 1):
        p.box((0, s * .0375, .066), (.190, .0018, .148), m, .0004, (s * 28, 0, 0))
    for k in range(24):
        p.cyl(((k - 11.5) * .0072, 0, .1325), .0052, .0011, metal('#8d9896', .3), .0003, (0, 90, 0), n=24)
    p.done(); o = sheet('month', .188, .144, image_mat(printed('march', 190, 145, marks), rough=.7), (0, -.0388, .0655), col=g); o.rotation_euler = (rad(62), 0, 0)
    return g


UPRIGHT = 'upright' in sys.argv                             # phones: nearer, the keys in front
place(hourglass(), (-.068, .012, .0004) if UPRIGHT else (-.126, .050, .0004), 20)
place(calendar(), (.070 if UPRIGHT else .028, .090, .0004), -7)
place(keys(('#0d9488', '#16302d', '#f4f7f5', '#c23b2e', '#0b7f7d')), (.050, -.085, .0004) if UPRIGHT else (.152, .006, .0004), -14, scale=1.35)
if UPRIGHT:
    camera((.02, -.56, .46), (.022, .010, .042), lens=62, fstop=9, focus=(.02, .03, .05))
    upright('three-ways', size=78, samples=18, exposure=1.3, sat=.95)
else:
    camera((.03, -.62, .32), (.026, .040, .056), lens=52, fstop=6.3, focus=(.03, .05, .07))
    render('three-ways', size=78, samples=20, phone=None, exposure=1.3, sat=.95)
