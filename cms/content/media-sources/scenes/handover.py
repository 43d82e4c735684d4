"""The server room of a hospital in the evening: on the desk, in the light of a lamp, a manual says Run it without us, before it lie keys and two passes; behind it a door stands open to a lit corridor."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE, T, Y, X0, X1 = '#1d3f8a', 1.0, 6.3, -1.34, -.16                              # height of the desk; Y of the wall with the door, its left and right side
begin(2400, 1600, seed=31, clamp=1.5); world('#1d3b4a', .06); mist(2.5, 10)
paint, frame, dark, rail = wall('#3c5a5a'), painted('#cfd9d6', 'frame'), painted('#16211f', 'cabinet'), plastic('#4f7570', .42)
p = Part('room')
p.box((0, 4.5, -.05), (9, 12, .1), pbr('floor', '#56696a', .20, 0, .08, .7, .02, 14, rough_vary=.08), .001); p.box((0, 2, 2.75), (9, 8.8, .1), wall('#2c4445'), .002)
for a, b in ((-4, X0), (X1, 4)):
    p.box(((a + b) / 2, Y + .06, 1.35), (b - a, .12, 2.7), paint, .004)
p.box(((X0 + X1) / 2, Y + .06, 2.41), (X1 - X0, .12, .62), paint, .003); p.box((2.3, 2.5, 1.35), (.1, 8, 2.7), paint, .004)
for x in (X0 + .02, X1 - .02):
    p.box((x, Y + .02, 1.05), (.06, .20, 2.1), frame, .008)
p.box(((X0 + X1) / 2, Y + .02, 2.1), (X1 - X0 + .06, .20, .06), frame, .008)
p.box((X0 - .03, Y - .56, 1.04), (.045, 1.08, 2.06), painted('#7fa59d', 'leaf'), .006)                                           # its leaf, open towards us
p.slab((X1 + .18, Y - .012, 1.12), .085, .13, .02, .012, plastic('#d5dedb', .4), .004, (90, 0, 0)); p.cyl((X1 + .18, Y - .026, 1.145), .006, .004, glow('#4fe0b0', 4), .001, (90, 0, 0))
p.box(((X0 + X1) / 2, Y - .03, 2.31), (.36, .04, .16), plastic('#0f6b57', .4), .01); p.slab(((X0 + X1) / 2, Y - .054, 2.31), .33, .13, .004, .006, glow('#5fe3b4', .7), .002, (90, 0, 0))
# the corridor behind the door
p.box((0, 8.5, 1.35), (9, .12, 2.7), wall('#b9cdc6'), .004); p.box((0, 7.5, 2.75), (9, 2.2, .1), wall('#c3cfcb'), .002); p.box((0, 8.40, .90), (9, .05, .13), rail, .022); p.box((0, 8.42, .07), (9, .03, .14), plastic('#2d4744', .4), .004)
p.done()
area((-.75, 7.5, 2.66), (-.75, 7.5, 0), (2.6, .5), 115, '#fff0d6'); area((-.75, 8.3, 1.7), (-.70, 4, .6), (1.1, 1.6), 46, '#ffeed2')

# running cabinets along the left wall
r = Part('cabinets')
for k in range(6):
    y = 1.3 + k * .82; r.box((-2.20, y, 1.06), (.9, .80, 2.12), dark, .012); r.box((-1.742, y, 1.06), (.016, .74, 2.0), plastic('#0e1716', .3), .006); r.cyl((-1.72, y - .33, 1.06), .009, .22, metal(), .002)
    for n in range(22):
        z = .25 + n * .083
        for j in range(3):
            if random.random() < .62:
                r.cyl((-1.732, y - .22 + j * .05 + random.uniform(-.004, .004), z), .0062, .004, glow(random.choice(('#46e0a8', '#46e0a8', '#7fd8ff', '#ffb648')), random.uniform(1.2, 3.2)), .001, (0, 90, 0), n=10)
r.done()


def cover():
    return printed('run-it', 160, 220, [('fill', DEEP, 0, 0, 160, 104), ('text', '#ffffff', 25, 12, 42, 'Run it', 'serif'), ('text', '#ffffff', 25, 12, 76, 'without us', 'serif'), ('fill', '#ffc83d', 12, 88, 52, 6)]
                   + [('text', INK, 17, 12, 131 + k * 25, t, 'bold') for k, t in enumerate(('Build', 'Deploy', 'Restore', 'Who calls whom'))])


def visitor(n, c):
    return printed(f'pass-{n}', 54, 86, [('fill', c, 0, 0, 54, 24), ('text', '#ffffff', 8.5, 6, 15.5, 'Operator', 'bold'), ('text', INK, 23, 6, 53, str(n), 'serif'), ('fill', '#84918c', 6, 64, 34, 1.8), ('fill', '#84918c', 6, 70, 24, 1.8)])


# the desk, with the things that are handed over
K, M, R = 1.3, Vector((.16, .56, T)), Matrix.Rotation(rad(-9), 3, 'Z'); steel = metal('#98a4a2', .36)                               # the manual: scale, position, rotation
d = Part('desk'); d.slab((-.2, .62, T - .018), 2.9, .84, .036, .03, pbr('oak', '#7a5a3a', .34, 0, .16, 3, .10, 90, stretch=(1, 10, 10), rough_vary=.08), .006); d.box((-.2, .62, .48), (2.7, .6, .94), dark, .01)
on = lambda x, y, z: tuple(M + R @ Vector((x, y, z)) * K)
for x in (-.055, .055):
    d.box(on(x, -.068, .012), (.022, .06, .028), steel, .004, (0, 0, -9)); d.box(on(x, .012, .085), (.022, .008, .26), steel, .002, (-32, 0, -9))
d.done()
place(manual(cover(), 160, 220, 22, WHITE, (('#ffc83d', 30), ('#0d9488', 66), ('#c4261d', 102), ('#16302d', 138), ('#ffc83d', 172))), on(0, -.012, .108), -9, (58, 0), K)
place(keys((TEAL, '#ffc83d', '#e7ece9', '#c4261d', '#2f6fb0')), (-.10, .58, T), -30, scale=1.15)
place(card(visitor(1, TEAL)), (-.27, .70, T), 34, scale=1.2); place(card(visitor(2, '#2f6fb0')), (-.30, .66, T + .0012), 12, scale=1.2)
place(pen(BLUE), (-.05, .72, T), 52)
desk_lamp((.50, .64, T), 218)
spot((.345, .515, T + .37), (.10, .50, T + .03), 21, '#ffd8a6', 125, .05, .8); area((.42, -.10, T + .72), M + Vector((0, 0, .11)), (.16, .16), 4.2, '#ffe0b8'); area((.6, 1.2, 2.66), (.2, 1.6, 0), (1.6, .5), 26, '#9cc8d4')
camera((0, -.5, 1.43), (0, 6, .42), lens=34, fstop=10, focus=(.15, .62, T + .1))
render('handover', size=70, samples=24, phone=None, exposure=1.3, contrast=1.04, fog=.05, fogcol='#b8c6c0', bloom=.09, vignette=.24)
