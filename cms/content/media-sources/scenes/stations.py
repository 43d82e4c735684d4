"""Six still lifes of the stations of a site, from the gate to the road, each with the things in use there. Same camera, same light, five colours.

    blender -b -P stations.py                      all six, as ../../media/stations/NAME.webp
    blender -b -P stations.py -- gate              only these
    SIZE=50 SAMPLES=8 blender -b -P stations.py    drafts: out/NAME.png, nothing else
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

PLATES = ('#ffae1f', '#14302d', MINT, '#0c8a8e', '#bdccc6', '#1d423d')
BLUE = '#1d3f8a'


def pass_slip():
    """The slip that the barrier prints, with a time slot and a gate."""
    m = [('text', INK, 11, 8, 15, 'Northgate', 'bold'), ('fill', INK, 8, 19, 84, .8), ('text', '#5c6f69', 10, 8, 31, 'Slot'), ('text', INK, 27, 8, 54, '07:40', 'serif'), ('text', '#5c6f69', 10, 8, 70, 'Gate'), ('text', INK, 27, 8, 93, '2', 'serif'), ('text', '#5c6f69', 10, 48, 70, 'Dock'), ('text', INK, 27, 48, 93, '11', 'serif')]
    return printed('pass-slip', 100, 150, m + [('fill', INK, 8 + k * 2.1 + (k * 7) % 3 * .3, 108, .6 + (k * 5) % 3 * .35, 24) for k in range(39)], '#fbfaf5')


def door_plan():
    """A plan of six doors over a morning, with the truck at each."""
    m = [('text', INK, 9.5, 8, 15, 'Docks, Tuesday', 'bold')] + [('text', '#5c6f69', 6, 24 + k * 21, 26, f'{6 + k:02d}:00') for k in range(6)]
    for row in range(6):
        y = 32 + row * 16; m += [('text', INK, 9, 8, y + 9, str(row + 1), 'bold'), ('fill', '#c9d3cf', 8, y + 13.4, 142, .4)]
        for k, (a, w) in enumerate((((row * 13) % 26, 30 + (row * 7) % 16), (52 + (row * 11) % 18, 34 + (row * 5) % 14))):
            m.append(('fill', '#c4261d' if (row, k) == (3, 0) else '#ffc83d' if (row, k) == (3, 1) else TEAL, 22 + a, y, w, 11))
    return printed('door-plan', 158, 132, m)


def place_label(code, n):
    m = [('fill', '#ffc83d', 0, 0, 100, 8), ('text', INK, 22, 7, 32, code, 'bold')] + [('fill', INK, 8 + k * 2.1, 40, .6 + (k * 5 + n) % 3 * .4, 14) for k in range(38)]
    return printed(f'place-{code}', 100, 60, m, '#fbfaf5')


def weights():
    """A plan of which product goes where: boxes of three sizes, and the walk between them."""
    m = [('text', INK, 9.5, 8, 16, 'Fast goes low', 'serif')] + [('frame', '#cfe0e6', x * 5, 22, 0, 120) for x in range(1, 26)]
    for k in range(4):
        m += [('line', INK, .8, [(14, 44 + k * 26), (116, 44 + k * 26)])]
        for n in range(4):
            w, h = 14 + (n * 5 + k * 7) % 9, 9 + (k * 4 + n * 3) % 9
            m.append(('fill', ('#0d9488', '#7fc9bf', '#cfe0da', '#e7ece9')[k if n % 2 else (k + 1) % 4], 16 + n * 25, 44 + k * 26 - h, w, h))
    return printed('weights', 130, 150, m + [('line', RED, 1, [(122, 134), (122, 40), (112, 40)]), ('line', RED, 1, [(117, 36), (112, 40), (117, 44)])])


def packing_list():
    m = [('text', INK, 10, 9, 17, 'Stop 3 of 9', 'bold'), ('fill', INK, 9, 23, 92, .8)]
    for k in range(7):
        y = 36 + k * 12; m += [('frame', '#6d7b77', 9, y - 5, 6, 6), ('fill', '#84918c', 20, y - 3, 34 + (k * 17) % 30, 1.7), ('text', INK, 8, 88, y, str((k * 5) % 7 + 1), 'bold')] + ([('line', BLUE, .9, [(10, y - 2), (12, y + .4), (17, y - 7)])] if k < 4 else [])
    return printed('packing-list', 110, 126, m)


def driver_sheet():
    """The printed strip of a driving recorder, which has replaced its paper disc."""
    m = [('text', INK, 14, 8, 21, 'Thu 17', 'bold'), ('fill', INK, 8, 28, 68, .8)]
    for k, (at, what) in enumerate((('05:10', 'Drive'), ('07:58', 'Turn'), ('09:20', 'Break'), ('10:05', 'Drive'), ('13:40', 'Home'))):
        y = 50 + k * 25; m += [('text', INK, 12, 8, y, at), ('text', INK, 12, 46, y, what, 'bold'), ('fill', '#cbd5d0', 8, y + 8, 68, .5)]
    return printed('driver-sheet', 84, 170, m + [('ring', RED, 41, 96, 34)], '#fdfcf2')


def driver_card():
    m = [('fill', '#1f5f8a', 0, 0, 86, 18), ('text', '#ffffff', 10.5, 6, 13, 'Driver card', 'bold'), ('fill', '#d8b24a', 7, 26, 14, 12), ('frame', '#8b6d1f', 9.8, 26, 8.4, 12)]
    return printed('driver-card', 86, 54, m + [('text', INK, 12, 29, 36, 'V-114', 'bold'), ('fill', '#84918c', 7, 45, 46, 2)], '#eef4f1')


def route():
    """A change of route during the trip: the old route, the new route, and what it saves."""
    m = [('line', '#24463f', 9, [(0, 92), (200, 92)]), ('line', '#24463f', 9, [(118, 0), (118, 131)]), ('line', '#24463f', 9, [(40, 0), (40, 131)]), ('line', '#24463f', 9, [(40, 40), (118, 40)])]
    m += [('line', '#ff8a66', 2.4, [(118 + k * 13, 92), (124 + k * 13, 92)]) for k in range(1, 6)] + [('line', '#ff8a66', 4, [(150, 84), (166, 100)]), ('line', '#ff8a66', 4, [(166, 84), (150, 100)])]
    m += [('line', '#63cbb9', 6, [(0, 92), (118, 92), (118, 40), (40, 40), (40, 10)]), ('dot', '#ffffff', 78, 92, 8), ('dot', '#0d8177', 78, 92, 5)]
    return printed('route', 210, 131, m + [('fill', '#0c1e1b', 128, 6, 76, 62), ('text', '#f1f7f4', 21, 134, 34, '11 min', 'bold'), ('text', '#63cbb9', 19, 134, 58, 'saved', 'bold')], '#12302a')


def barrier_remote():
    """A remote control in the gatehouse: three buttons for two barriers."""
    g = group('remote'); p = Part('remote', g); p.slab((0, 0, .011), .056, .120, .022, .012, plastic('#1d2827', .45), .006, seg=5)
    for k, c in enumerate(('#1f9d63', '#e9b02e', '#c4261d')):
        p.slab((0, .028 - k * .030, .0225), .032, .021, .006, .006, plastic(c, .35), .002)
    p.cyl((0, .0505, .0222), .003, .002, glow('#5dffb4', 1.6), .0004); p.done()
    return g


def chock(colour='#f0b622'):
    """A wheel chock, 190 mm, with its rope."""
    g = group('chock'); m = plastic(colour, .45); p = Part('chock', g)
    for k in range(9):
        x = -.075 + k * .019; h = .018 + .072 * (k / 8) ** 1.4; p.box((x, 0, h / 2), (.0185, .090, h), m, .004)
    p.box((0, 0, .004), (.185, .098, .008), rubber('#1a2423'), .003); p.done()
    tube([(.078, .030, .070), (.110, .050, .020), (.130, .015, .004), (.108, -.040, .004), (.136, -.088, .004)], .0036, cloth('#d9dfd8'), g)
    return g


def door_sign(n):
    g = group('sign'); p = Part('sign', g); p.slab((0, 0, .002), .150, .150, .004, .014, painted('#e9efec', 'sign'), .001)
    for x in (-1, 1):
        for y in (-1, 1):
            p.cyl((x * .062, y * .062, .0044), .004, .002, metal(), .0006, n=20)
    p.done(); sheet('face', .104, .104, image_mat(sign(n, '#e9efec', DEEP, size=(400, 400), points=380), rough=.4), (0, 0, .0042), col=g)
    return g


def scale():
    """A parcel scale that shows 4.26 kg."""
    g = group('scale'); p = Part('scale', g); p.slab((0, 0, .014), .210, .180, .028, .012, plastic('#dfe6e2', .4), .005, seg=4); p.slab((0, .018, .0325), .190, .130, .005, .010, metal('#c4ccc9', .3), .002)
    p.slab((-.010, -.070, .0285), .084, .026, .0022, .004, plastic('#0c1413', .25), .0006)
    for x in (.058, .080):
        p.slab((x, -.070, .0285), .014, .012, .003, .003, plastic(TEAL, .4), .001)
    p.done(); sheet('lcd', .074, .020, lcd('scale', 74, 20, '4.26 kg', 14, '#0c2a26', '#a9d8c4'), (-.010, -.070, .0298), col=g)
    return g


def on_scale():
    g = scale()
    for o in list(small_carton(.135, .100, .075, 2).objects):
        g.objects.link(o); o.location.z += .0352; o.location.y += .018; o.rotation_euler.z += rad(7)
    return g


def glove_of(turn=0, flip=1):
    return within('one glove', glove((0, 0, .0003), turn, flip=flip))


SETS = {
    'gate': ('A slip that gives a truck its slot at 07:40, gate 2 and dock 11, the remote of the barriers, the seal of a trailer and a clock', [
        (lambda: leaf(pass_slip(), 100, 150, .8), -82, 16, 9), (barrier_remote, 34, 18, -12), (lambda: travel_clock(7, 40), 112, 86, -18), (seal, 56, -112, -30), (lambda: pen(DEEP), -66, -104, 14)], 86),
    'docks': ('The sign of dock 4, a wheel chock, a two-way radio and a plan of six doors with one late truck in red', [
        (lambda: leaf(door_plan(), 158, 132, .6), -74, 74, 7), (lambda: door_sign('4'), 88, 66, -10), (radio, -108, -68, 12), (chock, 50, -92, 16), (lambda: marker('#c4261d'), -40, -38, 62, 1)], 82),
    'put-away': ('Cartons of three sizes, the labels of two places in a rack, a sketch headed Fast goes low and a tape measure', [
        (lambda: leaf(weights(), 130, 150, .7), -84, 46, 8), (lambda: small_carton(.150, .110, .085, 1), 74, 78, -12), (lambda: small_carton(.090, .070, .055, 2), 30, -28, 18), (lambda: small_carton(.060, .050, .040, 3), 112, -22, -24), (lambda: tape_measure(TEAL), -112, -72, 3), (lambda: leaf(place_label('C-14-03', 1), 100, 60, .4, z=.001), 0, -126, -8), (lambda: leaf(place_label('C-14-04', 2), 100, 60, .7, seed=4, z=.003), 112, -112, 6, 1)], 80),
    'picking': ('A handheld that says go to C-14-03, two work gloves and a small carton with a label', [
        (lambda: scanner(go_to(), .62), -18, 0, 9), (lambda: glove_of(-24), 88, 26, -6), (lambda: glove_of(0, -1), 104, -56, 18, 12), (lambda: small_carton(.085, .070, .050, 5), -116, 78, 16), (lambda: marker('#16211f'), -108, -78, 62)], 82),
    'packing': ('A carton on a parcel scale that reads 4.26 kg, a packing list ticked off to the fourth line, a roll of tape and a pen', [
        (on_scale, 52, 50, -9), (lambda: leaf(packing_list(), 110, 126, .8), -92, 22, 8), (tape_roll, 104, -96, 0), (lambda: pen(TEAL), -64, -62, 30, 1), (lambda: leaf(place_label('STOP 3', 3), 100, 60, .5), -6, -112, -12)], 84),
    'road': ('A tablet with a route that turns left before a closed bridge, 11 minutes saved, a printed strip of driving times with its break ringed in red, the card of a driver and a pen light', [
        (lambda: tablet(route(), .190, .1185, .8), -52, 54, 7, 8), (lambda: leaf(driver_sheet(), 84, 170, .5, bend=.02), 119, -2, -9), (lambda: card(driver_card(), 86, 54), -84, -92, 8), (lambda: torch(), 40, -128, 16)], 84),
}


still_lifes('stations', SETS, PLATES)
