"""The kitchen of a ward at ten past five in the morning: over the coffee machine hangs the roster in early, late and night, two of its letters ringed in red and swapped by an arrow; a red pencil lies before it."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(1500, 1000, seed=25); world('#1d3a44', .07); mist(2, 9)
T = .92                                                     # height of the worktop
tile, paint, steel, black = pbr('tile', '#c3d3cb', .2, 0, .05, 3, .03, 60), wall('#3f6f69'), metal('#aeb8b6', .28), plastic('#171f1f', .34)
p = Part('kitchen'); p.box((0, .42, 1.5), (5, .1, 3.2), paint, .004); p.slab((0, .10, T - .02), 4.6, .64, .04, .01, pbr('worktop', '#c79f6a', .34, 0, .14, 2.2, .08, 220, stretch=(.35, 7, 1)), .006); p.box((0, .12, .44), (4.6, .56, .86), plastic('#dfe6e2', .4), .006)
for k in range(34):                                         # one row of tiles behind the worktop
    p.box((-2.4 + k * .152, .368, T + .078), (.149, .012, .15), tile, .004)
p.box((0, .26, 1.905), (4.6, .30, .40), plastic('#d8e1dd', .4), .006); p.box((0, .118, 1.70), (4.6, .02, .03), painted('#22302e'), .004)
p.done()


def roster():
    """A roster of five people and five days, where two people swap their shifts of one day."""
    shade = {'E': '#f0d98a', 'L': '#9fd2c4', 'N': '#20463f', '': '#f1f3ee'}; m = [('text', INK, 25, 12, 32, 'January', 'serif')] + [('text', INK, 17, 85 + k * 44, 56, d, 'bold') for k, d in enumerate(('23', '24', '25', '26'))]
    for j, (who, row) in enumerate((('Holm', 'ELL-'), ('Berg', 'NE-L'), ('Nyberg', 'E-EN'), ('Lind', 'LENN'))):
        y = 64 + j * 37; m += [('text', INK, 17, 12, y + 23, who, 'bold')]
        for k, c in enumerate(row.replace('-', ' ')):
            m += [('fill', shade[c.strip()], 74 + k * 44, y, 41, 34), ('text', '#ffffff' if c == 'N' else INK, 25, 86 + k * 44, y + 26, c.strip(), 'bold')]
    x = 74 + 2 * 44 + 20
    ring = lambda cx, cy: ('line', RED, 3.4, [(cx + 24 * (1 + .003 * a) * math.cos(a * .1), cy + 18.5 * (1 + .003 * a) * math.sin(a * .1)) for a in range(68)])
    bow = lambda s: [(x + s * (7 + 9 * math.sin(t * math.pi / 16)), 103 + 31 * t / 16) for t in range(17)]
    m += [ring(x, 81), ring(x, 155), ('line', RED, 3, bow(1)), ('line', RED, 3, [(x + 17, 131), (x + 6, 136), (x + 6, 125)]), ('line', RED, 3, bow(-1)), ('line', RED, 3, [(x - 17, 106), (x - 6, 101), (x - 6, 112)])]
    return printed('swap', 262, 218, m, '#fbfaf5')


K = 1.95; X, Z = .21, T + .455
b = Part('board'); b.box((X, .366, Z), (.60, .014, .50), pbr('cork', '#a97b4c', .95, 0, .12, 60, .5, 300), .004)
for s in (-1, 1):
    b.box((X + s * .305, .36, Z), (.022, .026, .53), steel, .003); b.box((X, .36, Z + s * .255), (.63, .026, .022), steel, .003)
b.done()
o = place(leaf(roster(), 262, 218, .35, spec=0), (X, .3575, Z), scale=K); o.rotation_euler = (rad(90), rad(1), 0)
t = Part('pins')
for s in (-1, 1):
    t.cyl((X + s * .22, .345, Z + .196 - s * .004), .010, .018, plastic(('#0d9488', '#ffc83d')[s > 0], .3), .004, (90, 0, 0))
t.done()

# the coffee machine: a column, a hot plate, a glass pot half full, a lamp
C = Vector((-.34, .16, T)); q = Part('machine'); on = lambda x, y, z: tuple(C + Vector((x, y, z)))
q.slab(on(0, 0, .022), .21, .27, .044, .03, black, .010); q.slab(on(0, .085, .20), .20, .095, .34, .03, black, .012); q.slab(on(0, -.005, .345), .21, .26, .085, .035, black, .014); q.cyl(on(0, -.035, .047), .068, .008, steel, .002)
q.cyl(on(0, -.03, .296), .060, .03, black, .006, r2=.070); q.slab(on(0, -.137, .345), .13, .045, .004, .006, steel, .001, (90, 0, 0)); q.cyl(on(-.04, -.142, .345), .007, .006, glow('#ff7a3c', 5), .001, (90, 0, 0)); q.slab(on(.03, -.142, .345), .03, .016, .006, .004, plastic('#c9d2ce', .4), .001, (90, 0, 0))
q.done()
pot = acrylic('#eef6f3', .80)
lathe('pot', [(0, .002), (.05, .002), (.062, .012), (.069, .05), (.064, .09), (.048, .125), (.046, .138), (.050, .146)], pot, on(0, -.035, .052))
k = Part('coffee'); k.cyl(on(0, -.035, .085), .064, .060, pbr('coffee', '#1a0c05', .08, 0, .05, 9, 0), .012, n=48); k.done()
h = Part('handle'); h.box(on(-.060, -.092, .130), (.018, .016, .105), black, .006, (0, 0, 35)); h.box(on(-.048, -.078, .182), (.018, .045, .014), black, .004, (0, 0, 35)); h.box(on(-.052, -.083, .080), (.018, .030, .012), black, .004, (0, 0, 35)); h.cyl(on(0, -.035, .196), .049, .014, black, .004); h.done()
mug((-.10, .05, T), 30, pbr('cup a', '#e7ece8', .16, 0, .05, 12, .02, 60, coat=.6)); mug((-.17, .17, T), 200, pbr('cup b', '#d99a1c', .16, 0, .05, 12, .02, 60, coat=.6))
place(pencil('#b3261e', .16), (.20, .02, T + .0006), 12); place(travel_clock(5, 10), (.60, .17, T), -12, scale=1.5)
k = Part('lamp'); k.box((.05, .22, 1.697), (1.3, .05, .012), glow('#ffe2b0', 2.2), .002); k.done()
area((.05, .13, 1.69), (.05, .26, T), (1.3, .05), 9, '#ffd9a0'); area((-1.8, -1.2, 1.9), (0, .2, 1.2), (.8, 1.4), 14, '#8fc4d8'); area((1.9, -1.6, 1.6), (.2, .2, 1.2), (.6, 1.2), 6, '#9cc8d4')
camera((.07, -1.42, 1.40), (.085, .3, 1.235), lens=45.5, fstop=4.5, focus=(.2, .30, 1.3))
render('swap', size=80, samples=20, phone=None, exposure=1.65, bloom=.02, tone=.2, vignette=.22)
