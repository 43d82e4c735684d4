"""What lies on the table on day ten, numbered from 1 to 5: a phone with the prototype, a map of the data, the parts of an architecture, an estimate with a low and a high for each part, and five risks in order."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

GREY = '#5c6f69'
UPRIGHT = 'upright' in sys.argv                             # phones: two rows
WIDE, HIGH, K = (140, 196, 1) if UPRIGHT else (140, 264, 1.34)          # size of a sheet, distance of its lines
begin(*(() if UPRIGHT else (1800, 900)), seed=61); light_still_life((.03, .02, 0), key=50)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#0f6f68'), .001); p.done()
head = lambda words: [('text', INK, 17, 11, 26, words, 'serif'), ('fill', INK, 11, 33, 118, 1)]


def box(x, y, w, h, words, c='#ffffff'): return [('fill', c, x, y * K, w, h * K), ('frame', INK, x, y * K, w, h * K), ('text', INK, 12.5, x + 5, (y + h / 2) * K + 4.5, words, 'bold')]


def data_map():
    m = head('Data') + [('line', TEAL, 1.6, [(x, a * K), (x, b * K)]) for x, a, b in ((37, 70, 92), (103, 70, 92), (70, 117, 135))] + [('line', RED, 1.8, [(64, 57 * K), (76, 57 * K)])]
    m += box(11, 44, 52, 26, 'ERP', '#cdeee6') + box(77, 44, 52, 26, 'WMS', '#cdeee6') + box(20, 92, 100, 25, 'Article') + box(20, 135, 100, 25, 'Place, move')
    return printed('day-data', WIDE, HIGH, m + [('text', RED, 12.5, 20, 174 * K, 'One name,', 'bold'), ('text', RED, 12.5, 20, 174 * K + 14, 'two meanings', 'bold')])


def parts():
    m = head('Parts') + [('line', INK, 1, [(70, 70 * K), (70, 160 * K)])]
    for k, (words, c) in enumerate((('Handhelds', '#ffd75e'), ('Interface', '#ffffff'), ('Plan', '#cdeee6'), ('Database', '#ffffff'))):
        m += box(20, 44 + k * 36, 100, 26, words, c)
    return printed('day-parts', WIDE, HIGH, m)


def estimate():
    m = head('Estimate') + [('fill', '#c3cfca', x, 40 * K, .6, 118 * K) for x in (66, 86, 106, 126)]
    for k, (words, low, high) in enumerate((('Scan', 66, 82), ('Plan', 74, 112), ('ERP', 82, 127), ('Roll-out', 70, 94))):
        y = (57 + k * 28) * K; m += [('text', INK, 12.5, 11, y + 4.5, words, 'bold'), ('fill', '#f5b81f', low, y - 7, high - low, 14)]
    return printed('day-estimate', WIDE, HIGH, m + [('fill', INK, 11, 162 * K, 118, 1), ('text', INK, 14.5, 11, 162 * K + 21, '310 to 440 days', 'bold')])


def risks():
    m = head('Risks')
    for k, words in enumerate(('ERP export', 'Wi-Fi, aisle K', 'Two units', 'Night shift', 'Labels')):
        y = (56 + k * 28) * K; m += [('text', '#0a665e', 17, 11, y, str(k + 1), 'serif'), ('text', INK, 13, 30, y, words, 'bold'), ('fill', '#c3cfca', 11, y + 9 * K, 118, .6)]
    return printed('day-risks', WIDE, HIGH, m)


def move():
    """The screen of the prototype: the next move of tonight."""
    m = [('fill', '#14302d', 0, 0, 67, 24), ('text', '#ffffff', 12, 5, 17, 'Move 3', 'bold'), ('text', GREY, 10, 5, 42, 'Peas, from'), ('text', INK, 17, 5, 61, 'C-16', 'bold'), ('text', GREY, 10, 5, 80, 'to')]
    return printed('day-move', 67, 147, m + [('text', INK, 19, 5, 104, 'A-04', 'bold'), ('fill', YELLOW, 5, 118, 57, 22), ('text', INK, 12, 15, 133, 'Moved', 'bold')], '#ffffff')


def tag(n): return card(printed(f'day-{n}', 34, 34, [('text', INK, 24, 9, 26, str(n), 'serif')], YELLOW), 34, 34, .6)


phone = lambda: smartphone(move(), .66)
sheets = [lambda make=make, k=k: leaf(make(), WIDE, HIGH, (.4, .7, .3, .8)[k], seed=k + 1) for k, make in enumerate((data_map, parts, estimate, risks))]
if UPRIGHT:
    for k, (make, x, y, turn) in enumerate(((phone, -.163, .146, 3), (sheets[0], -.034, .150, -2), (sheets[1], .124, .146, 2), (sheets[2], -.090, -.078, -2), (sheets[3], .085, -.084, 3)), 1):
        place(make(), (x, y, .0008), turn); place(tag(k), (x - (.022 if k == 1 else .062), y + .105, .0008 if k == 1 else .0035), -6 + k * 3)
    camera((.0, -.46, .94), (-.012, .036, .01), lens=67, fstop=9, focus=(.0, .05, .01))
    upright('day-ten', size=78, samples=18, exposure=1.4, sat=.95, grain=.012)
else:
    # from above with a long lens, so that the outer sheets aren't distorted
    for k, make in enumerate((phone, *sheets)):
        x, y = (-.318, -.1775, -.0205, .1365, .2935)[k], (.014, -.018, .018, -.018, .014)[k]
        place(make(), (x, y, .0008), (3, -.5, 1, -.5, -2)[k], scale=1 if k else 1.3); place(tag(k + 1), (x - (.060 if k else .050), y + (.138 if k else .112), .0035 if k else .0155), (-5, 3, -4, 4, -3)[k])
    place(pen(DEEP), (.288, -.102, .0018), 24)
    camera((-.010, -.50, 1.76), (-.010, .008, .0), lens=82, fstop=9, focus=(.0, .01, .01))
    render('day-ten', size=68, samples=14, phone=None, exposure=1.4, sat=.95, grain=.012)
