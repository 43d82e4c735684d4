"""Three pages of sentences on a mint table, each accepted or rejected by hand; the stamp beside them, a pen, a cup and a sheet with the two that failed."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=41); light_still_life((.03, .02, 0), key=46)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#b5dace'), .001); p.done()
SENTENCES = ('A driver who arrives early|gets a new dock in 30 s.', 'Two bookings never share|a dock and an hour.', 'The board says how old|its picture is.', 'Without the line, the|gatehouse keeps going.', 'A customs hold opens only|with a badge.', 'A text message carries|the next instruction.', 'Full hours are shown|as full.', 'A late truck gives its|slot to one that waits.')


def page(n, rejected=()):
    m = [('text', INK, 11, 12, 20, f'Scope, page {n} of 3', 'serif'), ('fill', INK, 12, 27, 124, .8)]
    for k in range(5):
        y = 44 + k * 32; words = SENTENCES[(k + n * 3) % len(SENTENCES)].split('|'); bad = k in rejected
        m += [('text', '#5c6f69', 8, 10, y, f'{n}.{k + 1}')] + [('text', INK, 8.4, 25, y + j * 11, w) for j, w in enumerate(words)] + [('fill', '#d4ddd8', 12, y + 18, 124, .4)]
        m += [('ring', RED if bad else TEAL, 131, y - 1, 8), ('line', RED, 1.4, [(127, y - 5), (135, y + 3)]), ('line', RED, 1.4, [(135, y - 5), (127, y + 3)])] if bad else [('ring', TEAL, 131, y - 1, 8), ('line', TEAL, 1.6, [(126, y - 1), (130, y + 3), (137, y - 7)])]
    return leaf(printed(f'scope-{n}', 148, 210, m), 148, 210, (.4, .8, .3, .7)[n - 1], seed=n, z=.0008 + n * .0009)


note = [('text', INK, 9.5, 8, 19, "Before Friday", 'serif'), ('text', BLUE, 11, 8, 38, '2.4  twice'), ('text', BLUE, 11, 8, 54, '3.2  clock')]
place(page(3, (1,)), (.150, .100, .0006), -9)
place(page(2, (3,)), (.006, .085, .0010), 3)
place(page(1), (-.120, .105, .0006), -4)
place(stamp_holder(TEAL), (-.215, -.028, .0008), 24)
place(sticky(printed('before-friday', 75, 75, note, '#ffd75e')), (.196, -.030, .0008), 8)
place(pen(BLUE), (.085, -.055, .0052), 20)
mug((-.265, .215, .0004), 150, pbr('cup', '#0e5a54', .16, 0, .05, 12, .02, 60, coat=.6))
camera((.0, -.50, .58), (.0, .062, .01), lens=55, fstop=5.6, focus=(.02, .05, .01))
render('scope', size=78, samples=40, phone=None, exposure=1.35, sat=.95)
