"""Three still lifes of the services, each with the things on a table. Same camera, same light, three colours.

    blender -b -P services.py                      all three, as ../../media/services/NAME.webp
    blender -b -P services.py -- workshop          only these
    SIZE=50 SAMPLES=8 blender -b -P services.py    drafts: out/NAME.png, nothing else
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

PLATES = ('#0c8a8e', '#ffae1f', '#1d423d')
BLUE, GREY = '#1d3f8a', '#5c6f69'


def ten_days():
    """A calendar of two weeks, with seven days done."""
    m = [('text', INK, 12.5, 10, 20, 'Ten days', 'serif'), ('fill', INK, 10, 27, 156, .8)]
    for k in range(10):
        x, y = 10 + (k % 5) * 31.6, 35 + (k // 5) * 34
        m += [('fill', TEAL if k < 7 else '#ffc83d' if k == 9 else '#e3e9e6', x, y, 29, 31), ('text', '#ffffff' if k < 7 else INK, 17, x + 4.5 - (k == 9) * 1.5, y + 22, str(k + 1), 'bold')]
    return printed('ten-days', 178, 110, m)


def note(words, c):
    return printed('note-' + words[0].lower(), 75, 75, [('text', '#1d2423', 15, 8, 26 + 20 * k, w, 'bold') for k, w in enumerate(words)], c)


def stopwatch():
    """A stopwatch at two minutes and a quarter."""
    g = group('stopwatch'); st = metal('#d3d9d7', .14); p = Part('stopwatch', g); p.cyl((0, 0, .009), .033, .018, st, .005, n=72); p.cyl((0, .0385, .009), .0055, .014, st, .001, (90, 0, 0), n=28); p.cyl((0, .0475, .009), .0085, .007, plastic('#ffc83d', .35), .002, (90, 0, 0), n=32); p.done()
    ticks = [('line', INK, 1.5 if k % 5 == 0 else .7, [(27 + 25 * math.sin(a), 27 - 25 * math.cos(a)), (27 + (21 if k % 5 == 0 else 23) * math.sin(a), 27 - (21 if k % 5 == 0 else 23) * math.cos(a))]) for k in range(60) for a in (k * math.pi / 30,)]
    m = ticks + [('text', INK, 7.5, 22.5, 16, '60', 'bold'), ('text', INK, 7.5, 38, 30, '15', 'bold'), ('text', INK, 7.5, 22.5, 44, '30', 'bold'), ('text', INK, 7.5, 7.5, 30, '45', 'bold'), ('line', RED, 1.5, [(22, 33), (42, 9)]), ('dot', INK, 27, 27, 2.4)]
    disc('face', .027, image_mat(printed('stopwatch', 54, 54, m, '#f7f6f0'), rough=.25), (0, 0, .01815), g)
    tube([(.011 * math.cos(a * .5236), .061 + .010 * math.sin(a * .5236), .009) for a in range(13)], .0015, st, g)
    return g


def plan_roll(L=.46, flat=.205, h=.150, r=.0165):
    """A half unrolled plan. The print ends before the roll, which shows only its back."""
    m = [('text', INK, 14, 12, 23, 'Go-live', 'serif'), ('text', RED, 14, 101, 23, '17 March', 'serif'), ('fill', INK, 12, 31, 184, .8)]
    for k, (what, x, w, c) in enumerate((('Model', 50, 34, '#14302d'), ('Build', 80, 74, TEAL), ('Trial', 118, 44, '#7fb9b1'), ('Switch', 160, 18, '#ffc83d'))):
        y = 43 + k * 25; m += [('text', INK, 10.5, 12, y + 11, what), ('fill', c, x, y, w, 15), ('fill', '#d3dcd8', 12, y + 19, 184, .5)]
    m += [('line', RED, 1.1, [(177, 33), (177, 143)]), ('ring', RED, 133, 18.6, 37)]
    g = group('plan')
    def f(u, v):
        s = u * L; t = max(0, s - flat) / r; q = r * (1 - .028 * t)
        x, z = (s, 0) if s < flat else (flat + q * math.sin(t), r - q * math.cos(t))
        return x - .120, (v - .5) * h, .0008 + z + .0012 * max(0, .04 - s) / .04 * (1 + mnoise.noise(Vector((v * 4, 1, 2))))
    surface('plan', f, 260, 12, image_mat(printed('plan-roll', 460, 150, m, '#fbfbf7'), rough=.75), g, thick=.00025)
    return g


def contract():
    m = [('text', INK, 18, 10, 28, 'Phase 2', 'serif'), ('text', INK, 11.5, 10, 46, 'Fixed fee', 'bold'), ('fill', INK, 10, 53, 100, .8)]
    return printed('contract', 120, 168, m + [('fill', '#9aa7a2', 10, 64 + 9 * k, w, 1.9) for k, w in enumerate((96, 88, 98, 60))] + [('hand', BLUE, 12, 128, 42, 12), ('fill', '#84918c', 10, 134, 52, .6)])


def seal():
    """A seal of red wax on two ends of ribbon, with a tick pressed into it."""
    g = group('seal'); w = pbr('wax', '#b3261e', .28, 0, .08, 40, .12, 260, coat=.25); p = Part('tails', g)
    for s in (-1, 1):
        p.box((s * .0075, -.026, .0006), (.011, .040, .0008), cloth('#14302d'), .0002, (0, 0, s * 13))
    p.done(); n = 72
    def f(u, v):
        a = u * 2 * math.pi; edge = .0205 + .0016 * mnoise.noise(Vector((2.1 * math.cos(a), 2.1 * math.sin(a), 4)))
        rr = v * edge; z = .0026 if v < .62 else .0026 + .0022 * math.sin((v - .62) / .38 * math.pi * .86) if v < .97 else .0004
        return rr * math.cos(a), rr * math.sin(a), .0008 + z
    surface('wax', f, n, 30, w, g, sub=1, closed=True)
    t = Part('tick', g); t.box((-.0048, -.0018, .0040), (.0095, .0026, .0016), w, .0007, (0, 0, -45)); t.box((.0026, .0008, .0040), (.0160, .0026, .0016), w, .0007, (0, 0, 50)); t.done()
    return g


def this_week():
    m = [('fill', '#ffc83d', 0, 0, 124, 27), ('text', INK, 14.5, 9, 19, 'This week', 'bold')]
    for k in range(3):
        y = 41 + k * 16; m += [('text', INK, 11, 9, y + 2, str(k + 1), 'bold'), ('fill', '#84918c', 22, y - 3.6, 62 + (k * 29) % 34, 2.4)]
    return printed('this-week', 124, 88, m)


def backlog():
    """A stack of cards. The top one is written in pencil, because the order changes."""
    g = group('backlog'); p = Part('cards', g); q = random.Random(3)
    for k in range(9):
        p.box((q.uniform(-.0016, .0016), q.uniform(-.0016, .0016), .0006 + k * .0011), (.124, .088, .0009), board(('#e9ede9', '#f6f5ee')[k % 2]), .0002, (0, 0, q.uniform(-2.4, 2.4)))
    p.done(); leaf(this_week(), 124, 88, .35, col=g, z=.0106)
    return g


def name_tag(words):
    return leaf(printed('tag-' + words.lower(), 62, 27, [('fill', '#ffc83d' if words == 'You' else TEAL, 0, 0, 5, 27), ('text', INK, 15, 11, 19, words, 'bold')]), 62, 27, .25)


TEAM = (('Mara', '#e7ece9', -118, 112, 150), ('Emil', '#c9472f', 4, 148, 60), ('Yara', '#2fa79d', 124, 108, 20), ('Ines', '#5f9fc4', -114, -86, 190), ('You', '#f0b322', 114, -92, -30))

SETS = {
    'workshop': ('A plan of ten days with seven of them done, a distance wheel, a stopwatch, notes that ask who waits and why twice, and a marker', [
        (lambda: leaf(ten_days(), 178, 110, .6), -66, 8, 6), (road_wheel, -92, 158, -12), (stopwatch, 108, 42, -14), (lambda: leaf(note(('Why', 'twice?'), '#ffd75e'), 75, 75, 1.0, seed=2), 86, -62, 8), (lambda: leaf(note(('Who', 'waits?'), '#ffd75e'), 75, 75, .9, seed=5), 22, -126, -7, 1), (lambda: marker('#16211f'), -92, -112, 16)], 76),
    'project': ('A half unrolled plan with its go-live on 17 March ringed in red, a contract for phase 2 at a fixed fee with a red seal, a pen and a clock', [
        (plan_roll, -58, 112, 5), (lambda: leaf(contract(), 120, 168, .7), 84, -74, -8, 1), (seal, 106, -126, -8, 1.4), (lambda: pen(DEEP), -46, -136, 34), (lambda: travel_clock(10, 0), -104, -58, 14)], 74),
    'team': ('Five mugs of coffee in five colours around a stack of cards headed This week, each with its name: Mara, Emil, Yara, Ines and You', [
        (backlog, 2, -2, 5), *[((lambda c=c: mug_of(c)), x, y, t) for _, c, x, y, t in TEAM], *[((lambda n=n: name_tag(n)), x, y - 68, (x + y) % 9 - 4) for n, _, x, y, _ in TEAM]], 68),
}


still_lifes('services', SETS, PLATES)
