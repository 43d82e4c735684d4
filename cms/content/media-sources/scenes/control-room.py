"""A control room at night: an operator at a desk with screens, seen from behind, before a wall-sized map of a storm with six power cuts that leave 5,013 homes without power."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *
from figure import *

PHONE = 'upright' in sys.argv                                                  # phones: a larger list beside less of the map, one operator, no text on the desk

begin(seed=5, clamp=1); world('#1b3346', .05); mist(3, 14)
carpet, felt, dark = pbr('carpet', '#26373b', .95, 0, .12, 3, .6, 900, spec=.1), pbr('felt', '#35504f', .95, 0, .05, 2, .3, 700, spec=.1), plastic('#141d1e', .4)
oak = pbr('oak', '#8d6a45', .42, 0, .16, 3, .12, 90, stretch=(1, 12, 12), island=.12)
p = Part('room')
p.box((0, 0, -.05), (11, 12, .1), carpet, .001); p.box((0, 3.5, 2), (11, .2, 4.2), wall('#2c4245'), .004); p.box((0, 0, 4.05), (11, 12, .1), wall('#1c2a2c'), .004)
for s in (-1, 1):
    p.box((s * 4.6, 0, 2), (.1, 12, 4.2), felt, .01)
    for k in range(10):
        p.box((s * 4.53, -3.5 + k * .72, 2), (.05, .70, 3.9), felt, .02)
for k in range(46):                                                        # slats beside the wall of screens
    if not -1.05 < -4.4 + k * .2 < 3.35:
        p.box((-4.4 + k * .2, 3.37, 1.95), (.09, .06, 3.9), oak, .008)
p.box((1.1, 3.34, 2.36), (4.28, .14, 2.72), dark, .02)
p.box((1.1, 3.38, .5), (4.4, .1, 1.0), oak, .01)
p.box((0, 3.1, 3.86), (9.4, .5, .12), wall('#22363a'), .01); p.box((0, 2.84, 3.80), (9.4, .03, .03), glow('#9fe6dc', .9), .004)
p.done()


def storm():
    """The product's map, with fewer and larger names, legible from the desk."""
    night, sea, land, hot, light = '#111d34', '#0a1526', '#162640', '#ff5f52', '#f2f6ff'; k = 132 / 821
    list_, left = (80, 475) if PHONE else (68, 400)                             # the width of the list, the left edge of the map
    at = lambda x, y: (list_ + (x - left) * k, (y - 160) * k)
    m = [('picture', picture('products/outage-map-1', f'{1221 - left}x760+{left}+160', 1400), list_, 0, 200 - list_)] + [('fill', sea, *at(x, y), 175 * k, 30 * k) for x, y in ((404, 220), (404, 488))]
    m += [('fill', land, *at(884, 500), 106 * k, 26 * k), ('fill', land, *at(974, 638), 60 * k, 26 * k), ('fill', land, *at(874, 740), 150 * k, 46 * k), ('text', light, 10 if PHONE else 7.5, *at(888, 522), 'Kuuse', 'bold'), ('dot', '#162640', *at(954, 650), 4.6)]
    m += [] if PHONE else [('dot', light, *at(950, 650), 2.6), ('text', light, 7.5, at(972, 0)[0], at(0, 667)[1], 'Crew 2', 'bold')]
    for n, (x, y) in enumerate(((694, 262), (1044, 253), (520, 622), (1062, 719), (824, 753), (1174, 623)), 1):
        X, Y = at(x, y); m += [('fill', YELLOW if n == 4 else hot, X - 4.8, Y - 4.8, 9.6, 9.6), ('text', INK, 8, X - 2.3, Y + 2.9, str(n), 'bold')]
    f = list_ / 68; m += [('fill', night, 0, 0, list_, 123), ('text', light, 23 * f, 5 * f, 26 if PHONE else 24, '5,013', 'bold'), ('text', '#a9bcd8', 9.5 * f, 6 * f, 41 if PHONE else 38, 'without power')]
    for n, c in enumerate(('2,184', '1,406', '758', '412'), 1):
        y = 47 + (n - 1) * 18.9; m += [('fill', '#2b3f78' if n == 4 else '#2a3a5c', 0, y, list_, 19 if n == 4 else .5), ('fill', YELLOW if n == 4 else hot, 6 * f, y + 9.4 - 4.8 * f, 9.6 * f, 9.6 * f), ('text', INK, 8 * f, 8.5 * f, y + 9.4 + 2.9 * f, str(n), 'bold'), ('text', light, 14 * f, 23 * f, y + 9.2 + 4.8 * f, c, 'bold')]
    return printed('storm' + ('-phone' if PHONE else ''), 200, 122, m, night)


