"""A scope canvas on one sheet of A3, its ten boxes half filled in by hand, with a sharpened pencil, a cup of coffee and a yellow note on a sand-coloured table."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

PENCIL = '#33405a'
begin(seed=53); light_still_life((.03, .02, 0), key=52)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#e3b283'), .001); p.done()


def canvas():
    """Page 2 of ../resources/mvp-scope-canvas.html: x, y, width, height, what is asked, and how many lines are written."""
    m = [('text', INK, 13, 14, 21, 'MVP scope canvas', 'serif')]
    for x, label, width in ((130, 'Product', 52), (210, 'Date', 32), (270, 'People', 76)):
        m += [('text', '#5c6f69', 4.6, x, 20, label), ('fill', '#84918c', x + 20, 21, width - 10, .4)]
    m += [('hand', PENCIL, 152, 20, 30, 6), ('hand', PENCIL, 228, 20, 14, 6)]
    boxes = ((14, 26, 128, 54, 'Problem', 3, '#bfe8de'), (146, 26, 62, 54, 'Person', 2, '#e2eae6'), (212, 26, 94, 54, 'Number', 1, '#e2eae6'), (310, 26, 96, 54, 'Today', 2, '#e2eae6'),
             (14, 84, 292, 96, 'The one path', 0, '#bfe8de'), (310, 84, 96, 156, 'Not now', 4, PAPER), (14, 184, 160, 56, 'Must hold from day one', 0, '#e2eae6'), (178, 184, 128, 56, 'Connected to', 0, '#e2eae6'),
             (14, 244, 224, 40, 'Riskiest assumption', 0, '#e2eae6'), (242, 244, 164, 40, 'Stop or go on', 0, '#e2eae6'))
    for n, (x, y, w, h, what, lines, c) in enumerate(boxes, 1):
        m += [('fill', c, x, y, w, h), ('fill', INK, x, y, w, .8), ('text', TEAL, 9.4, x + 4, y + 11, str(n), 'serif'), ('text', INK, 9.4, x + (16 if n > 9 else 11), y + 11, what, 'serif')]
        for k in range(lines):
            m.append(('hand', PENCIL, x + 5 + (6 if n == 6 else 0), y + 26 + k * 12, (w - 40) * (.92, .7, .82, .5)[k], 7.5))
            m += [('line', PENCIL, .7, [(x + 4, y + 24 + k * 12), (x + 7, y + 24 + k * 12)])] if n == 6 else []
    m += [('frame', '#84918c', 310, 84, 96, 156)]
    for k in range(5):
        x = 20 + k * 56.4
        m += [('fill', '#ffffff', x, 100, 53, 74), ('text', '#5c6f69', 4.8, x + 3, 107, 'Step %d' % (k + 1))]
        m += [('hand', PENCIL, x + 4, 120 + j * 12, (22, 16, 24)[j], 7.5) for j in range((3, 2, 2, 0, 0)[k])]
    return printed('scope-canvas', 420, 297, m)


place(leaf(canvas(), 420, 297, .5), (-.006, .080, .0006), 2)
place(sticky(printed('canvas-note', 75, 75, [('text', INK, 13.5, 8, 30, 'Invoices:', 'serif'), ('text', INK, 13.5, 8, 50, 'by hand', 'serif')], '#ffd75e'), d=2), (.146, .030, .0018), 5)
place(pencil('#14302d', .165), (-.012, -.022, .0016), 164)
mug((-.205, .274, .0004), 150, pbr('cup', '#e7ece8', .16, 0, .05, 12, .02, 60, coat=.6))
camera((.0, -.44, .66), (.0, .074, .01), lens=51, fstop=8, focus=(.0, .06, .01))
render('canvas', size=80, samples=16, phone=None, exposure=1.4, sat=.95)
