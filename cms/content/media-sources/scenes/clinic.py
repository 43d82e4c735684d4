"""Six still lifes of what hospitals order, with the same camera and light.

    blender -b -P clinic.py                      all six, as ../../media/clinic/NAME.webp
    blender -b -P clinic.py -- intake            only these
    SIZE=50 SAMPLES=8 blender -b -P clinic.py    drafts: out/NAME.png, nothing else
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

PLATES = (MINT, '#14302d', '#ffae1f', '#0c8a8e', '#bdccc6', '#1d423d')
BLUE, GREY, GREEN = '#1d3f8a', '#5c6f69', '#0b7a4b'


def registration():
    """A registration form on paper, with the same questions as last time."""
    m = [('text', INK, 16, 10, 32, 'Registration', 'serif'), ('fill', INK, 10, 38, 128, .8)]
    for k, what in enumerate(('Name', 'Born', 'Allergies', 'Medicines', 'Last visit')):
        y = 56 + k * 22; m += [('text', INK, 10, 10, y, what), ('fill', '#9fb0a9', 62, y + 1, 76, .6)] + ([('hand', BLUE, 64, y - .5, 36 + (k * 31) % 30, 8)] if k < 3 else [])
    for k in range(3):
        m += [('frame', '#6d7b77', 10, 168 + k * 13, 7, 7), ('fill', '#84918c', 22, 170.5 + k * 13, 66 + (k * 37) % 40, 1.8)]
    return printed('registration', 148, 210, m)


def ticket():
    return printed('ticket', 58, 78, [('text', GREY, 9, 8, 16, 'Desk 2', 'bold'), ('fill', INK, 8, 21, 42, .7), ('text', INK, 38, 6, 56, '41', 'serif'), ('fill', '#84918c', 8, 66, 34, 1.8)], '#fdfcf2')


def health_card():
    m = [('fill', '#0c7f79', 0, 0, 86, 17), ('text', '#ffffff', 9.5, 6, 12, 'Health card', 'bold'), ('fill', '#d8b24a', 7, 24, 13, 11), ('frame', '#8b6d1f', 9.5, 24, 8, 11)]
    return printed('health-card', 86, 54, m + [('text', INK, 9, 28, 33, '0000 4071', 'mono'), ('fill', '#84918c', 7, 42, 44, 2)], '#eef4f1')


def result_screen():
    """A laboratory value, the previous one, and the normal range."""
    m = [('fill', '#164a66', 0, 0, 200, 24), ('text', '#ffffff', 12, 10, 16.5, 'Ward 4, bed 07', 'bold'), ('text', '#ffffff', 12, 164, 16.5, '03:12', 'bold'), ('fill', '#fbe4e2', 0, 24, 200, 58), ('fill', '#b3261e', 0, 24, 4, 58)]
    m += [('text', INK, 12.5, 12, 44, 'Potassium'), ('text', '#b3261e', 29, 12, 73, '6.4', 'bold'), ('text', INK, 11, 60, 73, 'mmol/l'), ('fill', '#cfe0ee', 108, 52, 44, 14), ('fill', '#9fb4c2', 104, 58.4, 82, 1), ('dot', '#b3261e', 178, 59, 5.5), ('text', '#b3261e', 12, 152, 44, '+0.9', 'bold')]
    for k, (what, n) in enumerate((('Sodium', '139'), ('Creatinine', '84'))):
        y = 99.5 + k * 18; m += [('text', INK, 11.5, 12, y, what), ('text', INK, 11.5, 78, y, n, 'bold'), ('fill', '#cfe0ee', 108, y - 10, 44, 12), ('dot', '#164a66', 126 + k * 4, y - 4, 4), ('fill', '#d5ddd9', 12, y + 5.5, 176, .5)]
    return printed('result-screen', 200, 125, m, '#ffffff')


def trend():
    """A chart of one value over four days, with the last one ringed."""
    ps = [(16, 62), (34, 58), (52, 60), (70, 38), (88, 24)]
    m = [('text', INK, 10, 8, 15, 'Since Monday', 'bold'), ('fill', '#dcebe4', 10, 44, 88, 24), ('line', INK, .7, [(10, 18), (10, 76), (98, 76)]), ('line', TEAL, 1.6, ps)]
    return printed('trend', 104, 84, m + [('dot', TEAL, x, y, 2.2) for x, y in ps[:-1]] + [('dot', RED, *ps[-1], 3), ('ring', RED, *ps[-1], 9)])


def shift_board():
    """A week on a steel board, with a coloured card for each shift. Thursday night is open."""
    W, H = 250, 178; days, shifts = ('Mon', 'Tue', 'Wed', 'Thu', 'Fri'), ('Early', 'Late', 'Night', 'Visits')
    at = lambda c, r: (50 + c * 39, 24 + r * 38)
    m = [('text', INK, 11, at(c, 0)[0] + 5, 16, d, 'bold') for c, d in enumerate(days)] + [('text', INK, 10, 7, at(0, r)[1] + 21, s, 'bold') for r, s in enumerate(shifts)]
    m += [('fill', '#c9d3cf', 7, at(0, r)[1] - 3.6, 236, .6) for r in range(4)] + [('line', RED, 1.1, [(168, 101), (201, 101), (201, 129), (168, 129), (168, 101)])]
    g = group('board'); p = Part('board', g); p.slab((0, 0, .004), .262, .190, .008, .006, metal('#aab4b1', .35), .002); p.slab((0, 0, .0076), .252, .180, .002, .003, painted('#f0f3f1', 'board'), .0005); p.done()
    sheet('grid', W / 1000, H / 1000, image_mat(printed('shifts-week', W, H, m, '#f4f6f4'), rough=.3), (0, 0, .0088), col=g)
    for r in range(4):
        for c in range(5):
            if (c, r) != (3, 2):
                x, y = at(c, r); q = random.Random(c * 9 + r); shift_card('ABCDEFG'[(c * 2 + r * 3) % 7], r, g, ((x + 17 - W / 2 + q.uniform(-.8, .8)) / 1000, (H / 2 - y - 14) / 1000, .0088), q.uniform(-2, 2))
    return g


CARDS = (('#ffc83d', INK), ('#0d9488', '#ffffff'), ('#14302d', '#ffffff'), ('#9fd8cd', INK))


def shift_card(letter, kind, col=None, at=(0, 0, 0), turn=0):
    g = col or group('shift card'); c, ink = CARDS[kind]
    p = Part('shift card', g); p.slab((0, 0, .0007), .034, .028, .0014, .002, plastic(c, .4), .0004); p.done(at, (0, 0, turn))
    sheet('letter', .030, .024, image_mat(printed(f'shift-{letter}-{kind}', 30, 24, [('text', ink, 18, 9, 18.5, letter, 'bold')], c), rough=.4), (at[0], at[1], at[2] + .00155), (0, 0, turn), g)
    return g


def magnet(c=RED):
    g = group('magnet'); lathe('magnet', [(0, .0082), (.0085, .0080), (.0102, .0066), (.0105, .004), (.0112, .0012), (.0112, 0), (0, 0)], plastic(c, .28), col=g)
    return g


def dose_screen():
    m = [('fill', '#164a66', 0, 0, 66, 17), ('text', '#ffffff', 10.5, 5, 12, 'Bed 4-07', 'bold'), ('text', INK, 20, 5, 41, '08:00', 'serif'), ('text', INK, 9.5, 5, 56, 'Metformin'), ('text', INK, 9.5, 5, 67, '500 mg', 'bold')]
    return printed('dose-screen', 66, 102, m + [('fill', '#ffc83d', 5, 75, 56, 21), ('text', INK, 10, 9, 89, 'Scan band', 'bold')], '#ffffff')


def wristband():
    m = [('text', INK, 15, 8, 18, '4-07', 'bold'), ('text', INK, 9.5, 50, 12, 'Sample, A.'), ('text', INK, 9.5, 50, 22.5, '1962')] + [('fill', INK, 100 + k * 1.9, 4.5, .5 + (k * 5) % 3 * .35, 17) for k in range(22)] + [('dot', '#c3ccc8', 152 + k * 6, 13, 1.3) for k in range(5)]
    return printed('wristband', 186, 26, m, '#fbfcfb')


def tablets(col, spots, m, r=.0058):
    p = Part('tablets', col)
    for x, y, z in spots:
        p.ball((x, y, z), r, m, (1, 1, .46))
    p.done()


def blister():
    """A blister pack of ten tablets. The first two are taken."""
    g = group('blister'); p = Part('foil', g); p.slab((0, 0, .0004), .104, .048, .0008, .004, metal('#c7cdcb', .3), .0002); p.done()
    spots = [((k % 5 - 2) * .0195, (.5 - k // 5) * .0215) for k in range(10)]
    tablets(g, [(x, y, .0026) for x, y in spots[2:]], plastic('#f3efe4', .4), .0062)
    d = Part('domes', g)
    for k, (x, y) in enumerate(spots):
        if k > 1:
            d.ball((x, y, .0008), .0082, acrylic('#f4faf8', .86), (1, 1, .72))
    d.done()
    h = Part('opened', g)
    for x, y in spots[:2]:
        h.cyl((x, y, .0009), .0074, .0006, plastic('#39423f', .6), .0001, n=28)
    h.done()
    return g


def dose_cup():
    g = group('cup'); lathe('cup', [(0, .0015), (.0150, .0015), (.0165, .004), (.0205, .030), (.0220, .0312), (.0222, .0300), (.0178, .002), (.0165, 0), (0, 0)], plastic('#eef3f1', .35), col=g)
    tablets(g, [(-.004, .002, .0045), (.006, -.003, .0046)], plastic('#f3efe4', .4)); tablets(g, [(.001, .006, .0078)], plastic('#d9662b', .35), .0052)
    return g


def pill_bottle():
    """An amber bottle, with a label that says when to take the pills."""
    g = group('bottle'); r = .0235; p = Part('bottle', g); p.cyl((0, 0, .036), r, .072, pbr('amber', '#b8601a', .16, 0, .06, 9, .02, 60, coat=.6), .003, n=64); p.cyl((0, 0, .0745), r * .86, .006, pbr('amber', '#b8601a', .16), .001, n=48)
    w = plastic('#f1f3f0', .4); p.cyl((0, 0, .086), r * 1.08, .021, w, .003, n=64)
    for k in range(36):
        a = k * math.pi / 18; p.box((r * 1.085 * math.cos(a), r * 1.085 * math.sin(a), .086), (.0012, .0012, .015), w, .0004, (0, 0, k * 10))
    p.done()
    lab = image_mat(printed('bottle', 74, 44, [('fill', TEAL, 0, 0, 74, 9), ('text', INK, 12, 16, 25, '08:00', 'bold'), ('fill', '#84918c', 16, 31, 40, 1.8), ('fill', '#84918c', 16, 36, 28, 1.8)], '#fbfaf5'), rough=.5)
    surface('label', lambda u, v: ((r + .0003) * math.sin((u - .5) * 3.1), -(r + .0003) * math.cos((u - .5) * 3.1), .012 + v * .046), 32, 1, lab, g)
    return g


def listing():
    """A printed export from 2004, on continuous paper."""
    rows = ('export.csv  2004', 'id;name;ward;from', '4071;A;4;03.02.', '4072;B;4;03.02.', '4073;C;;?', '4074;D;2;04.02.', '4075;E;9;04.02.', '4076;F;4;05.02.')
    m = [('fill', '#d7e9de', 12, 10 + 36 * k, 136, 18) for k in range(4)] + [('dot', '#26403b', x, 8 + 12.7 * k, 2) for k in range(12) for x in (6, 154)]
    return printed('listing', 160, 152, m + [('text', '#20302d', 10.5, 18, 23 + 18 * k, s, 'mono') for k, s in enumerate(rows)] + [('ring', RED, 68, 91, 16)], '#f7f7f0')


def mapping():
    m = [('text', INK, 19, 9, 32, 'HL7 v2', 'bold'), ('text', TEAL, 19, 9, 74, 'FHIR R4', 'bold'), ('line', INK, 1.6, [(98, 26), (112, 26), (112, 67), (92, 67)]), ('line', INK, 1.6, [(98, 61), (91, 67), (98, 73)]), ('fill', '#ffc83d', 0, 0, 124, 9)]
    return printed('mapping', 124, 88, m, '#fbfaf5')


def floppy():
    g = group('floppy'); p = Part('floppy', g); c = plastic('#2b4a78', .42); p.slab((0, 0, .00165), .090, .094, .0033, .003, c, .0008); p.slab((.006, .033, .0018), .046, .028, .0040, .001, metal('#c2c9c6', .3), .0004); p.slab((.016, .033, .0037), .011, .020, .0006, .001, plastic('#1b2422', .4), .0001); p.done()
    m = [('fill', RED, 0, 0, 72, 6), ('text', INK, 14, 6, 24, 'Export', 'bold'), ('text', INK, 14, 6, 40, '2004', 'bold')]
    sheet('label', .072, .046, image_mat(printed('floppy', 72, 46, m), rough=.6), (0, -.022, .0035), col=g)
    return g


def standard():
    m = [('fill', '#ffc83d', 0, 0, 150, 60), ('text', INK, 22, 11, 27, 'IEC', 'bold'), ('text', INK, 26, 11, 51, '62304', 'bold'), ('text', INK, 13, 11, 88, 'Release 3.2', 'serif'), ('fill', INK, 11, 96, 128, .8)]
    return printed('iec-62304', 145, 204, m + [('fill', '#9aa7a2', 11, 108 + 10 * k, w, 2) for k, w in enumerate((92, 110, 70))] + [('text', GREY, 9, 11, 192, 'Safety class B', 'bold')], '#f7f8f6')


def trace():
    """A table that traces requirements to risks and to the tests that cover them."""
    m = [('text', INK, 12.5, 9, 19, 'Trace matrix', 'serif'), ('fill', INK, 9, 25, 112, .8)] + [('text', INK, 9, x, 36, t) for x, t in ((9, 'Need'), (44, 'Hazard'), (84, 'Test'))]
    for k in range(6):
        y = 50 + k * 15; m += [('text', INK, 9, 9, y, f'R-{11 + k}', 'bold'), ('text', INK, 9, 44, y, f'H-{(k * 5) % 9 + 1}'), ('fill', '#d3dcd8', 9, y + 4.6, 112, .5)] + [('line', GREEN, 1.9, [(86, y - 3), (89, y), (95, y - 8)])]
    return printed('trace', 130, 168, m + [('line', GREEN, 1.4, [(54, 143), (121, 143), (121, 161), (54, 161), (54, 143)]), ('line', GREEN, 2, [(60, 152), (63.5, 156), (70, 147)]), ('text', GREEN, 12.5, 76, 156.5, 'Passed', 'bold')])


def ink_pad():
    g = group('pad'); p = Part('pad', g); p.slab((0, 0, .006), .092, .058, .012, .006, painted('#1d2827', 'tin'), .002); p.slab((0, 0, .0118), .080, .046, .002, .003, cloth('#0b5a3c'), .0008); p.done()
    return g


SETS = {
    'intake': ('A clipboard with a registration form half filled in by hand, a phone that asks which medicines one takes, a health card, a ticket with the number 41 and a pen', [
        (lambda: clipboard(registration()), -80, 22, 8), (lambda: smartphone(picture('cutouts/hero-intake', '336x728+12+11', 700)), 84, 62, -9), (lambda: card(health_card(), 86, 54), 98, -74, 12), (lambda: leaf(ticket(), 58, 78, .7), 24, -134, -10, 1), (lambda: pen('#e0a41c'), -46, -44, 52, 5)], 76),
    'results': ('A tablet with one potassium value in red, 0.9 above the last, a rack of sample tubes, the same value drawn over four days with the last point ringed, a pen and a pen light', [
        (lambda: tablet(result_screen(), .200, .125, .66), -28, 4, 6, 8), (tube_rack, 72, 128, -9), (lambda: leaf(trend(), 104, 84, .7), 86, -118, -8), (lambda: pen(RED), -76, -118, 18), (lambda: torch(), -92, 124, -14)], 80),
    'rosters': ('A shift board for a week with one coloured card a shift, Thursday night open, its card beside the board, a clock, a note that says Thursday night and two magnets', [
        (shift_board, -8, 66, 5), (lambda: shift_card('E', 2), 38, -84, -16), (lambda: travel_clock(5, 45), 122, -106, -16), (lambda: sticky(printed('who-thursday', 75, 75, [('text', INK, 13.5, 7, 31, 'Thursday', 'bold'), ('text', INK, 13.5, 7, 50, 'night?', 'bold')], '#bfe6dc'), '#bfe6dc'), -84, -100, -10), (magnet, -2, -66, 0), (lambda: magnet(TEAL), 14, -130, 0)], 74),
    'medication': ('A handheld that asks to scan the band of bed 4-07 at 08:00, that wristband, a bottle with the same time on its label, a cup with a tablet in it and a blister pack', [
        (lambda: scanner(dose_screen(), .62), -64, 28, 8), (pill_bottle, 58, 92, -8), (dose_cup, 112, 44, 0), (blister, 76, -28, -14), (lambda: leaf(wristband(), 186, 26, .3), 46, -122, 7)], 80),
    'interfaces': ('A serial cable, a floppy disk labelled Export 2004, its printout with a gap ringed in red, a yellow network cable and a card that leads from HL7 v2 to FHIR R4', [
        (lambda: leaf(listing(), 160, 152, .8), -86, 74, 7), (floppy, 76, 126, -10), (serial_cable, 18, -62, -4), (lambda: coil('#f0bd2c'), 106, 10, 14), (lambda: leaf(mapping(), 124, 88, .5), -84, -96, -7, 1)], 74),
    'regulated': ('A thick manual titled IEC 62304 with coloured tabs, a trace matrix with a green tick for every test, stamped Passed, the stamp on its pad and a pen', [
        (lambda: manual(standard(), 150, 205, 30, WHITE, (('#0d9488', 36), ('#c4261d', 72), ('#ffc83d', 108), ('#2f6fb0', 146))), -84, 34, 8), (lambda: leaf(trace(), 130, 168, .8), 84, 12, -7), (ink_pad, 84, 140, -12), (stamp_holder, 84, 140, -12, 13), (lambda: pen(TEAL), -30, -132, 14)], 76),
}


still_lifes('clinic', SETS, PLATES, {'results': 1200})   # wider, because it comes first on its page