def note(name, big, small, bars=()):
    """A screen on the desk with one number and its label."""
    m = [('fill', '#7cc8f5' if k < len(bars) - 1 else YELLOW, 14 + k * 21.5, 112 - v, 18, v) for k, v in enumerate(bars)]
    return printed(name, 200, 125, m + [('text', '#f2f6ff', 46, 12, 50 if bars else 68, big, 'bold'), ('text', '#c3d2ea', 27, 13 if not bars else 108, 106 if not bars else 49, small)], '#16233f')


w = sheet('screens', 4.06, 2.48, image_mat(storm(), .88, spec=.05 if PHONE else .5), (1.1, 3.262, 2.36), (90, 0, 0)); w.visible_diffuse = False
g = Part('seams')
for k in range(1, 4):
    g.box((1.1 - 2.03 + k * 1.015, 3.26, 2.36), (.0035, .004, 2.48), rubber('#05090a'), .0003)
for k in (1, 2):
    g.box((1.1, 3.26, 1.12 + k * .827), (4.06, .004, .0035), rubber('#05090a'), .0003)
g.done()

# the desk: seen from where the operators sit
top, leg = pbr('desk top', '#2b3a3b', .26, 0, .06, 2, .03, 80, rough_vary=.06), painted('#182324', 'legs')
d = Part('desk')
d.box((.75, .45, .725), (3.9, .92, .03), top, .008); d.box((.75, .93, .86), (3.9, .05, .30), felt, .015)
for x in (-1.05, .75, 2.55):
    d.box((x, .45, .36), (.05, .80, .70), leg, .01)
d.done()


def keyboard(at, turn):
    b = Part('keys'); k = plastic('#39474a', .55)
    b.slab((0, 0, .008), .44, .135, .016, .012, dark, .004)
    for r in range(5):
        for c in range(15 if r < 4 else 8):
            b.slab(((c - 7) * .0285 if r < 4 else (c - 3.5) * .05, .05 - r * .025, .0185), .0245 if r < 4 else .044, .0205, .006, .003, k, .002)
    b.slab((.30, 0, .016), .058, .105, .03, .024, dark, .012)
    b.done(at, (0, 0, turn))


screens = [picture('products/outage-map-1', '320x200+560+180', 1100) if PHONE else note('meters', '264', 'silent', (9, 32, 38, 31, 22, 14, 8, 5)), picture('products/outage-map-1', '320x200+900+130', 1100), note('crews', '5 crews', 'on the road'), note('section', 'Kuuse 3', '17 to 18')]
for n, x, turn in ((0, -.36, 14), (1, .29, -8), (2, 1.42, 8), (3, 2.07, -14)) if not PHONE else ((0, .42, 10), (1, 1.78, -10)):
    m = monitor(screens[n], .60, .375, .5, '#1b2526'); o = place(m, (x, .66, 1.12)); o.rotation_euler = (rad(86), 0, rad(turn))
    s = Part('stand'); s.box((x, .72, .93), (.05, .03, .36), leg, .01); s.box((x, .70, .747), (.26, .20, .012), leg, .005); s.done()
