"""Four leaves of a calendar in a row, Friday 26 to Monday 29; a yellow tape for 58 hours lies across them from Friday evening to Monday morning, a flag stands at Sunday six, keys lie at the end."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=26); light_still_life((.03, .02, 0), key=56)
p = Part('plate'); p.box((0, 8, -.02), (30, 20, .04), plate('#0d5a58'), .001); p.done()
STEP = .128                                                 # width of a day
hour = lambda h: -2 * STEP + h / 24 * STEP                  # X of an hour, counted from the start of Friday


def day(n, name):
    m = [('fill', '#0d9488' if n < 29 else '#b3261e', 0, 0, 120, 26), ('text', '#ffffff', 15, 9, 19, name, 'bold'), ('text', INK, 58, 24, 77, str(n), 'serif')]
    return leaf(printed(f'day-{n}', 120, 150, m, '#fbfaf5'), 120, 150, (.5, .9, .4, .8)[n - 26], seed=n, z=.0010)


for k, name in enumerate(('Friday', 'Saturday', 'Sunday', 'Monday')):
    place(day(26 + k, name), ((k - 1.5) * STEP, .020, .0006), (1.5, -1.5, 1, -2)[k])
a, b = hour(20), hour(78); n = round((b - a) * 1000)
marks = [('line', INK, .5 if k % 6 else .9, [(k / 58 * n, 0), (k / 58 * n, 5 if k % 6 else 9)]) for k in range(1, 58)] + [('text', INK, 23, n * .16, 29, '58 hours', 'bold')]
T = -.026
tape = surface('tape', lambda u, v: (a + u * (b - a), T + (v - .5) * .034, .0048 + .0016 * abs(math.sin(u * 9.3)) + .0012 * math.cos(v * 3)), 90, 4, image_mat(printed('hours', n, 34, marks, '#ffc83d'), rough=.5), thick=.0004)
f = Part('flag'); x = hour(54); f.cyl((x, T + .006, .009), .009, .006, metal('#aab3b1', .3), .002); f.cyl((x, T + .006, .040), .0015, .064, metal('#d3d9d7', .2), .0004); f.done()
surface('cloth', lambda u, v: (x + .0012 + u * .040, T + .006 + .005 * math.sin(u * 5), .046 + v * .025 - .003 * u), 24, 8, cloth('#e4552f'), thick=.0008)
place(keys((TEAL, '#ffc83d', '#e7ece9', '#c4261d', '#14302d')), (.150, -.118, .0006), -30, scale=1.1)
place(torch(), (-.150, -.112, .0006), 12, scale=1.1)
camera((.0, -.44, .66), (.0, -.010, .012), lens=46, fstop=8, focus=(.0, .0, .01))
render('weekend', size=78, samples=20, phone=None, exposure=1.45, sat=.95)
