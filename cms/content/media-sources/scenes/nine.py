"""231 white cards in rows on a green table; nine of them are yellow and have a tick."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=23); light_still_life((.05, .05, .02), key=46)
p = Part('plate'); p.box((0, 8, -.02), (30, 20, .04), plate('#0b615f'), .001); p.done()


def application(k, is_chosen=False):
    """A filled-in card: illegible lines, with a cross or a tick in the corner."""
    ground = '#ffc83d' if is_chosen else ('#eef1ec', '#f4f3ea', '#e6ece8', '#fbfaf5')[k % 4]
    m = [('fill', INK, 5, 6, 16 + (k * 7) % 14, 2.4)] + [('hand', BLUE if k % 3 else '#1d2423', 5, 17 + n * 8, 20 + (k * 13 + n * 17) % 24, 5) for n in range(2 if is_chosen else 3)]
    m += [('line', INK, 3.2, [(36, 31), (43, 39), (56, 20)])] if is_chosen else [('line', '#9aa7a2', .9, [(47, 33), (56, 43)]), ('line', '#9aa7a2', .9, [(56, 33), (47, 43)])] if k % 2 else []
    return leaf(printed(f'application-{"yes" if is_chosen else k}', 60, 48, m, ground), 60, 48, (.5, .9, .3, 1.2)[k % 4], seed=k, z=.0012)


no, yes = [application(k) for k in range(8)], application(9, True)
UPRIGHT = 'upright' in sys.argv                             # phones: all cards in eleven columns
CHOSEN = {(1, 4), (2, 9), (3, 2), (4, 13), (6, 6), (7, 16), (9, 1), (8, 10), (9, 18)}
for row in range(11):
    for column in range(21):
        chosen = (row, column) in CHOSEN
        x, y = ((row - 5) * .0740, (10 - column) * .0530) if UPRIGHT else ((column - 10) * .0675, (row - 5) * .0560)
        place(yes if chosen else no[random.randrange(8)], (x + random.uniform(-.0018, .0018), y + random.uniform(-.0015, .0015), .0004 + (.004 if chosen else 0)), random.uniform(-3, 3))
if UPRIGHT:
    camera((.0, -.36, 1.47), (.0, -.016, 0), lens=45.5, fstop=8, focus=(.0, .0, .0))
    upright('nine', size=80, samples=18, exposure=1.35, sat=.95, vignette=.2)
else:
    place(pen('#16211f'), (-.165, -.365, .0006), 9)
    place(marker('#ffc83d'), (.07, -.372, .0006), -6)
    camera((.0, -.62, 1.30), (.0, -.02, 0), lens=31.5, fstop=5.6, focus=(.0, .0, .0))
    render('nine', size=80, samples=20, phone=None, exposure=1.35, sat=.95, vignette=.2)
