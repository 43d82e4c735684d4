"""What lies on the table on day ten, numbered from 1 to 5: a phone with the prototype, a map of the data, the parts of an architecture, an estimate with a low and a high for each part, and five risks in order."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE, GREY = '#1d3f8a', '#5c6f69'
begin(seed=61); light_still_life((.03, .02, 0), key=50)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#0f6f68'), .001); p.done()
head = lambda words: [('text', INK, 15, 11, 25, words, 'serif'), ('fill', INK, 11, 32, 126, .8)]


def box(x, y, w, h, words, c='#ffffff'): return [('fill', c, x, y, w, h), ('frame', INK, x, y, w, h), ('text', INK, 9.5, x + 5, y + h / 2 + 3.5, words, 'bold')]


def data_map():
    m = head('Data') + [('line', TEAL, 1.4, [(44, 78), (44, 104)]), ('line', TEAL, 1.4, [(104, 78), (104, 104)]), ('line', TEAL, 1.4, [(74, 128), (74, 152)]), ('line', RED, 1.6, [(67, 64), (81, 64)])]
    m += box(14, 50, 54, 28, 'ERP', '#cdeee6') + box(80, 50, 54, 28, 'WMS', '#cdeee6') + box(24, 104, 100, 24, 'Article') + box(24, 152, 100, 24, 'Place, move')
    return printed('day-data', 148, 196, m + [('text', RED, 9.5, 14, 190, 'One name, two meanings', 'bold')])


def parts():
    m = head('Parts') + [('line', INK, .9, [(74, 72), (74, 156)])]
    for k, (words, c) in enumerate((('Handhelds', '#ffd75e'), ('Interface', '#ffffff'), ('Plan', '#cdeee6'), ('Database', '#ffffff'))):
        m += box(24, 46 + k * 36, 100, 25, words, c)
    return printed('day-parts', 148, 196, m)


def estimate():
    m = head('Estimate') + [('fill', '#d3dcd8', x, 40, .5, 118) for x in (64, 88, 112, 136)]
    for k, (words, low, high) in enumerate((('Scan', 66, 84), ('Plan', 74, 118), ('ERP', 82, 134), ('Roll-out', 70, 96))):
        y = 58 + k * 28; m += [('text', INK, 10.5, 11, y + 4, words), ('fill', YELLOW, low, y - 5, high - low, 12)]
    return printed('day-estimate', 148, 196, m + [('fill', INK, 11, 162, 126, .8), ('text', INK, 14, 11, 182, '310 to 440 days', 'bold')])


def risks():
    m = head('Risks')
    for k, words in enumerate(('ERP export', 'Wi-Fi, aisle K', 'Two units', 'Night shift', 'Labels')):
        y = 56 + k * 28; m += [('text', TEAL, 15, 11, y, str(k + 1), 'serif'), ('text', INK, 12.5, 32, y, words), ('fill', '#cbd5d0', 11, y + 9, 126, .5)]
    return printed('day-risks', 148, 196, m)


def move():
    """The prototype: the next move of tonight."""
    m = [('fill', '#14302d', 0, 0, 67, 24), ('text', '#ffffff', 12, 5, 17, 'Move 3', 'bold'), ('text', GREY, 9.5, 5, 42, 'Peas, from'), ('text', INK, 17, 5, 61, 'C-16', 'bold'), ('text', GREY, 9.5, 5, 80, 'to')]
    return printed('day-move', 67, 147, m + [('text', INK, 19, 5, 104, 'A-04', 'bold'), ('fill', YELLOW, 5, 118, 57, 22), ('text', INK, 12, 15, 133, 'Moved', 'bold')], '#ffffff')


def tag(n): return card(printed(f'day-{n}', 34, 34, [('text', INK, 24, 9, 26, str(n), 'serif')], YELLOW), 34, 34, .6)


UPRIGHT = 'upright' in sys.argv                             # phones: two rows
phone = lambda: smartphone(move(), .66)
sheets = [(phone, -.330, -.135), (lambda: leaf(data_map(), 148, 196, .4, seed=1), -.200, .045), (lambda: leaf(parts(), 148, 196, .7, seed=2), -.040, -.135), (lambda: leaf(estimate(), 148, 196, .3, seed=3), .120, .045), (lambda: leaf(risks(), 148, 196, .8, seed=4), .280, -.135)]
if UPRIGHT:
    for k, (make, x, y, turn) in enumerate(((phone, -.150, .160, 4), (sheets[1][0], -.020, .155, -2), (sheets[2][0], .145, .150, 2), (sheets[3][0], -.090, -.075, -2), (sheets[4][0], .085, -.080, 3)), 1):
        place(make(), (x, y, .0008), turn); place(tag(k), (x - (.050 if k == 1 else .075), y + (.085 if k == 1 else .100), .0065 if k == 1 else .0035), -6 + k * 3)
    camera((.0, -.46, .94), (-.002, .040, .01), lens=74, fstop=9, focus=(.0, .05, .01))
    upright('day-ten', size=78, samples=18, exposure=1.4, sat=.95)
else:
    for k, (make, x, _) in enumerate(sheets, 1):
        place(make(), (x, .060 + (.012 if k % 2 else -.006), .0008), (4, -2, 1.5, -1.5, 3)[k - 1]); place(tag(k), (x - (.030 if k == 1 else .058), -.058 if k == 1 else -.068, .0008), -6 + k * 3)
    place(pen(DEEP), (.200, -.135, .0008), 12); place(marker('#ffc83d'), (-.110, -.135, .0008), -8)
    camera((-.01, -.48, .72), (-.012, .030, .01), lens=37.5, fstop=9, focus=(.0, .05, .01))
    render('day-ten', size=78, samples=20, phone=None, exposure=1.4, sat=.95)
