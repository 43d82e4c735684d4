"""A pad on a mint table: a sketch of a conveyor with a red ring where it jams; beside it a pen, a small carton, a mug, and a phone on which the first answer asks since when."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=18); light_still_life((.05, .02, 0), key=46)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#b5dace'), .001); p.done()

note = [('text', BLUE, 12, 12, 24, 'Where it sticks', 'serif'), ('line', BLUE, .8, [(12, 29), (96, 28)])]
note += [('line', BLUE, .8, [(14, 70), (118, 66)]), ('line', BLUE, .8, [(14, 84), (118, 80)])] + [('line', BLUE, .5, [(20 + k * 8, 70 - k * .3), (20 + k * 8, 84 - k * .3)]) for k in range(13)]
for x, y, w in ((18, 58, 14), (40, 57, 14), (62, 53, 15), (71, 46, 15), (80, 55, 14)):
    note += [('line', BLUE, .8, [(x, y), (x + w, y - .6), (x + w + .4, y + 11), (x + .3, y + 11.5), (x, y)])]
note += [('ring', RED, 79, 56, 22), ('ring', RED, 79.6, 55.2, 22.6), ('line', RED, .8, [(92, 76), (100, 102)]), ('text', RED, 9, 70, 112, 'every 20 min')]
note += [('hand', BLUE, 14, 126 + k * 13, (84, 70, 46)[k], 7) for k in range(3)]
chat = [('fill', '#0a3f3b', 0, 0, 66, 24), ('text', '#ffffff', 10, 6, 16.5, 'Northquay', 'bold')]
chat += [('fill', '#0a665e', 10, 33, 52, 36), ('text', '#ffffff', 9.4, 14, 48, 'The labels'), ('text', '#ffffff', 9.4, 14, 61, 'jam.')]
chat += [('fill', '#bfe5dc', 4, 78, 58, 24), ('text', INK, 9.2, 7.5, 93.5, 'Since when?')]
chat += [('fill', '#d7dfdb', 4, 128, 58, 12)]
place(notepad(printed('where-it-sticks', 130, 175, note), 130, 175), (-.015, .060, .0006), 8)
place(smartphone(printed('first-answer', 66, 146, chat, '#fbfcfb'), .72), (.142, .052, .0006), -9, scale=1.22)
place(pen(), (.020, -.018, .0106), 52)
# The page shows it 4:3, and upright on tablets: what is beside the pad and the phone is whole, or not there. Phones show
# pad and phone alone.
place(small_carton(.086, .064, .046, 3), (.252, .140, .0006), 16)
mug((-.166, .110, .0004), 150, pbr('cup', '#d99a1c', .16, 0, .05, 12, .02, 60, coat=.6))
camera((.055, -.50, .52), (.043, .068, .012), lens=51, fstop=6.3, focus=(.05, .05, .01))
render('first-note', size=78, samples=18, phone=(368, 250, 840, 630), exposure=1.35, sat=.95)
