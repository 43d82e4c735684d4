"""From the platform of an order picker, four metres up: the terminal on its rail shows the plan for tonight; below, one picker carries a case and another walks down the aisle of the frozen hall to a door in evening sun."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *
from figure import *

begin(seed=7); cold_hall()
Z = 3.55                                                    # height of the platform's rail
yellow, dark, steel = painted('#e9ac1e', 'guard rail', .35), painted('#1c2a29', 'console'), metal('#a9b3b0', .3)
for z in (Z, Z - .5):
    tube([(-.82, -.55, z), (-.82, .52, z), (-.76, .60, z), (.76, .60, z), (.82, .52, z), (.82, -.55, z)], .021, yellow, smooth=False)
p = Part('platform')
for x in (-.82, -.28, .28, .82):
    p.cyl((x, .595 if abs(x) < .5 else .50, Z - .5), .019, 1.0, yellow, .002)
p.box((0, .06, Z - 1.05), (1.72, 1.3, .05), pbr('tread', '#3a4443', .5, .6, .1, 6, .4, 60), .008)
p.box((.22, .60, Z + .005), (.98, .26, .07), dark, .022)     # the console stands on the rail
p.cyl((-.10, .61, Z + .050), .030, .03, rubber(), .006); p.cyl((-.10, .60, Z + .075), .012, .05, steel, .002, (14, 0, 0)); p.slab((-.10, .59, Z + .098), .150, .020, .010, .006, dark, .003, (-14, 0, 0)); p.slab((-.10, .59, Z + .098), .020, .150, .010, .006, dark, .003, (-14, 0, 0))
p.cyl((-.135, .545, Z + .125), .013, .045, rubber('#20302d'), .006, (-14, 0, 0)); p.slab((.055, .60, Z + .046), .075, .11, .014, .008, rubber('#28322f'), .004)
for k, c in enumerate(('#0d9488', '#d6e0db')):
    p.cyl((.055, .572 + k * .05, Z + .056), .012, .008, plastic(c, .35), .003)
p.slab((.355, .66, Z + .06), .10, .10, .05, .02, dark, .01); p.ball((.355, .665, Z + .135), .028, rubber()); p.cyl((.355, .665, Z + .10), .018, .09, steel, .003)
p.done()
wheel = tube([(.082 * math.cos(k * math.pi / 12), .082 * math.sin(k * math.pi / 12), 0) for k in range(25)], .0105, rubber('#18211f'), at=(-.10, .59, Z + .102), rot=(-14, 0, 0))


def walk_screen():
    """The plan for tonight, with only what is legible from here: the hall, the moves and the remaining walk."""
    shades = ('#d3ebe3', '#a5dccd', '#5cbba8', '#1f8f7f', '#075a52')
    m = [('text', INK, 17, 10, 25, 'Hall 2, tonight', 'bold'), ('fill', YELLOW, 126, 9, 65, 22), ('text', INK, 12, 132, 24.5, '57 moves', 'bold')]
    m += [('fill', shades[min(4, max(0, j - 1 + (k * 5 + j * 3) % 3 - k % 2))], 10 + k * 11.6, 42 + j * 13, 10.6, 12) for k in range(6) for j in range(6)]
    return printed('walk-screen', 200, 129, m + [('text', INK, 43, 85, 86, '44 m', 'serif'), ('text', INK, 14.5, 87, 112, 'a line, was 61 m', 'bold')], '#fbfcfc')


T = (.345, .615, Z + .262)
t = place(tablet(walk_screen(), .36, .2323, .75), T); t.rotation_euler = (rad(70), 0, rad(-9))
b = Part('back'); b.slab((.352, .655, Z + .235), .12, .09, .03, .02, dark, .008, (70, 0, -9)); b.done()
place(estop(), (.635, .575, Z + .042), -4, scale=.8)
glove((-.215, .585, Z + .042), 62)
# the door at the end of the aisle is open: low sun on the floor
d = sheet('door', 2.4, 3.0, image_mat(gradient('evening', '#e9c08c', '#ffc37a', '#ffb066', '#d98b52'), 5), (0, 27.9, 1.5), (90, 0, 0)); d.visible_diffuse = False
f = Part('frame')
for x, z, w, h in ((-1.27, 1.55, .16, 3.1), (1.27, 1.55, .16, 3.1), (0, 3.1, 2.7, .2)):
    f.box((x, 27.85, z), (w, .16, h), painted('#f0b622', 'door frame'), .01)
f.done()
area((0, 27.4, 1.7), (0, 12, 0), (2.4, 2.8), 900, '#ffa860')
area((-1.2, -1.0, Z + 1.5), (.2, .6, Z), (.8, .8), 34, '#eef7f5'); area((1.2, -.7, Z + .9), (.3, .6, Z + .2), (.5, .7), 8, '#ffdcae')
area((-.35, .9, 2.7), (-1.9, 1.7, 2.7), (.9, .9), 16, '#ffe2b8'); area((.35, 1.4, 2.9), (1.9, 2.2, 2.9), (.9, .9), 8, '#ffe2b8')   # lamps below the platform
# two pickers in the aisle: one carries a case, one walks to the door
at, turn = Vector((.50, 11.9, 0)), 118; ahead = Vector((math.sin(rad(turn)), -math.cos(rad(turn)), 0))
figure({'male_casualsuit05': '#1d5560', 'shoes03': None}, at, turn, UPRIGHT | {
    'upperarm01.L': (-16, 0, -24), 'upperarm01.R': (-16, 0, 24), 'lowerarm01.L': (-34, -18, 0), 'lowerarm01.R': (-34, 18, 0), 'spine03': (-5, 3, 0), 'head': (8, -6, 0),
    'upperleg01.L': (-18, 0, -8), 'lowerleg01.L': (8, 0, 0), 'upperleg01.R': (9, 0, 8), 'lowerleg01.R': (18, 0, 0)}, hair='short01', scale=1.03, vest='#1d5560', legs='#1f2d33')
c = Part('case'); carton(c, at + ahead * .40 + Vector((0, 0, .96)), (.44, .32, .27), cardboard(), turn); c.done()
figure({'male_casualsuit05': '#8a3b2a', 'shoes03': None}, (-.28, 18.5, 0), 177, STROLLING, hair='bob01', legs='#27343a')
camera((-.16, -.62, Z + .60), (.08, 3.2, Z - .32), lens=30, fstop=5.6, focus=T)
render('order-picker', size=78, samples=18, phone=.87, exposure=1.3, fog=.24, fogcol='#a3b5b0')
