"""A scope canvas on one sheet of A3, its ten boxes filled in by hand, with a sharpened pencil and a yellow note on a sand-coloured table."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE, FULL, SOFT = '#142a66', '#a5dccf', '#d5e3dd'
begin(seed=53); light_still_life((.03, .06, 0), key=52)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#dba672'), .001); p.done()


def canvas():
    """Page 2 of ../resources/mvp-scope-canvas.html. Boxes: x, y, width, height, question, handwritten answer."""
    m = [('text', INK, 19, 14, 21, 'MVP scope canvas', 'serif')]
    boxes = ((14, 28, 112, 62, 'Problem', 'Each invoice|is typed twice', FULL), (130, 28, 78, 62, 'Person', 'Asta,|dispatch', SOFT), (212, 28, 94, 62, 'Number', '40 min a|day, to 5', SOFT), (310, 28, 96, 62, 'Today', 'Paper, then|a call', SOFT),
             (14, 94, 292, 84, 'The one path', '', FULL), (310, 94, 96, 146, 'Not now', 'Prices|Archive', PAPER), (14, 182, 160, 58, 'From day one', 'Works without|a network', SOFT), (178, 182, 128, 58, 'Connected to', 'Tour list,|from 1 June', SOFT),
             (14, 244, 224, 44, 'Riskiest assumption', 'Drivers take the photo', SOFT), (242, 244, 164, 44, 'Stop or go on', '30 September', SOFT))
    for n, (x, y, w, h, what, written, c) in enumerate(boxes, 1):
        m += [('fill', c, x, y, w, h), ('fill', INK, x, y, w, 1), ('text', TEAL, 15, x + 4, y + 16, str(n), 'serif'), ('text', INK, 15, x + (26 if n > 9 else 15), y + 16, what, 'serif')]
        m += [('text', BLUE, 16 if w > 90 else 15, x + 5, y + 38 + k * 18, line) for k, line in enumerate(written.split('|')) if line]
    m += [('frame', '#84918c', 310, 94, 96, 146)]
    for k, step in enumerate(('Photo', 'Check', 'Send', 'Book', 'Paid')):
        x = 20 + k * 56.4; m += [('fill', '#ffffff', x, 116, 53, 56), ('text', BLUE, 15.5, x + 5, 150, step)]
    return printed('scope-canvas', 420, 297, m)


place(leaf(canvas(), 420, 297, .5), (-.006, .080, .0006), 2)
place(sticky(printed('canvas-note', 75, 75, [('text', INK, 13.5, 8, 32, 'Refunds', 'serif'), ('text', INK, 13.5, 8, 52, 'by hand', 'serif')], '#ffd75e'), d=2), (.150, .036, .0018), 5)
place(pencil('#14302d', .165), (.104, .219, .0016), 177)
camera((.0, -.24, .76), (-.002, .078, .01), lens=61, fstop=9, focus=(.0, .09, .01))
render('canvas', size=80, samples=16, phone=None, exposure=1.32, contrast=1.06, sat=.98)
