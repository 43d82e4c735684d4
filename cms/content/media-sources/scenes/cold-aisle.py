"""A cold aisle between pallet racks, seen from low down: a picker in a thermal jacket, dark against a bright strip curtain, walks beside a roller cage over a floor with frost on it."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *
from figure import *

begin(1000, 1250, seed=5, clamp=1.5); world('#6d9bab', .12); mist(2.5, 13)
Y, W, H = 12.4, 1.36, 4.3                                                          # the curtain: position, half its width, height
f = Part('floor'); f.box((0, 8, -.05), (14, 24, .1), pbr('frosted floor', '#62757b', .25, 0, .14, .9, .06, 60, rough_vary=.16, dirt='#d6e4e8', dirt_amount=.72), .001); f.done()
loads = cold_loads()
for side in (-1, 1):
    rack(loads, bays=4, side=side, face=1.55, y0=.7, fill=.97); rack(loads, bays=4, side=side, face=2.80, y0=.7, levels=(0, 1.75, 3.45))
    m = Part('line'); m.box((side * 1.30, 6, .0006), (.07, 13, .001), pbr('line', '#d9a62a', .5, 0, .2, 6, .1, dirt='#b6c6ca', dirt_amount=.9), .0003); m.done()
    s = Part('side'); s.box((side * 4.6, 6, 4), (.1, 20, 8), wall('#5a7178'), .01); s.done()

# the end of the aisle: a wall of panels, a high door with strips, an air cooler above it
panel, steel, dark = wall('#7f979d'), metal('#a4b1b2', .35), rubber('#0d1716')
p = Part('end')
for s in (-1, 1):
    p.box((s * (W + 2.3), Y + .1, 4), (4.6, .2, 8), panel, .004); p.box((s * (W + .06), Y - .04, H / 2), (.12, .16, H), steel, .01); p.box((s * (W + .16), Y - .4, .55), (.14, .14, 1.1), painted('#f0b622', 'guard'), .03)
p.box((0, Y + .1, H + 1.9), (2 * W + .02, .2, 3.8), panel, .004); p.box((0, Y - .04, H + .06), (2 * W + .3, .18, .14), steel, .01); p.box((0, 5, 7.6), (12, 20, .1), wall('#5f767c'), .01)
p.box((0, Y - .34, H + .98), (2.5, .62, 1.02), painted('#c3cecc', 'shell'), .03)
for s in (-.6, .6):
    p.cyl((s, Y - .66, H + .98), .40, .05, dark, .01, (90, 0, 0)); p.cyl((s, Y - .69, H + .98), .07, .03, steel, .01, (90, 0, 0))
    for r in (.20, .30, .39):
        for k in range(24):
            a = k * math.pi / 12; p.box((s + r * math.cos(a), Y - .69, H + .98 + r * math.sin(a)), (r * .27, .006, .006), steel, .001, (0, -math.degrees(a) + 90, 0))
p.done()
c = Part('strips'); clear = [acrylic(t, v) for t, v in (('#dfeeee', .80), ('#eaf4f3', .88), ('#d3e6e8', .70))]
for k in range(16):
    x = -W + .09 + k * (2 * W - .18) / 15; t = -1.6 if abs(x - .32) < .28 else random.uniform(-.25, .25)
    c.box((x, Y + .03 - .012 * (k % 2), H / 2 + .02), (.20, .003, H - .05), clear[(k * 7) % 3], .001, (t, random.uniform(-.35, .35), 0))
c.done()
back = sheet('dock', 9, 8, image_mat(gradient('behind strips', '#f6f3ea', '#fffaf0', '#fff6e4', '#f6e7cb', '#d6ccb8', '#9aa39e'), 2.3), (0, Y + 2.2, 2.6), (90, 0, 0)); back.visible_diffuse = False
g = Part('beyond'); grey = painted('#8fa09f', 'beyond'); g.box((.75, Y + 1.7, .8), (.9, .3, 1.6), grey, .08); g.box((-.95, Y + 1.8, .5), (.8, .3, 1.0), grey, .05); g.done()
area((0, Y - .12, 2.1), (0, 2, .6), (2 * W - .1, H - .2), 620, '#fff1dc'); area((0, 7, 7.4), (0, 7, 0), (.5, 10), 230, '#bfe2ee'); area((-.6, -1.6, 3.4), (0, 5, 1.0), (3, 2), 40, '#9cc8d8')

# the picker and the roller cage
JACKET = '#1c4257'
a = figure({'male_casualsuit05': JACKET, 'shoes03': None}, (-.38, 4.1, 0), 148, LEAVING | {'upperleg01.R': (-17, 0, 3), 'lowerleg01.R': (6, 0, 0), 'foot.R': (9, 0, 0), 'upperleg01.L': (9, 0, -3), 'lowerleg01.L': (20, 0, 0), 'foot.L': (8, 0, 0), 'upperarm01.L': (-14, 0, -18), 'upperarm01.R': (24, 0, 18), 'neck01': (2, 10, 0), 'head': (3, 10, 0)} | curl('L', 50) | curl('R', 60), hair='short02', scale=1, vest=JACKET, legs='#17272f', folds=.034)
a.scale = (1.10, 1.10, 1.0)
headgear(a, pbr('knit', '#b3621c', .95, 0, .10, 30, .45, 800, sheen=.35, spec=.1), (1.03, 1.0, 1.06), .93); tote_cage(.58, 4.62)

camera((.02, 0, .84), (.02, 8, .93), lens=44, fstop=5.6, focus=(-.3, 4.1, 1.2))
render('cold-aisle', size=88, samples=16, phone=None, exposure=1.15, contrast=1.05, fog=.30, fogcol='#a9c8d2', bloom=.09, tone=.2, vignette=.24)
