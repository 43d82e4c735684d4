"""A floor plan with three routes drawn on it, one of them crossing itself; on it a step counter at 23,418, a distance wheel, a tape measure, a pencil, a tally on a notepad and a mug of coffee."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE, AMBER = '#1d3f8a', '#d98a12'
begin(seed=43); light_still_life((.03, .02, 0), key=48)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#16403c'), .001); p.done()


def plan():
    """A hall of eight aisles, with the gate at the left and two doors at the right."""
    m = [('frame', '#dbe7ea', x * 10, 0, 0, 300) for x in range(1, 42)] + [('frame', '#dbe7ea', 0, y * 10, 420, 0) for y in range(1, 30)]
    m += [('line', INK, 1.6, [(20, 20), (400, 20), (400, 120)]), ('line', INK, 1.6, [(400, 160), (400, 280), (20, 280), (20, 190)]), ('line', INK, 1.6, [(20, 150), (20, 20)])]
    for k in range(8):
        m += [('frame', INK, 66 + k * 40, 50, 20, 150)] + [('line', INK, .5, [(66 + k * 40, 50 + n * 15), (86 + k * 40, 50 + n * 15)]) for n in range(1, 10)] + [('text', '#5c6f69', 11, 71 + k * 40, 45, 'ABCDEFGH'[k], 'bold')]
    m += [('line', TEAL, 2.4, [(20, 170), (56, 172), (57, 36), (96, 34), (97, 214), (137, 216), (136, 38), (176, 36), (178, 220), (258, 222), (256, 120), (296, 118), (298, 230), (400, 140)])]
    m += [('line', RED, 2.4, [(22, 176), (50, 228), (338, 230), (336, 40), (216, 38), (218, 228), (378, 236), (376, 60), (400, 130)])]
    m += [('line', AMBER, 2.4, [(20, 164), (54, 208), (116, 210), (114, 240), (390, 246), (398, 150)]), ('ring', RED, 336, 228, 22), ('dot', RED, 336, 40, 4), ('dot', TEAL, 256, 120, 4)]
    return printed('walk-plan', 420, 300, m + [('text', INK, 15, 30, 270, 'Hall 2, Tuesday night', 'serif'), ('text', RED, 13, 246, 262, 'why twice?', 'serif')], '#fbfbf6')


def tally():
    m = [('text', INK, 12, 10, 20, 'Per hour', 'serif'), ('fill', INK, 10, 26, 90, .7)]
    for k, (what, n) in enumerate((('looks for it', 9), ('asks', 6), ('waits', 12), ('walks back', 7))):
        y = 44 + k * 24; m += [('text', '#3f4d49', 9, 10, y, what)]
        for j in range(n):
            x = 60 + (j % 5) * 3.4 + (j // 5) * 17; m.append(('line', BLUE, 1, [(x, y - 8), (x - 1, y + 1)] if j % 5 < 4 else [(x - 16, y - 1), (x - 1, y - 7)]))
    return printed('walk-tally', 110, 145, m)


UPRIGHT = 'upright' in sys.argv                             # phones: the wheel behind the plan, the rest before it
place(leaf(plan(), 420, 300, .5), (-.010, .085, .0006), 2)
place(step_counter(), (-.085, .095, .0016) if UPRIGHT else (-.015, .012, .0016), 14)
place(road_wheel(), (-.115, .265, .0016) if UPRIGHT else (-.235, .215, .0016), -58 if UPRIGHT else -22)
place(tape_measure('#f0b622'), (-.115, -.128, .0016) if UPRIGHT else (.060, -.075, .0016), -8)
place(pencil(TEAL), (.120, .030, .0016), 34)
place(notepad(tally(), 110, 145, DEEP), (.112, -.155, .0012) if UPRIGHT else (.232, .060, .0012), -9)
mug((.150, .265, .0004) if UPRIGHT else (-.250, -.040, .0004), 190, pbr('cup', '#e7ece8', .16, 0, .05, 12, .02, 60, coat=.6))
if UPRIGHT:
    camera((.0, -.44, .80), (.0, .060, .01), lens=58, fstop=8, focus=(.0, .05, .01))
    upright('walk', size=78, samples=18, exposure=1.45, sat=.95)
else:
    camera((.0, -.52, .62), (.0, .070, .01), lens=46, fstop=6, focus=(.0, .04, .01))
    render('walk', size=78, samples=20, phone=None, exposure=1.45, sat=.95)
