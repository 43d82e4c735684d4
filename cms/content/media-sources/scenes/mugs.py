"""A shelf in morning sun: seven mugs, each of another colour and each above a version of a product, from 1.0 to 7.0; above 8.0 the shelf is still empty."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

UPRIGHT = 'upright' in sys.argv                             # phones: two shelves with four versions each
X = .07                                                     # the middle of each shelf
EYE, LOOK = (Vector((X, -2.1, 1.22)), Vector((X, .05, 1.072))) if UPRIGHT else (Vector((X, -1.53, 1.33)), Vector((X + .005, .05, 1.195)))
begin(2000, 1600, seed=10); world('#bcd6d4', .22); mist(2, 9)
birch = pbr('birch', '#b98f5c', .42, 0, .16, 2.2, .10, 220, stretch=(.35, 7, 1), dirt='#8a6740', dirt_amount=.3)
p = Part('wall'); p.box((0, .10, 1.3), (5, .1, 3), wall('#2f7d75'), .004)
if not UPRIGHT: p.box((0, .044, .52), (5, .03, 1.0), wall('#d8e2de'), .006)
p.done()
glaze = lambda c: pbr('glaze ' + c, c, .16, 0, .10, 12, .02, 60, coat=.6, rough_vary=.06)
depth = lambda at: (at - EYE).dot(LOOK - EYE)
COLOURS = ('#0e5a54', '#e7ece8', '#d99a1c', '#1f8f86', '#27403d', '#7fb4d2', '#b5482f')


def shelf(top, versions, bracket):
    """Mugs on a shelf, and below it their versions on a strip of paper held by pins. `bracket`: from the middle, in metres."""
    width = .1175 * len(versions) - .01; left = X - width / 2
    p = Part('shelf'); p.slab((X + .03, -.055, top - .0143), 1.55, .20, .028, .006, birch, .003)
    for x in (X - bracket, X + bracket):
        p.box((x, .035, top - .079), (.022, .03, .11), painted('#16302d', 'bracket'), .004); p.box((x, -.045, top - .037), (.022, .17, .016), painted('#16302d', 'bracket'), .004)
    p.done()
    end = round(width * 1000); marks = [('line', '#0d9488', 2.4, [(40, 92), (end - 46, 92)])]
    for slot, k in enumerate(versions):
        dot = Vector((left + .052 + slot * .1175, .049, top - .159))
        if k < len(COLOURS):
            y = -.060 + random.uniform(-.004, .004); x = EYE.x + (dot.x - EYE.x) * depth(Vector((X, y, top + .05))) / depth(dot)     # above its dot, as seen from the camera
            mug((x, y, top), -40 + random.uniform(-9, 9), glaze(COLOURS[k]))
        at = 52 + slot * 117.5; year = str(2020 + k) if k < len(COLOURS) else ''
        marks += [('dot', '#ffc83d' if k == 6 else '#0a665e', at, 92, 18 if k == 6 else 12)] if year else [('dot', '#0a665e', at, 92, 12), ('dot', PAPER, at, 92, 9)]
        marks += [('text', INK, 56, at - 41, 62, f'{k + 1}.0', 'serif'), ('text', INK, 36, at - 41, 152, year, 'bold')]
    surface(f'strip {top}', lambda u, v: ((u - .5) * width, -.0015 - .010 * max(0, abs(u - .5) * 2 - .93) * 6 * (1 - v) ** 2 - .0012 * (1 + mnoise.noise(Vector((u * 5, v, 3)))), (v - .5) * .178), 80, 8, image_mat(printed(f'versions-{versions[0]}', end, 178, marks), rough=.75, spec=0), at=(X, .049, top - .156), thick=.0003)
    n = Part('pins')
    for x in (left + .009, X + width / 2 - .009):
        n.ball((x, .042, top - .078), .0062, plastic('#ffc83d', .3)); n.cyl((x, .046, top - .078), .0025, .006, plastic('#ffc83d', .3), .0005, (90, 0, 0))
    n.done()


if UPRIGHT:
    shelf(1.3143, range(4), .27); shelf(.9543, range(4, 8), .27)
else:
    shelf(1.3143, range(8), .53)
    # the table below, at the lower edge
    t = Part('table'); t.slab((.1, -.47, .965), 2.6, 1.0, .03, .01, birch, .004); t.done()
    notes = [('text', INK, 20, 10, 28, 'For 8.0', 'bold'), ('fill', INK, 10, 36, 110, .8)] + [('hand', '#1d3f8a', 12, 58 + k * 22, 40 + (k * 31) % 50, 11) for k in range(5)]
    place(notepad(printed('team-notes', 130, 175, notes), 130, 175), (.02, -.33, .9806), 8, scale=1.1); place(pencil(), (.10, -.34, .9915), 55)
# the sun through a window with four panes
w = Part('window'); f = painted('#e6ebe8', 'frame')
for k in range(-1, 2):
    w.box((-2.2, -1.75 + k * .62, 2.1), (.05, .06, 1.6), f, .004); w.box((-2.2, -1.75, 2.1 + k * .52), (.05, 1.4, .06), f, .004)
w.done()
sun((2.2, 1.75, -.93), 7.5, '#ffd09a', 1.2)
area((-1.6, -1.9, 1.9), (.1, 0, 1.2), (1.2, 1.2), 26, '#d7ecf0'); area((1.5, -1.0, 1.6), (.2, 0, 1.2), (.6, .9), 6, '#cfeee6')
film = dict(exposure=1.15, bloom=.015, sat=.95, vignette=.16)
if UPRIGHT:
    camera(EYE, LOOK, lens=92, fstop=11, focus=(.06, -.03, 1.2))
    upright('mugs', size=80, samples=12, **film)
else:
    camera(EYE, LOOK, lens=50, fstop=5.6, focus=(.15, -.02, 1.25))
    render('mugs', size=70, samples=14, phone=None, **film)
