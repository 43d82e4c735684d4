"""Two of the three pages of a scope on a mint table, each sentence accepted or rejected by hand; beside them the stamp, a pen and a note with the two that failed."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=41); light_still_life((.03, .02, 0), key=46)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#b5dace'), .001); p.done()
SENTENCES = (
    ('A driver who arrives early|gets a new dock in 30 s.', 'Two bookings never share|a dock and an hour.', 'Full hours are shown|as full.', 'A late truck gives its|slot to one that waits.', 'A booking can be moved|until the truck arrives.'),
    ('The board says how old|its picture is.', 'Without the line, the|gatehouse keeps going.', 'A customs hold opens|only with a badge.', 'A seal number is read|by the camera at night.', 'A text message carries|the next instruction.'),
    ('Cold goods get a dock|that has power.', 'A change of trailer|keeps the booking.', 'The list of the day|prints within 5 s.', 'Every change says|who made it, and when.', 'A closed dock sends its|trucks to another.'))


def page(n, rejected=0):
    """Its mark stands before a sentence: what lies on the right edge covers neither."""
    m = [('text', INK, 11, 11, 20, f'Scope, page {n} of 3', 'serif'), ('fill', INK, 11, 27, 126, .8)]
    for k, words in enumerate(SENTENCES[n - 1], 1):
        y = 43 + (k - 1) * 32
        m += [('text', '#5c6f69', 8, 27, y, f'{n}.{k}')] + [('text', INK, 8.4, 42, y + j * 11, w) for j, w in enumerate(words.split('|'))] + [('fill', '#d4ddd8', 11, y + 18, 126, .4)]
        m += [('line', RED, 2, [(11, y - 2), (20, y + 7)]), ('line', RED, 2, [(20, y - 2.5), (11, y + 7.5)]), ('ring', RED, 15.5, y + 2.5, 9)] if k == rejected else [('line', TEAL, 2, [(10.5, y + 2), (14, y + 7), (21, y - 4)])]
    return leaf(printed(f'scope-{n}', 148, 210, m), 148, 210, (.4, .8, .3)[n - 1], seed=n, z=.0008 + n * .0003)


note = [('text', INK, 8.4, 8, 19, 'Before Friday', 'serif'), ('text', BLUE, 9.6, 8, 39, '2.4  too dark'), ('text', BLUE, 9.6, 8, 56, '3.3  takes 7 s')]
UPRIGHT = 'upright' in sys.argv                             # phones: one page, large
if not UPRIGHT:
    place(page(3, 3), (.050, .080, .0006), -1.5)
place(page(2, 4), (-.012, .080, .0006) if UPRIGHT else (-.114, .078, .0006), 1.5)
place(stamp_holder(TEAL), (-.056, -.062, .0008) if UPRIGHT else (.168, .150, .0008), 24)
place(sticky(printed('before-friday', 75, 75, note, '#ffd75e')), (.058, -.052, .0018) if UPRIGHT else (.180, .040, .0008), 5)
place(pen(BLUE), (.088, .065, .0008) if UPRIGHT else (.140, -.028, .0022), 82 if UPRIGHT else 12)
if UPRIGHT:
    mug((-.115, .225, .0004), 150, pbr('cup', '#0e5a54', .16, 0, .05, 12, .02, 60, coat=.6))
    camera((.010, -.40, .70), (.010, .050, .01), lens=112, fstop=11, focus=(.0, .05, .01))
    upright('scope', size=78, samples=18, exposure=1.4, sat=.95)
else:
    camera((.010, -.42, .66), (.010, .066, .01), lens=65, fstop=8, focus=(.02, .06, .01))
    render('scope', size=78, samples=16, phone=None, exposure=1.4, sat=.95)
