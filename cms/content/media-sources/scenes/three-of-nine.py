"""Three products on a pale teal table: a box and a tube of ointment from a pharmacy with its batch label, a phone with the hours of a driver, and a handover note of a home care nurse with a pen."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
UPRIGHT = 'upright' in sys.argv                             # phones: the box above, the other two below it
begin(*(() if UPRIGHT else (1800, 900)), seed=29); light_still_life((.02, .02, .01), key=48)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#a9d4c6'), .001); p.done()


def batch_label():
    m = [('fill', TEAL, 0, 0, 122, 15), ('text', '#ffffff', 10, 7, 10.8, 'Batch 2210-07', 'bold'), ('text', INK, 15, 7, 32, 'Zinc ointment', 'serif'), ('text', INK, 10, 7, 45, '100 g, use by 03/2027', 'bold')]
    return printed('batch-label', 122, 66, m + [('fill', INK, 7 + k * 1.75, 51, .5 + (k * 5) % 3 * .35, 9) for k in range(34)] + [('line', '#0a665e', 1, [(.5, .5), (121.5, .5), (121.5, 65.5), (.5, 65.5), (.5, .5)])], '#fbfaf5')


def box():
    g = group('box'); p = Part('box', g); p.box((0, 0, .029), (.150, .088, .058), board('#dfe5dd'), .0012); p.done()
    sheet('label', .122, .066, image_mat(batch_label(), rough=.5), (0, 0, .0584), (0, 0, .8), g)
    return g


def tube_of_ointment():
    """A tube along X, round at its cap and flat at its sealed end."""
    g = group('tube'); m = image_mat(printed('ointment', 112, 122, [('fill', TEAL, 97, 0, 9, 122), ('text', INK, 11, 11, 62, 'Zinc ointment', 'serif'), ('text', INK, 10, 11, 75, '100 g', 'bold')], '#f3f4ef'), rough=.35)
    flat = lambda u: .0165 * u ** .5 + .0006
    surface('body', lambda u, v: (-.060 + u * .112, (.0225 - .006 * u) * math.sin((v * 2 - 1) * math.pi), .0172 + flat(u) * math.cos((v * 2 - 1) * math.pi)), 40, 40, m, g)
    p = Part('cap', g); c = plastic('#e9edea', .35); p.cyl((.0535, 0, .0172), .0166, .004, c, .001, (0, 90, 0)); p.cyl((.066, 0, .0172), .0125, .024, plastic(TEAL, .38), .003, (0, 90, 0)); p.box((-.0605, 0, .0172), (.010, .045, .0016), c, .0004); p.done()
    return g


def hours():
    m = [('fill', '#16302d', 0, 0, 67, 20), ('text', '#ffffff', 9, 5, 13.5, 'Today', 'bold'), ('text', INK, 9, 5, 33, 'Driving'), ('text', INK, 25, 4, 58, '6:12', 'serif'), ('fill', '#d8e3de', 5, 66, 57, 5), ('fill', TEAL, 5, 66, 39, 5)]
    m += [('text', INK, 8.4, 5, 87, 'Break in'), ('text', INK, 15, 5, 104, '48 min', 'bold'), ('fill', YELLOW, 5, 116, 57, 20), ('text', INK, 9.5, 12, 129.5, 'Add a toll', 'bold')]
    return printed('driver-hours', 67, 147, m, '#ffffff')


def note():
    m = [('text', INK, 15, 10, 28, 'Handover', 'serif'), ('text', INK, 9.5, 10, 42, 'Mrs. K., Tuesday'), ('fill', INK, 10, 49, 85, .7)]
    for k, (what, how) in enumerate((('Slept', 'well'), ('Ate', 'half'), ('Knee', 'better'), ('Next', '8:30'))):
        y = 70 + k * 19; m += [('text', INK, 11, 10, y, what, 'bold'), ('text', BLUE, 12, 52, y, how, 'bold'), ('fill', '#cbd4d0', 10, y + 6, 85, .5)]
    return printed('care-note', 105, 148, m)


place(box(), (-.005, .165, .0006) if UPRIGHT else (-.1815, .034, .0006), 6 if UPRIGHT else 2, scale=1 if UPRIGHT else .9)
place(smartphone(hours(), .66), (-.065, -.015, .0008) if UPRIGHT else (-.034, .002, .0008), 7 if UPRIGHT else 2, scale=1 if UPRIGHT else 1.2)
place(leaf(note(), 105, 148, .6), (.068, .005, .0008) if UPRIGHT else (.154, .008, .0008), -6 if UPRIGHT else -3, scale=1 if UPRIGHT else 1.2)
place(pen('#0b5a54'), (.064, -.102, .0008) if UPRIGHT else (.152, -.100, .0022), 14)
place(tube_of_ointment(), (-.068, -.126, .0008) if UPRIGHT else (-.181, -.062, .0008), 10 if UPRIGHT else 7, scale=.75 if UPRIGHT else .95)
if UPRIGHT:
    camera((.0, -.40, .66), (.0, .028, .01), lens=72, fstop=9, focus=(.0, .02, .02))
    upright('three-of-nine', size=78, samples=18, exposure=1.4, sat=.95)
else:
    # each above the column of text about it
    camera((.0, -.47, 1.20), (.0, .000, .012), lens=84, fstop=11, focus=(.0, .0, .02))
    render('three-of-nine', size=68, samples=14, phone=None, exposure=1.4, sat=.95, grain=.009)
