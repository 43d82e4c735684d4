"""Three products on a coral table: a box and a tube of ointment from a pharmacy with its batch label, a phone with the hours of a driver, and a handover note of a home care nurse with a pen."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=29); light_still_life((.02, .02, .01), key=48)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#d98d72'), .001); p.done()


def batch_label():
    m = [('fill', TEAL, 0, 0, 118, 13), ('text', '#ffffff', 9.5, 6, 9.6, 'Batch 2210-07', 'bold'), ('text', INK, 14.5, 6, 33, 'Zinc ointment', 'serif'), ('text', INK, 10, 6, 47, '100 g, use by 03/2027')]
    return printed('batch-label', 118, 60, m + [('fill', INK, 76 + k * 1.75, 50, .5 + (k * 5) % 3 * .35, 7) for k in range(20)], '#fbfaf5')


def box():
    g = group('box'); p = Part('box', g); p.box((0, 0, .029), (.150, .088, .058), board('#f3f4ef'), .0012); p.done()
    sheet('label', .118, .060, image_mat(batch_label(), rough=.5), (-.004, 0, .0583), (0, 0, 1.5), g)
    return g


def tube_of_ointment():
    """A tube along X: round where its cap is, flat where it was sealed."""
    g = group('tube'); m = image_mat(printed('ointment', 120, 60, [('fill', '#f3f4ef', 0, 0, 120, 60), ('fill', TEAL, 84, 0, 14, 60)], '#f3f4ef'), rough=.35)
    flat = lambda u: .0165 * (1 - u) ** .5 + .0006
    surface('body', lambda u, v: (.052 - u * .112, (.0165 + .006 * u) * math.cos((v * 2 + 1.5) * math.pi) * -1, .0172 + (flat(u) * math.sin((v * 2 + 1.5) * math.pi)) * -1), 40, 40, m, g)
    p = Part('cap', g); c = plastic('#e9edea', .35); p.cyl((.0535, 0, .0172), .0166, .004, c, .001, (0, 90, 0)); p.cyl((.066, 0, .0172), .0125, .024, plastic(TEAL, .38), .003, (0, 90, 0)); p.box((-.0605, 0, .0172), (.010, .045, .0016), c, .0004); p.done()
    return g


def hours():
    m = [('fill', '#16302d', 0, 0, 67, 20), ('text', '#ffffff', 9, 5, 13.5, 'Today', 'bold'), ('text', INK, 9, 5, 33, 'Driving'), ('text', INK, 25, 4, 58, '6:12', 'serif'), ('fill', '#d8e3de', 5, 66, 57, 5), ('fill', TEAL, 5, 66, 39, 5)]
    m += [('text', INK, 8.4, 5, 87, 'Break in'), ('text', INK, 15, 5, 104, '48 min', 'bold'), ('fill', YELLOW, 5, 116, 57, 20), ('text', INK, 9.5, 12, 129.5, 'Add a toll', 'bold')]
    return printed('driver-hours', 67, 147, m, '#ffffff')


def note():
    m = [('text', INK, 15, 10, 28, 'Handover', 'serif'), ('text', '#5c6f69', 9, 10, 42, 'Mrs. K., Tuesday'), ('fill', INK, 10, 49, 85, .7)]
    for k, (what, how) in enumerate((('Slept', 'well'), ('Ate', 'half'), ('Knee', 'better'), ('Tomorrow', '8:30'))):
        y = 70 + k * 19; m += [('text', INK, 11, 10, y, what), ('text', BLUE, 12, 66, y, how), ('fill', '#cbd4d0', 10, y + 6, 85, .5)]
    return printed('care-note', 105, 148, m)


UPRIGHT = 'upright' in sys.argv                             # phones: the box above, the other two below it
place(box(), (-.005, .165, .0006) if UPRIGHT else (-.143, .060, .0006), 6, scale=1 if UPRIGHT else 1.05)
place(smartphone(hours(), .66), (-.065, -.015, .0008) if UPRIGHT else (.020, .045, .0008), 7 if UPRIGHT else 4)
place(leaf(note(), 105, 148, .6), (.068, .005, .0008) if UPRIGHT else (.168, .050, .0008), -6)
place(pen('#0b5a54'), (.076, -.102, .0008) if UPRIGHT else (.180, -.062, .0008), 16)
place(tube_of_ointment(), (-.068, -.126, .0008) if UPRIGHT else (-.130, -.062, .0008), 10, scale=.75 if UPRIGHT else 1)
if UPRIGHT:
    camera((.0, -.40, .66), (.0, .028, .01), lens=72, fstop=9, focus=(.0, .02, .02))
    upright('three-of-nine', size=78, samples=18, exposure=1.4, sat=.95)
else:
    camera((.005, -.40, .56), (.008, .040, .012), lens=49, fstop=8, focus=(.0, .03, .02))
    render('three-of-nine', size=78, samples=20, phone=None, exposure=1.4, sat=.95)