for x in (-.03, 1.75):
    area((x, .55, 1.12), (x, -.4, .8), (1.2, .33), 6, '#9cc4e8')
keyboard((-.05, .28, .7405), 3); keyboard((1.78, .26, .7405), -5)
mug((.62, .36, .7405), 40); desk_lamp((-.93, .62, .7405), 16)
spot((-.73, .66, 1.13), (-.62, .35, .74), 110, '#ffbe78', 118, .03, .9)
n = Part('notes'); n.box((-.62, .26, .7435), (.15, .21, .006), pbr('pad', '#f3efe2', .8, 0, .03, 9, .05), .001, (0, 0, 17)); n.cyl((-.585, .25, .751), .0042, .14, plastic('#e9ac1e', .35), .0008, (90, 0, -38), n=8)
n.slab((.95, .30, .752), .19, .22, .028, .02, dark, .008, (5, 0, -9)); n.slab((.89, .30, .778), .055, .21, .03, .02, dark, .012, (4, 0, -9)); n.done()      # pad, pencil, telephone
tube([(.86, .42, .775), (.80, .55, .755), (.88, .70, .75), (.80, .86, .745)], .003, rubber())


def chair(at, turn):
    g = group('chair'); c = Part('chair', g); f = pbr('fabric', '#2d4a49', .95, 0, .08, 6, .5, 900, sheen=.3, spec=.1)
    c.slab((0, 0, .48), .52, .50, .10, .12, f, .045); c.slab((0, -.245, .82), .46, .50, .085, .13, f, .04, (82, 0, 0));
    c.box((0, -.31, .70), (.08, .03, .42), dark, .012, (8, 0, 0)); c.cyl((0, 0, .30), .028, .30, metal(), .004)
    for s in (-1, 1):
        c.slab((s * .31, -.02, .70), .09, .27, .035, .04, rubber('#1a2526'), .015); c.box((s * .31, -.06, .58), (.03, .07, .22), dark, .01)
    for k in range(5):
        a = rad(72 * k + 20); c.box((.15 * math.cos(a), .15 * math.sin(a), .11), (.32, .05, .035), dark, .012, (0, 0, 72 * k + 20)); c.cyl((.30 * math.cos(a), .30 * math.sin(a), .035), .034, .05, rubber(), .008, (90, 0, 72 * k))
    c.done(); return place(g, at, turn)


sx = 1.12 if PHONE else .74
chair((sx, -.46, 0), -10)
figure({'male_casualsuit03': '#3a525c', 'shoes03': None}, (sx, -.36, 0), 176, SEATED | {'head': (-6, -12, 3)}, hair='short02', scale=1.02)
if not PHONE: figure({'male_casualsuit01': '#50707f', 'shoes03': None}, (-1.22, 1.75, 0), 142, WAITING | {'head': (-6, 4, 0), 'lowerarm01.R': (0, 40, 0)}, hair='ponytail01', scale=1.03)
# lamps: the wall of screens, the light line above it, the desk lamp, a door ajar behind the camera
area((1.1, 3.15, 2.3), (1.0, 0, .6), (4, 2.4), 170, '#7fb0e0')
area((0, 2.80, 3.78), (0, 3.5, 1.5), (9, .05), 70, '#8fe0d4')
area((-3.6, -4.2, 1.6), (-1.5, 2, .5), (.8, 2.2), 90, '#ffcf9a')
film = dict(exposure=2.2, bloom=.08, tone=.15, vignette=.16)
if PHONE:
    camera((1.1, -2.75, 1.62), (1.1, 3.2, 1.58), lens=38, fstop=3.5, focus=(.9, 2.0, 2))
    upright('control-room', size=78, samples=18, **film)
else:
    camera((.30, -2.75, 1.62), (.30, 3.2, 1.70), lens=28, fstop=3.5, focus=(.9, 2.0, 2))
    render('control-room', size=78, samples=18, phone=None, **film)
