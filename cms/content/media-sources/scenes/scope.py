"""Two of the three pages of a scope on a mint table, each sentence accepted or rejected by hand; beside them the stamp, a pen and a note with the two that failed."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
UPRIGHT = 'upright' in sys.argv                             # phones: one page, large
begin(*(() if UPRIGHT else (1800, 900)), seed=41); light_still_life((.03, .02, 0), key=46)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#b5dace'), .001); p.done()
SENTENCES = (
    ('A driver who arrives early|gets a new dock in 30 s.', 'Two bookings never share|a dock and an hour.', 'Full hours are shown|as full.', 'A late truck gives its|slot to one that waits.', 'A booking can be moved|until the truck arrives.'),
    ('The board says how old|its picture is.', 'Without the line, the|gatehouse keeps going.', 'A customs hold opens|only with a badge.', 'A seal number is read|by the camera at night.', 'A text message carries|the next instruction.'),
    ('Cold goods get a dock|that has power.', 'A change of trailer|keeps the booking.', 'The list of the day|prints within 5 s.', 'Every change says|who made it, and when.', 'A closed dock sends its|trucks to another.'))


def page(n, rejected=0):
    """A page of the scope. Marks are to the left of the sentences, where the objects at the right edge don't cover them."""
    m = [('text', INK, 11, 11, 20, f'Scope, page {n} of 3', 'serif'), ('fill', INK, 11, 27, 126, .8)]
    for k, words in enumerate(SENTENCES[n - 1], 1):
        y = 43 + (k - 1) * 32
        m += [('text', INK, 8.4, 26, y, f'{n}.{k}')] + [('text', INK, 8.4, 41, y + j * 11, w, 'bold') for j, w in enumerate(words.split('|'))] + [('fill', '#bfcbc5', 11, y + 18, 126, .5)]
        m += [('line', RED, 2, [(11, y - 2), (20, y + 7)]), ('line', RED, 2, [(20, y - 2.5), (11, y + 7.5)]), ('ring', RED, 15.5, y + 2.5, 9)] if k == rejected else [('line', TEAL, 2, [(10.5, y + 2), (14, y + 7), (21, y - 4)])]
    return leaf(printed(f'scope-{n}', 148, 210, m), 148, 210, (.4, .8, .3)[n - 1], seed=n, z=.0008 + n * .0003)


note = [('text', INK, 8.4, 8, 19, 'Before Friday', 'serif'), ('text', BLUE, 9.6, 8, 39, '2.4  too dark', 'bold'), ('text', BLUE, 9.6, 8, 56, '3.3  takes 7 s', 'bold')]
if not UPRIGHT:
    place(page(3, 3), (.026, .002, .0006), -.5)
place(page(2, 4), (-.012, .080, .0006) if UPRIGHT else (-.134, -.002, .0006), 1.5 if UPRIGHT else .8)
place(stamp_holder(TEAL), (-.056, -.062, .0008) if UPRIGHT else (.158, .066, .0008), 24)
place(sticky(printed('before-friday', 75, 75, note, '#ffd75e')), (.058, -.052, .0018) if UPRIGHT else (.162, -.026, .0008), 5 if UPRIGHT else -3, scale=1 if UPRIGHT else 1.12)
place(pen(BLUE), (.088, .065, .0008) if UPRIGHT else (.150, -.094, .0022), 82 if UPRIGHT else 12)
if UPRIGHT:
    mug((-.115, .225, .0004), 150, pbr('cup', '#0e5a54', .16, 0, .05, 12, .02, 60, coat=.6))
    camera((.010, -.40, .70), (.010, .050, .01), lens=112, fstop=11, focus=(.0, .05, .01))
    upright('scope', size=78, samples=18, exposure=1.4, sat=.95)
else:
    camera((.0, -.345, 1.07), (.0, .004, .0), lens=85, fstop=9, focus=(.0, .0, .01))
    render('scope', size=68, samples=16, phone=None, exposure=1.4, sat=.95, grain=.012)
