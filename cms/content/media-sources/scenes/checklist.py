"""A checklist for the first walk through a warehouse on a clipboard, half of it ticked, with a floor plan, a hand counter, a tape measure and a pencil on a teal table."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=15); light_still_life((.05, .02, 0), key=46)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#0b7f7d'), .001); p.done()

walk = [('text', INK, 13, 10, 30, 'The first walk', 'serif'), ('fill', INK, 10, 36, 128, .9), ('fill', '#84918c', 10, 41, 60, 1.8), ('fill', '#84918c', 10, 46, 84, 1.8)]
for k, words in enumerate(('Longest way for one line', 'Fast goods above 1.6 m', 'Aisles where two meet', 'Empty places, by height', 'Heavy below light', 'Returns: how far away', 'Seasonal goods', 'Labels read at 4 m', 'Where people wait', 'Doors left open')):
    y = 61 + k * 14.4
    walk += [('frame', '#4c605a', 10, y - 6, 7.5, 7.5), ('text', INK, 6.8, 23, y, words), ('fill', '#c6cfcb', 10, y + 5, 128, .4)]
    walk += [('line', BLUE, 1, [(11.4, y - 3), (13.4, y - .4), (19, y - 9)]), ('text', BLUE, 8, 110, y, ('61 m', 'C, D', '2', '14', 'no', '48 m')[k])] if k < 6 else []
walk += [('ring', RED, 119, 61 + 14.4 - 2, 13)]
plan = [('line', '#d5e2de', .3, [(x * 6, 0), (x * 6, 210)]) for x in range(1, 50)] + [('line', '#d5e2de', .3, [(0, y * 6), (297, y * 6)]) for y in range(1, 35)]
for k in range(9):
    for y in (28, 108):
        plan += [('fill', '#9cc9c0' if (k + y) % 5 else '#ffc83d', 26 + k * 28, y, 13, 66), ('frame', INK, 26 + k * 28, y, 13, 66)] + [('line', INK, .35, [(26 + k * 28, y + n * 11), (39 + k * 28, y + n * 11)]) for n in range(1, 6)]
plan += [('line', RED, 1.5, [a, b]) for a, b in (((18, 196), (18, 101)), ((18, 101), (271, 101)), ((46.5, 101), (46.5, 48)), ((102, 101), (102, 150)), ((186, 101), (186, 40)), ((271, 101), (271, 196)))] + [('dot', RED, x, y, 3) for x, y in ((46.5, 46), (102, 152), (186, 38))]
plan += [('text', BLUE, 12, 222, 194, 'packing'), ('text', BLUE, 12, 30, 194, 'gate')]

place(leaf(printed('walk-plan', 297, 210, plan), 297, 210, .9, seed=2), (-.045, .115, .0006), -7)
c = place(clipboard(printed('first-walk', 148, 210, walk), '#5d4630'), (.062, .062, .0022), 9)
o = pencil(); place(o, (.118, .012, .0062), 66, (0, 2.0))
place(tally_counter(), (-.100, -.010, .0006), 24)
place(tape_measure('#ffc83d'), (.215, .100, .0006), 118)
place(sticky(printed('ask-first', 75, 75, [('text', INK, 13, 8, 30, 'Ask first:', 'bold'), ('text', INK, 13, 8, 49, 'who waits?')], '#ffd75e')), (-.125, .160, .0016), -16)
place(eraser(), (-.045, -.075, .0006), 34)
camera((.035, -.44, .53), (.030, .066, .012), lens=50, fstop=5.6, focus=(.062, .05, .01))
render('checklist', phone=.62, exposure=1.4, sat=.95)
