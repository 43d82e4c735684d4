"""A scope canvas on one sheet of A3, its ten boxes half filled in by hand, with a sharpened pencil, a cup of coffee and a yellow note on a sand-coloured table."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=53); light_still_life((.03, .02, 0), key=52)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#e3b283'), .001); p.done()


def canvas():
    """Page 2 of ../resources/mvp-scope-canvas.html: x, y, width, height, what is asked, and what is written in."""
    m = [('text', INK, 17, 14, 21, 'MVP scope canvas', 'serif')]
    boxes = ((14, 28, 128, 62, 'Problem', 'Each invoice is|typed twice.', '#bfe8de'), (146, 28, 62, 62, 'Person', 'Asta,|dispatch', '#e2eae6'), (212, 28, 94, 62, 'Number', '40 min a day|to 5', '#e2eae6'), (310, 28, 96, 62, 'Today', 'Paper, then|a phone call', '#e2eae6'),
             (14, 94, 292, 84, 'The one path', '', '#bfe8de'), (310, 94, 96, 146, 'Not now', 'Prices|Archive|Reports', PAPER), (14, 182, 160, 58, 'From day one', '', '#e2eae6'), (178, 182, 128, 58, 'Connected to', '', '#e2eae6'),
             (14, 244, 224, 44, 'Riskiest assumption', '', '#e2eae6'), (242, 244, 164, 44, 'Stop or go on', '', '#e2eae6'))
    for n, (x, y, w, h, what, written, c) in enumerate(boxes, 1):
        m += [('fill', c, x, y, w, h), ('fill', INK, x, y, w, .8), ('text', TEAL, 12, x + 4, y + 14, str(n), 'serif'), ('text', INK, 12, x + (22 if n > 9 else 14), y + 14, what, 'serif')]
        m += [('text', BLUE, 11.5, x + 5, y + 34 + k * 15, line) for k, line in enumerate(written.split('|')) if line]
    m += [('frame', '#84918c', 310, 94, 96, 146)]
    for k, step in enumerate(('Photo', 'Check', 'Send', '', '')):
        x = 20 + k * 56.4; m += [('fill', '#ffffff', x, 114, 53, 58), ('text', '#5c6f69', 8, x + 4, 124, str(k + 1)), ('text', BLUE, 12, x + 5, 150, step)]
    return printed('scope-canvas', 420, 297, m)


place(leaf(canvas(), 420, 297, .5), (-.006, .080, .0006), 2)
place(sticky(printed('canvas-note', 75, 75, [('text', INK, 13.5, 8, 30, 'Invoices', 'serif'), ('text', INK, 13.5, 8, 50, 'by hand', 'serif')], '#ffd75e'), d=2), (.146, .030, .0018), 5)
place(pencil('#14302d', .165), (-.012, -.022, .0016), 164)
mug((-.205, .274, .0004), 150, pbr('cup', '#e7ece8', .16, 0, .05, 12, .02, 60, coat=.6))
camera((.0, -.44, .66), (.0, .074, .01), lens=51, fstop=8, focus=(.0, .06, .01))
render('canvas', size=80, samples=16, phone=None, exposure=1.4, sat=.95)
