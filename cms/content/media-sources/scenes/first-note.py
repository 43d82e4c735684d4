"""A pad on a yellow table: a sketch of a conveyor with a red ring where it jams; beside it a pen, and a phone on which the first answer asks since when."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(1500, 1500, seed=18); light_still_life((.02, .02, 0), key=46)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#ffae1f'), .001); p.done()

note = [('text', BLUE, 13.5, 12, 24, 'Where it sticks', 'serif'), ('line', BLUE, 1, [(12, 29), (96, 28)])]
note += [('line', BLUE, 1, [(14, 70), (118, 66)]), ('line', BLUE, 1, [(14, 84), (118, 80)])] + [('line', BLUE, .5, [(20 + k * 8, 70 - k * .3), (20 + k * 8, 84 - k * .3)]) for k in range(13)]
for x, y, w in ((18, 58, 14), (40, 57, 14), (62, 53, 15), (71, 46, 15), (80, 55, 14)):
    note += [('line', BLUE, 1, [(x, y), (x + w, y - .6), (x + w + .4, y + 11), (x + .3, y + 11.5), (x, y)])]
note += [('ring', RED, 79, 56, 22), ('ring', RED, 79.6, 55.2, 22.6), ('line', RED, 1.2, [(92, 76), (100, 102)]), ('text', RED, 10, 66, 113, 'every 20 min', 'bold')]
note += [('hand', BLUE, 14, 126 + k * 13, (84, 70, 46)[k], 7) for k in range(3)]
chat = [('fill', '#0a3f3b', 0, 0, 66, 24), ('text', '#ffffff', 10, 6, 16.5, 'Northquay', 'bold')]
chat += [('fill', '#0a665e', 10, 33, 52, 36), ('text', '#ffffff', 9.4, 14, 48, 'The labels'), ('text', '#ffffff', 9.4, 14, 61, 'jam.')]
chat += [('fill', '#bfe5dc', 4, 78, 58, 24), ('text', INK, 9.2, 7.5, 93.5, 'Since when?')]
chat += [('fill', '#d7dfdb', 4, 128, 58, 12)]
place(notepad(printed('where-it-sticks', 130, 175, note), 130, 175), (-.058, .018, .0006), 5)
place(smartphone(printed('first-answer', 66, 146, chat, '#fbfcfb'), .72), (.075, .002, .0006), -6, scale=1.22)
place(pen(BLUE), (-.046, -.086, .0008), 8)
camera((.004, -.25, .605), (.004, .002, .010), lens=80, fstop=14, focus=(.0, .02, .010))
render('first-note', size=62, samples=14, phone=None, exposure=1.5, contrast=1.06, sat=1, vignette=.06, grain=.012)
