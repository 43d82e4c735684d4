"""The empty corridor of a ward at night: on a trolley a tablet with the roster, a clock at three and a mug; light falls from one open door onto the polished floor."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(2400, 1600, seed=11, clamp=1.5); world('#1b3448', .035); mist(5, 30)
W, H, L = 1.2, 2.55, 26                                                        # half the width, height, length
floor = pbr('corridor floor', '#56726e', .17, 0, .07, .7, .02, 14, rough_vary=.07)
paint, guard, frame, leaf = wall('#9fb9b3'), plastic('#4f7570', .42), painted('#dfe7e4', 'frame'), pbr('door leaf', '#7fa59d', .45, 0, .05, 3, .05, 120)
DOORS = {-1: (2.9, 6.9, 10.9, 14.9, 18.9), 1: (4.9, 8.9, 12.9, 16.9, 20.9)}
OPEN = (1, 8.9)
p = Part('shell')
p.box((0, L / 2 - 2, -.05), (2 * W + .4, L + 4, .1), floor, .001)
p.box((0, L / 2 - 2, H + .05), (2 * W + .4, L + 4, .1), wall('#a4b4b0'), .002)
for side, doors in DOORS.items():
    edges = [-3] + [y + s * .62 for y in doors for s in (-1, 1)] + [L]
    for a, b in zip(edges[::2], edges[1::2]):
        p.box((side * (W + .06), (a + b) / 2, H / 2), (.12, b - a, H), paint, .004)
        p.box((side * (W - .012), (a + b) / 2, .07), (.02, b - a, .14), plastic('#2d4744', .4), .004)
        p.box((side * (W - .045), (a + b) / 2, .90), (.05, b - a - .06, .13), guard, .022)              # handrail
    for y in doors:
        p.box((side * (W + .06), y, (H + 2.1) / 2), (.12, 1.24, H - 2.1), paint, .003)
        for s in (-1, 1):
            p.box((side * (W + .01), y + s * .60, 1.05), (.16, .05, 2.1), frame, .008)
        p.box((side * (W + .01), y, 2.1), (.16, 1.25, .05), frame, .008)
        if (side, y) != OPEN:
            p.box((side * (W + .03), y, 1.04), (.045, 1.16, 2.08), leaf, .006)
            p.box((side * (W + .004), y - .43, 1.04), (.02, .13, .02), metal('#c3cbc8', .25), .006)
            if (side, y) != (1, 4.9):                                                               # the edge of the picture would cut it off
                p.slab((side * (W + .004), y + .25, 1.45), .16, .70, .006, .01, plastic('#16211f', .06), .002, (90, 0, side * 90))
        p.slab((side * (W - .002), y - .82, 1.55), .17, .17, .008, .01, plastic('#e8efec', .4), .002, (90, 0, side * 90))
        p.box((side * (W + .01), y, 2.22), (.03, .10, .05), glow('#ffc83d' if y == 12.9 else '#243c3a', 3 if y == 12.9 else .3), .008)    # call lamps above the doors; one is lit
p.box((0, L, H / 2), (2 * W + .4, .12, H), wall('#86a09a'), .003)
for s in (-1, 1):
    p.box((s * .48, L - .09, 1.03), (.93, .05, 2.06), leaf, .006); p.slab((s * .48, L - .12, 1.45), .26, .72, .006, .01, glow('#bfe4ee', .55), .002, (90, 0, 0))
p.done()
c = Part('ceiling')
for k in range(9):
    y = 1.2 + k * 2.9; lit = k in (1, 2, 4, 6, 8)
    c.box((0, y, H - .006), (.30, 1.2, .014), glow('#dcf0f2', 2.4) if lit else plastic('#7d8c89', .5), .003); c.box((0, y, H - .002), (.36, 1.26, .014), frame, .003)
    if lit:
        area((0, y, H - .03), (0, y, 0), (.28, 1.15), 15, '#d3ecf2', 150)
c.box((0, 11.6, H - .16), (.36, .03, .18), plastic('#0f6b57', .4), .01); c.slab((0, 11.58, H - .16), .33, .15, .004, .006, glow('#5fe3b4', .9), .002, (90, 0, 0)); c.done()
# the open room, with a warm lamp inside
side, y = OPEN
r = Part('room'); r.box((2.7, y, 1.25), (.1, 4, 2.6), wall('#b8a98e'), .004); r.box((2.0, y, -.05), (1.6, 4, .1), floor, .001); r.box((2.0, y, H + .05), (1.6, 4, .1), paint, .002); r.done()
d = Part('open leaf'); d.box((W + .58, y + .62, 1.04), (1.16, .045, 2.08), leaf, .006); d.done()
area((W + 1.45, y - .1, 1.9), (-W, y - .2, .3), (.5, .9), 120, '#ffb46a')
area((2.0, y - .1, 2.45), (2.0, y - .1, 0), (.8, .8), 14, '#ffb46a')
# a trolley and a dispenser; on the trolley the tablet with the roster
def roster():
    """The week of ward 7, with only what is legible here: an early shift after a late one, and by how much that breaks a rule."""
    shades = {'e': '#ecdca6', 'l': '#c3b2ea', 'n': '#35205f', '-': '#e9edee'}
    m = [('fill', '#4a2a86', 0, 0, 200, 24), ('text', '#ffffff', 13, 8, 17, 'Ward 7, week 42', 'bold')]
    m += [('fill', shades[c], 8 + k * 15.5, 31 + j * 15.5, 14, 14) for j, row in enumerate(('ee-lnn-', 'll-le--', 'nn-eel-')) for k, c in enumerate(row)]
    m += [('fill', YELLOW, 8 + 4 * 15.5, 46.5, 14, 14)]
    m += [('text', INK, 15, 120, 48, 'E. Nyberg', 'bold'), ('text', '#33453f', 16, 120, 69, 'rests', 'bold'), ('fill', '#d5dedb', 8, 84, 184, .7)]
    return printed('ward-roster-screen', 200, 122.6, m + [('fill', YELLOW, 8, 92, 5, 23), ('text', INK, 21, 19, 111, '10 h 20 min', 'serif'), ('text', '#33453f', 13.5, 147, 110.5, 'of 11 h', 'bold')], '#fbfcfc')


t = Part('trolley'); steel, drawer = metal('#b9c4c1', .3), plastic('#d9e2df', .4); X, Y, TOP = -.40, 3.72, .97
t.box((X, Y, .55), (.62, .46, .78), drawer, .015); t.box((X, Y, TOP - .015), (.68, .52, .03), pbr('worktop', '#aebcb8', .36, 0, .07, 2.5, .05, 90), .01)
for k in range(4):
    t.box((X, Y - .225, .28 + k * .19), (.56, .02, .165), plastic('#2f8f86' if k == 3 else '#e6ecea', .4), .008); t.box((X, Y - .24, .30 + k * .19), (.2, .014, .016), steel, .005)
at = lambda y, z: (X - .03 - y * math.sin(rad(8)), Y + .02 + y * math.cos(rad(8)), TOP + z); black = plastic('#1a2625', .4)
t.slab(at(.01, .006), .17, .17, .012, .02, black, .004, (0, 0, 8)); t.box(at(-.066, .014), (.17, .014, .028), black, .005, (0, 0, 8)); t.slab(at(.068, .07), .12, .15, .010, .012, black, .003, (58, 0, 8)); t.done()
place(tablet(roster(), .285, .1747, .5), (X - .03, Y + .02, TOP + .110), 8, (64, 0))
place(travel_clock(3, 0), (X + .215, Y - .06, TOP + .0006), -10, scale=1.25); mug((X - .255, Y - .04, TOP), 200, pbr('cup', '#d99a1c', .16, 0, .05, 12, .02, 60, coat=.6)); place(torch(), (X + .06, Y - .18, TOP + .0006), 12)
spot((-.75, 4.35, H - .04), (X, Y, TOP), 60, '#d3ecf2', 60, .06, .8); area((X - .05, Y - .35, TOP + .75), (X, Y, TOP), (.3, .3), .8, '#ffd9a8')
q = Part('dispenser'); q.slab((W - .03, 6.6, 1.25), .13, .24, .09, .02, plastic('#eef3f1', .35), .012, (90, 0, 90)); q.slab((-W + .03, 8.6, 1.25), .13, .24, .09, .02, plastic('#eef3f1', .35), .012, (90, 0, 90)); q.done()
camera((-.30, 2.42, 1.34), (-.02, 8.2, .90), lens=37, fstop=4.5, focus=(X, Y, TOP + .1))
render('corridor', size=85, samples=18, phone=(482, 372, 976, 1220), exposure=2.35, tone=.16, sat=.9, vignette=.18)
