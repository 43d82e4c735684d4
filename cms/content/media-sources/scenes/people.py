"""Twelve still lifes, one for each person, of the things on their desk. Same camera, same light, five colours.

    blender -b -P people.py                      all twelve, as ../../media/people/NAME.webp
    blender -b -P people.py -- mara-quint        only these
    SIZE=50 SAMPLES=8 blender -b -P people.py    drafts: out/NAME.png, nothing else
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

# The colours below the things, in the order of the people, so that neighbours differ in two, three and four columns. They are more
# saturated than the brand's colours, because develop.py makes them paler.
PLATES = (MINT, '#0c8a8e', '#ffae1f', '#14302d', '#bdccc6')
BLUE = '#1d3f8a'


def rows(y, step, n, *marks):
    """Repeats marks on n lines."""
    return [(m[0], m[1], *[v + k * step if i == (3 if m[0] == 'text' else 1) else v for i, v in enumerate(m[2:], 0)]) for k in range(n) for m in marks]


def lines(x, y, widths, step=6, c='#84918c', h=1.6):
    return [('fill', c, x, y + k * step, w, h) for k, w in enumerate(widths)]


def ward_sheet():
    m = [('text', INK, 9, 10, 31, 'Ward 4, night', 'bold'), ('fill', INK, 10, 37, 128, .8)]
    for k in range(10):
        y = 50 + k * 15.5
        m += [('text', INK, 6.5, 10, y, str(k + 1), 'bold'), ('fill', '#c6cfcb', 10, y + 4, 128, .4), ('hand', BLUE, 20, y, 22 + (k * 29) % 40, 5.5)]
        m += [('frame', '#6d7b77', x, y - 5.5, 6, 6) for x in (104, 116, 128)]
        m += [('line', BLUE, .8, [(x + 1, y - 3), (x + 2.6, y - .6), (x + 7, y - 7.5)]) for n, x in enumerate((104, 116, 128)) if (k * 7 + n * 3) % 5 < 3 and k < 8]
    return printed('ward-sheet', 148, 210, m)


def floor_plan():
    m = [('frame', '#cfe0e6', x * 5, 0, 0, 150) for x in range(1, 26)] + [('frame', '#cfe0e6', 0, y * 5, 130, 0) for y in range(1, 36)]
    for k in range(7):
        m += [('frame', INK, 14 + k * 15, 30, 8, 80)] + [('line', INK, .35, [(14 + k * 15, 30 + n * 10), (22 + k * 15, 30 + n * 10)]) for n in range(1, 8)]
    m += [('line', TEAL, 1.3, [(10.5, 124), (10.5, 24), (25.5, 24), (25.5, 78), (40.5, 78), (40.5, 24), (55.5, 24), (55.5, 116), (85.5, 116), (85.5, 52)]), ('dot', RED, 85.5, 50, 2.6), ('ring', RED, 78, 66, 14)]
    return printed('floor-plan', 130, 175, m + [('hand', BLUE, 16, 140, 62, 7), ('hand', BLUE, 16, 153, 84, 7), ('hand', BLUE, 16, 166, 40, 7)], '#fbfbf6')


def hl7():
    t = ['MSH|^~\\&|LAB|HOSP|HIS|WARD4|', 'PID|1||SAMPLE^A||', 'PV1|1|I|W4^07^2|', 'OBR|1|4471||CREA|', 'OBX|1|NM|CREA||118|umol/l', 'OBX|2|NM|POTA||5.6|', 'NTE|1||NOT HAEMOLYSED', 'ZQX|?|?|', 'MSA|AA|4471|', 'MSH|^~\\&|HIS|HOSP|LAB|', 'PID|1||SAMPLE^B||', 'OBX|1|NM|NA||139|', 'OBX|2|NM|GFR||53|L']
    m = [('fill', '#dcebe1', 14, 4 + 26 * k, 172, 13) for k in range(10)] + [('dot', '#10201e', x, 6 + 12.7 * k, 2) for k in range(20) for x in (7, 193)]
    m += [('line', '#b9c4be', .3, [(x, 0), (x, 250)]) for x in (13, 187)] + [('fill', '#ffe45e', 18, 4 + 26 * 3.5, 92, 12)]
    return printed('hl7', 200, 250, m + [('text', '#20302d', 9, 20, 14 + 13 * k, s, 'mono') for k, s in enumerate(t)] + [('hand', RED, 102, 105, 60, 9)], '#f7f7f0')


def wireframe(n):
    m = [('frame', INK, 12, 12, 68, 116), ('fill', '#c9d3cf', 18, 20, 40, 6)]
    for k in range(5 if n else 3):
        m += [('frame', INK, 18, 36 + k * (17 if n else 29), 56, 12 if n else 22), ('hand', INK, 22, 45 + k * (17 if n else 29), 26, 5)]
    m += [('line', RED, 1.6, [(6, 8), (88, 132)]), ('line', RED, 1.6, [(88, 6), (8, 134)])] if n else [('ring', TEAL, 46, 47, 33)]
    return printed(f'wireframe-{n}', 92, 140, m)


def runbook():
    m = [('fill', DEEP, 0, 0, 148, 62), ('text', '#ffffff', 21, 12, 34, 'Runbook', 'serif'), ('text', '#9cddd2', 9.5, 12, 51, 'What if, on Sunday at 02:00'), ('fill', '#ffc83d', 12, 78, 42, 5)]
    return printed('runbook', 148, 205, m + lines(12, 96, (96, 108, 72, 100, 88, 40), 9) + [('fill', INK, 12, 180, 24, 2)])


def visitor(c, n):
    return printed(f'visitor-{n}', 54, 86, [('fill', c, 0, 0, 54, 24), ('text', '#ffffff', 9.5, 6, 15.5, 'VISITOR', 'bold'), ('text', INK, 25, 6, 54, str(n), 'serif')] + lines(6, 64, (34, 24), 6))


def sequence():
    m = [('line', INK, .7, [(x, 24), (x, 138)]) for x in (24, 66, 106)] + [('frame', INK, x - 14, 12, 28, 12) for x in (24, 66, 106)]
    for y, a, b, c in ((38, 24, 66, INK), (52, 66, 106, INK), (72, 24, 66, INK), (78, 24, 66, RED), (96, 66, 106, INK)):
        m += [('line', c, .9, [(a, y), (b, y + 3)]), ('line', c, .9, [(b - 5, y - .5), (b, y + 3), (b - 5, y + 5)])]
    m += [('line', RED, .8, [(24, 118), (50, 120)]), ('line', RED, 1.2, [(47, 116), (54, 124)]), ('line', RED, 1.2, [(54, 116), (47, 124)]), ('ring', RED, 45, 77, 20)]
    return printed('sequence', 130, 175, m + [('hand', BLUE, 14, 154, 72, 7), ('hand', BLUE, 14, 167, 48, 7)])


def month():
    """A calendar of October with four alerts."""
    m = [('text', INK, 12, 10, 19, 'October', 'serif'), ('fill', INK, 10, 25, 128, .7)]
    for k in range(31):
        c, r = (k + 3) % 7, (k + 3) // 7; x, y = 10 + c * 18.4, 33 + r * 15
        m += [('text', '#2c3a37', 7.5, x, y + 5, str(k + 1)), ('fill', '#ccd5d1', x, y + 11.8, 16, .4)] + ([('dot', RED, x + 12, y + 3, 3.4)] if k in (5, 12, 13, 26) else [])
    return printed('october', 148, 112, m)


def process():
    """A chart of fifteen working days, eleven of them used."""
    m = [('text', INK, 12.5, 10, 20, 'Form to offer', 'serif'), ('fill', INK, 10, 27, 140, .8)]
    for k in range(15):
        x, y = 10 + (k % 5) * 28.4, 36 + (k // 5) * 27
        m += [('fill', TEAL if k < 10 else '#ffc83d' if k == 10 else '#e3e9e6', x, y, 26, 24), ('text', '#ffffff' if k < 10 else INK, 11, x + 3, y + 11.5, str(k + 1), 'bold')]
        m += [('hand', '#0b2f2c' if k < 11 else BLUE, x + 4, y + 20, 8, 4.5)] if k % 3 == 0 and k < 11 else []
    return printed('process', 162, 122, m)


def shifts():
    m = [('text', INK, 10, 9, 17, 'Shifts', 'serif'), ('fill', INK, 9, 22, 130, .7)]
    c = {'a': '#ffc83d', 'b': TEAL, 'c': '#16403c', '-': '#edf1ee'}
    for k, s in enumerate(('aa-bbcc-aabb', 'bbcc-aabb-cc', 'cc-aabbcc-aa', '-aabb-ccaabb', 'abb-ccaa-bbc', 'b-ccaabb-cca', 'ccaabb-ccaa-', '-bbccaabbcc-')):
        m += lines(9, 31 + k * 13, (14 + (k * 5) % 9,)) + [('fill', c[x], 34 + n * 8.8, 27 + k * 13, 8, 11) for n, x in enumerate(s)]
    return printed('shifts', 148, 140, m)


def evidence():
    m = [('text', INK, 9.5, 10, 17, 'Test evidence', 'bold'), ('fill', INK, 10, 23, 128, .8)]
    for k in range(10):
        y = 34 + k * 13
        m += lines(10, y - 3, (6,), c=INK) + lines(22, y - 3, (44 + (k * 23) % 34,)) + [('frame', '#6d7b77', 126, y - 6, 7, 7), ('line', BLUE if k != 6 else RED, .9, [(127, y - 3), (129, y), (135, y - 8)] if k != 6 else [(126, y - 6), (133, y + 1)])]
    return printed('evidence', 148, 210, m + [('line', '#6d7b77', .4, [(10, 190), (80, 190)]), ('hand', BLUE, 14, 188, 34, 10), ('ring', TEAL, 114, 184, 15), ('text', TEAL, 6.4, 103, 186.5, 'TESTED', 'bold')])


def reading(n, words, wrong):
    m = [('fill', '#164a66', 0, 0, 78, 13), ('text', '#ffffff', 5.5, 5, 9, f'Screen {n}', 'bold'), ('text', '#3f4d49', 6, 6, 25, 'Potassium'), ('text', INK, 13, 6, 43, words, 'serif')]
    return printed(f'reading-{n}', 78, 54, m + ([('ring', RED, 44, 39, 15)] if wrong else []), '#ffffff')


def staff():
    return printed('staff', 54, 86, [('fill', DEEP, 0, 0, 54, 30), ('text', '#ffffff', 8.5, 6, 19, 'Northquay', 'serif'), ('text', INK, 24, 6, 58, '003', 'bold')] + lines(6, 66, (38, 26), 6) + [('fill', '#ffc83d', 0, 81, 54, 5)])


def closed(n):
    return printed(f'closed-{n}', 80, 36, [('text', INK, 10.5, 6, 14, f'Discovery {n}', 'bold'), ('text', RED, 11, 6, 29, 'STOPPED', 'bold')])


def letter():
    return printed('letter', 148, 100, [('fill', DEEP, 12, 12, 10, 10), ('text', INK, 9, 26, 20.5, 'Your offer', 'serif')] + lines(12, 34, (116, 122, 98, 120, 60), 8) + [('hand', BLUE, 14, 88, 40, 9)])


SETS = {
    'mara-quint': ('A clipboard with a ward’s night sheet, a pager that reads ward 4 at 02:10, a pen light, a pen and a mug of coffee', [
        (lambda: clipboard(ward_sheet()), -66, -6, 7), (pager, 92, -8, -16), (torch, 92, -104, 22), (lambda: pen(TEAL), -38, -40, 58, 5), (lambda: mug_of(WHITE), 96, 104, -40)]),
    'jonas-petrow': ('Three closed folders, each marked as stopped, an emergency stop button in its yellow box, a pen and a staff pass with the number 003', [
        (lambda: folder('#c9b48a', closed(1)), -98, 52, 9), (lambda: folder('#dfe6e2', closed(2)), -74, 14, 2, 6), (lambda: folder('#b79f73', closed(3)), -50, -24, -6, 12), (estop, 116, 72, -14), (lambda: badge(staff(), cloth('#12302d')), 136, -104, -10), (lambda: pen('#e9ac1e'), 62, -146, 12)], 76),
    'ines-marquardt': ('A notepad with a sketched warehouse and a route through its aisles, a step counter at 23,418, a set square, a pencil and an eraser', [
        (lambda: notepad(floor_plan(), 130, 175), -66, 18, 8), (step_counter, 104, 112, -18), (set_square, 84, -34, 24), (lambda: pencil(TEAL), -30, -100, 28, 0), (eraser, 150, -126, -34)]),
    'tobias-lund': ('A long printout of hospital messages, one line highlighted, reading glasses, a serial cable, a highlighter and a thick manual with paper tabs', [
        (lambda: leaf(hl7(), 200, 250, 1.0), -66, 14, -9), (lambda: manual(record_manual(), 128, 178, 30, '#e7ece9', (('#ffc83d', 30), ('#c4261d', 62), ('#2bb0a1', 84), ('#ffc83d', 120), ('#e7ece9', 148))), 128, 96, -12), (spectacles, -24, -86, 24, 1), (lambda: marker('#f4e04a', '#e6cf1e'), 20, -2, 36, 1), (serial_cable, 104, -92, -14)], 74),
    'leila-farsi': ('A phone with a patient’s questions on it, two sketched screens, one crossed out, a chrome tally counter at 18, sticky notes and a marker', [
        (lambda: leaf(wireframe(1), 92, 140, .6, seed=2), -136, 64, 12), (lambda: leaf(wireframe(0), 92, 140, .9, seed=5), -76, -34, -6, 1), (lambda: smartphone(picture('cutouts/hero-intake', '336x728+12+11', 700)), 50, 22, 9), (tally_counter, 142, 98, -20), (lambda: sticky(sticky_note()), 138, -60, 14), (lambda: marker('#16211f'), -16, -138, 16)], 77),
    'hanne-vik': ('A runbook called What if, on Sunday at 02:00, a two-way radio, a clock at two, visitor passes from three sites and a pen light', [
        (lambda: manual(runbook(), 148, 205, 16, WHITE, (('#ffc83d', 40), ('#0d9488', 78), ('#c4261d', 116), ('#16302d', 154))), -72, 4, 8), (radio, 66, 18, -12), (travel_clock, 140, 92, -16), (lambda: card(visitor('#2f6fb0', 17)), 116, -62, 18), (lambda: card(visitor(TEAL, 18)), 130, -82, 0, 1.2), (lambda: card(visitor('#c4261d', 19)), 128, -108, -18, 2.4), (torch, -10, -142, 8)]),
    'samuel-okoro': ('Two identical parcels side by side, the light barrier of a parcel sorter on its cable, a drive belt and a sketch of messages, one sent twice and one lost', [
        (lambda: notepad(sequence(), 130, 175, '#16302d'), -88, 10, 7), (lambda: small_carton(.104, .080, .056), 62, 118, -8), (lambda: small_carton(.104, .080, .056), 82, 20, -11), (sensor, 126, -72, 28), (lambda: pencil('#ffc83d'), -70, -10, 58, 9), (lambda: belt(.120), 0, -122, 9)]),
    'yara-haddad': ('Three handhelds of three ages, one with cracked glass, a thermometer that reads 24 degrees below zero, a cold pack and a battery', [
        (lambda: scanner(go_to(), .72), -10, 34, 7), (old_handheld, -122, 60, -8), (lambda: smartphone(put_in(), .72, True), 98, 94, -12), (thermometer, 130, -74, -8), (gel_pack, -106, -90, 14), (battery, 12, -124, -14)], 74),
    'piotr-zielny': ('A pager that counts four alerts, a yellow network cable, two disks drawn from a server and the calendar of a month with those four days marked', [
        (lambda: leaf(month(), 148, 112, .6), -86, 96, 6), (lambda: drive('NODE 3'), 74, 82, -12), (lambda: drive('NODE 5'), 136, 58, 8), (lambda: pager('4 ALERTS', 9.6), 92, -86, -14), (lambda: coil('#f0bd2c'), -84, -72, 14)]),
    'clara-weiss': ('A page of test evidence with a signature, two printed readings of which one has no unit, a loupe, a rack of sample tubes and a stamp', [
        (lambda: leaf(evidence(), 148, 210, .7), -84, 16, 8), (lambda: leaf(reading(1, '5.4 mmol/l', False), 78, 54, .3), 88, 26, -7), (lambda: leaf(reading(2, '5.4', True), 78, 54, .5, seed=3), 104, -42, 6, .6), (tube_rack, 78, 138, -12), (loupe, 24, -74, 40, 1), (stamp_holder, -136, -126, 20), (lambda: pen(RED), -98, -8, 64, 2)], 76),
    'emil-thorsen': ('A distance wheel, a tape measure drawn out, a calendar of shifts and ten memory cards, one for each night', [
        (lambda: leaf(shifts(), 148, 140, .6), -94, -6, 6), (road_wheel, -96, 156, -14), (lambda: tape_measure(TEAL), -10, -140, 10), *[((lambda n=n: sd_card(n)), 46 + 31 * ((n - 1) % 4) + (n % 3), 52 - 40 * ((n - 1) // 4) - (n % 2) * 2, (n * 37) % 9 - 4) for n in range(1, 11)]], 74),
    'nora-beck': ('A plan of fifteen working days with eleven filled in, an envelope with a letter, a sand timer, a pen and paper clips', [
        (lambda: notepad(process(), 162, 122), -72, 60, 7), (lambda: leaf(letter(), 148, 100, .2), 62, -66, -12), (envelope, 50, -96, -7, 1), (sand_timer, 104, 82, 36), (lambda: pen('#16211f'), -88, -78, 34), (clip, -128, -120, 20), (clip, -104, -138, 70), (clip, -146, -92, -30)]),
}


def record_manual():
    return printed('manual', 128, 178, [('fill', '#2f4f6d', 0, 0, 128, 178), ('text', '#ffffff', 13, 10, 34, 'Interface', 'bold'), ('text', '#ffffff', 13, 10, 50, 'reference', 'bold'), ('text', '#c9d8e6', 8, 10, 66, 'Volume 2 of 4'), ('fill', '#ffffff', 10, 156, 30, 2)])


def sticky_note():
    return printed('sticky', 75, 75, [('text', '#1d2423', 24, 9, 34, '41', 'serif'), ('line', RED, 1.6, [(7, 31), (36, 18)]), ('text', '#1d2423', 24, 42, 64, '18', 'serif'), ('line', '#1d2423', 1, [(28, 42), (38, 52)])], '#ffd75e')


still_lifes('people', SETS, PLATES)
