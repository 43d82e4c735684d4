"""A room at dusk, a hall drawn on a wall of light: dark before it one person rings the place where a route turns back, another listens with a mug, a third watches from the table."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *
from figure import *

PHONE = 'upright' in sys.argv                                                    # phones: a narrower wall, with the three people closer together
begin(seed=12, clamp=1); world('#20404a', .14); mist(3.2, 8)
S = 1.14 if PHONE else 1.2                                                        # metres of the wall for each metre of the drawing
w, h, Z = (250, 215, 1.90) if PHONE else (350, 190, 1.86); W, H = w * S / 100, h * S / 100      # size of the drawing in centimetres and of the wall of light, height of its middle
AMBER, BLUE, CRIMSON = '#c98412', '#1d3f8a', '#c4261d'


def plan():
    """A plan of the hall with three routes and two ringed places."""
    n, x0, top = (5, 44, 72) if PHONE else (7, 82, 52)
    right, low = x0 + n * 34 + 12, top + 104; aisle = lambda k: x0 + 12 + k * 34
    m = [('fill', '#dde3dd', 0, y * 10, w, .25) for y in range(1, h // 10)] + [('fill', '#dde3dd', x * 10, 0, .25, h) for x in range(1, w // 10)]
    m += [('line', INK, 1.5, [(x0 - 14, top - 20), (right, top - 20), (right, low)]), ('line', INK, 1.5, [(right, low), (x0 - 14, low), (x0 - 14, low - 24)]), ('line', INK, 1.5, [(x0 - 14, low - 48), (x0 - 14, top - 20)])]
    for k in range(n):
        m += [('frame', INK, aisle(k), top, 15, 78)] + [('fill', INK, aisle(k), top + j * 11.1, 15, .4) for j in range(1, 7)]
    gap = lambda k: aisle(k) - 9.5
    m += [('line', TEAL, 2.2, [(x0 - 14, low - 36), (gap(0), low - 37), (gap(0) + 1, top - 9), (gap(1), top - 8), (gap(1), low - 11), (gap(3), low - 12), (gap(3), top + 74), (gap(4), top + 75), (gap(4), low - 15), (right, low - 14)])]
    m += [('line', CRIMSON, 2.2, [(x0 - 14, low - 32), (gap(0) + 4, low - 7), (gap(1) + 4, low - 7), (gap(1) + 4, top + 46), (gap(1) + 7, top + 45), (gap(1) + 7, low - 6), (gap(n - 1), low - 6), (gap(n - 1), top - 12), (right, top - 12)])]
    m += [('ring', CRIMSON, gap(1) + 5, top + 48, 15), ('ring', CRIMSON, gap(1) + 5.6, top + 48.4, 15.6), ('ring', CRIMSON, gap(n - 1), top - 8, 13), ('ring', CRIMSON, gap(n - 1) + .6, top - 8.4, 13.5)]
    m += [('fill', '#f7f2e6', gap(1) + 22, top + 39, 72, 19), ('text', CRIMSON, 13.5, gap(1) + 25, top + 53, 'turns back', 'serif'), ('text', CRIMSON, 13.5, gap(n - 1) - 52, top - 27, 'waits', 'serif')]
    m += [('text', INK, 18, 14, 26, 'Tuesday night', 'serif')]
    for k, (c, x, y) in enumerate((('#ffc83d', w - 31, 5), ('#bfe6dc', w - 57, 7))) if not PHONE else ():
        m += [('fill', c, x, y, 21, 21)] + [('fill', '#3f4d49', x + 3, y + 5 + j * 5, 15 - 3 * j, 1) for j in range(3)]
    return printed('workshop-plan' + ('-phone' if PHONE else ''), w, h, m, '#f7f2e6')


wide, felt, oak = wall('#3c6261'), pbr('felt', '#3f615f', .95, 0, .05, 2, .3, 700, spec=.1), pbr('oak', '#8d6b46', .30, 0, .16, 3, .10, 90, stretch=(1, 10, 10), rough_vary=.08)
p = Part('room')
p.box((0, -3, -.05), (9, 8, .1), pbr('carpet', '#496067', .95, 0, .12, 3, .6, 900, spec=.1), .001); p.box((0, .14, 1.9), (9, .2, 4.0), wide, .004); p.box((0, -3, 3.9), (9, 8, .1), wall('#24393b'), .004)
for s in (-1, 1):
    p.box((s * 3.4, -3, 1.9), (.1, 8, 4.0), felt, .01)
    for k in range(4):
        p.box((s * 3.33, -.9 - k * .95, 1.6), (.05, .93, 3.6), felt, .02)
f = plastic('#121a1b', .4)
for s in (-1, 1):
    p.box((s * (W / 2 + .018), .02, Z), (.036, .06, H + .072), f, .006); p.box((0, .02, Z + s * (H / 2 + .018)), (W + .072, .06, .036), f, .006)
p.box((0, .03, Z - H / 2 - .10), (W, .10, .03), f, .006)
p.done()
s = sheet('light', W, H, image_mat(plan(), .92), (0, .012, Z), (90, 0, 0)); s.visible_diffuse = False
area((0, -.04, Z), (0, -3, 1.1), (W, H), 190, '#ffedcf')
area((-3.1, -2.2, 1.9), (0, -1.6, 1.2), (1.4, 1.5), 7, '#7fb6c4')                        # the last of the day, from the window at the left
area((0, -1.55, 3.0), (0, -1.62, .8), (2.2, .12), 22, '#ffe3b8', 30)                        # a lamp for the table, which leaves the people dark

# the table and the things on it
T = .74
t = Part('table'); t.slab((0, -1.72, T - .018), 2.6 if PHONE else 2.9, .86, .036, .06, oak, .008)
for x in (-.6, .6) if PHONE else (-1.15, 1.15):
    t.box((x, -1.72, T / 2 - .02), (.07, .60, T - .04), f, .01)
t.done()
k = .62 if PHONE else 1
place(helmet('#e0a41a'), (-.78 * k, -1.62, T + .001), 150, scale=.9)
mug((.56 * k, -1.60, T), 160); mug((-.40 * k, -1.48, T), 20, pbr('cup', '#d9dfdb', .16, 0, .05, 12, .02, 60, coat=.6))
place(leaf(printed('workshop-notes', 148, 210, [('hand', BLUE, 14, 30 + k * 22, 110, 10) for k in range(7)]), 148, 210, .8), (.80 * k, -1.84, T + .0006), 12, scale=1.4)
place(pen(), (.64 * k, -1.94, T + .001), 30)


def chair(at, turn):
    g = group('chair'); c = Part('chair', g); d = pbr('fabric', '#44706d', .95, 0, .08, 6, .5, 900, sheen=.3, spec=.1)
    c.slab((0, 0, .45), .48, .46, .07, .10, d, .03); c.slab((0, .235, .70), .46, .36, .05, .12, d, .022, (82, 0, 0))
    for s in (-1, 1):
        for y in (-.18, .20):
            c.cyl((s * .20, y, .21), .014, .42, f, .003)
    c.done(); return place(g, at, turn)


cx = .04 if PHONE else .12
chair((cx, -2.42, 0), 184)
figure({'male_casualsuit01': '#31474d', 'shoes03': None}, (cx, -2.30, 0), 184, SEATED | {'clavicle.L': (0, 0, -12), 'clavicle.R': (0, 0, 12), 'head': (-8, -14 if PHONE else -10, 2)}, hair='bob01', folds=.012)
ax, bx = (-.74, .70) if PHONE else (-1.12, 1.05)
a = figure({'male_casualsuit05': '#33464c', 'shoes03': None}, (ax, -.72, 0), 150, DRAWING | {'neck01': (-4, 16, 0), 'head': (-4, 22, 0), 'upperarm01.R': (-97, 28, -24)}, hair='short02', scale=1.03, folds=.016, legs='#232d33')
q = place(marker(CRIMSON), (-.165, -.54, 1.68 - a.location.z / 1.03), 20, (-50, 0)); q.parent = a
b = figure({'male_casualsuit05': '#3d4a46', 'shoes03': None}, (bx, -.80, 0), 242, LISTENING | {'neck01': (-2, -20, 0), 'head': (-2, -26, 0)}, hair='ponytail01', scale=.96, folds=.016, legs='#232d33')
c = mug((.055, -.345, 1.135 - b.location.z / .96), 90); c.parent = b

film = dict(exposure=1.12, contrast=1.05, fog=.05, fogcol='#9fb7b2', bloom=.07, tone=.2, vignette=.26)
if PHONE:
    camera((0, -5.75, 1.44), (0, 0, 1.52), lens=50, fstop=3.2, focus=(0, -.7, 1.4))
    upright('workshop', size=78, samples=14, **film)
else:
    camera((0, -6.2, 1.44), (0, 0, 1.45), lens=40, fstop=2.8, focus=(0, -.7, 1.4))
    render('workshop', size=72, samples=14, phone=None, **film)
