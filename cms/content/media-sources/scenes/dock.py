"""A loading dock in low morning sun: a board moves Capstan Tools up to door 4, and in that open door, dark against the light, a worker in a vest walks out onto the ramp."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *
from figure import *

DESK, PHONE, LATE = 'desk' in sys.argv, 'upright' in sys.argv, 'late' in sys.argv
# DESK: dock-desk.py, from the other end of the hall, over a table. PHONE: closer to the laptop. LATE: dock-late.py, which adds its trailer and camera
begin(seed=4); world('#5f8296', .16); mist(4, 34)
WALL, DOORS, H = 2.6, (5.2, 9.5, 13.8, 18.1), 2.9
wet = pbr('wet floor', '#667271', .20, 0, .16, .9, .05, 60, rough_vary=.15, dirt='#333c3b', dirt_amount=.4)
f = Part('floor'); f.box((-3, 10, -.05), (11.2, 40, .1), wet, .001); f.done()
f = Part('yard'); f.box((33, 14, -1.25), (60, 90, .1), pbr('yard', '#4a5254', .35, 0, .2, .3, .1, 20, rough_vary=.2), .001); f.done()

# dock wall: insulated panels, concrete plinth, doors
panel, plinth, steel, pale = wall('#aebfbc'), pbr('plinth', '#7f8987', .7, 0, .1, 1.5, .2, 60, dirt='#39423f', dirt_amount=.5), metal('#98a4a2', .38), painted('#d3ddda', 'door')
yellow, black = painted('#f0b622', 'guard'), rubber('#10201e')
p = Part('wall'); edges = [-7.1] + [y + s * 1.3 for y in DOORS for s in (-1, 1)] + [30]
for a, b in zip(edges[::2], edges[1::2]):
    p.box((WALL + .125, (a + b) / 2, 2.6), (.25, b - a, 5.2), panel, .004); p.box((WALL + .10, (a + b) / 2, .4), (.24, b - a - .02, .8), plinth, .012)
    p.box((WALL - .001, (a + b) / 2, 1.9), (.006, b - a, .012), rubber('#3f4d4b'), .001)
p.box((WALL + .125, 12, (H + 5.2) / 2), (.249, 36, 5.2 - H), panel, .004)
for z in (3.05, 4.2):
    p.box((WALL - .001, 12, z), (.006, 36, .012), rubber('#3f4d4b'), .001)
for n, (y, gap) in enumerate(zip(DOORS, (0, 2.9, 0, 0) if LATE else (2.9, 2.9 if DESK else 0, 2.9 if DESK else .9, 0))):
    for s in (-1, 1):
        p.box((WALL - .05, y + s * 1.36, 1.75), (.10, .09, 3.5), steel, .006)                        # tracks
        p.box((WALL - .28, y + s * 1.72, .5), (.15, .15, 1.0), yellow, .03); p.cyl((WALL - .28, y + s * 1.72, .012), .14, .024, steel, .004)
        for k in range(4):
            p.box((WALL - .28, y + s * 1.72, .22 + k * .2), (.154, .154, .07), black, .03)
        p.box((WALL + .42, y + s * 1.25, 1.5), (.5, .30, 3.3), black, .05)                           # shelter outside
    p.box((WALL - .09, y, 3.36), (.13, 2.8, .09), steel, .006); p.cyl((WALL - .16, y, 3.52), .06, 2.9, steel, .004, (90, 0, 0))
    z = gap
    while z < H:
        p.box((WALL - .02, y, z + .285), (.05, 2.62, .566), pale, .008)
        if 1.0 < z - gap < 1.5:
            for s in (-.7, .7):
                p.slab((WALL - .048, y + s, z + .3), .50, .24, .012, .06, plastic('#16211f', .08), .003, (90, 0, 90))
        z += .572
    p.box((WALL - .55, y, .004), (1.5, 2.1, .008), pbr('tread plate', '#5c6563', .45, .3, .14, 4, .35, 70), .002)    # leveller
    for s in (-1, 1):
        p.box((WALL - .55, y + s * 1.09, .005), (1.5, .07, .009), yellow, .002)
    p.slab((WALL - .07, y + 1.72, 1.45), .22, .34, .10, .02, plastic('#cfd8d5', .4), .006, (90, 0, 90)); p.cyl((WALL - .13, y + 1.72, 1.52), .022, .02, plastic('#c43d31', .3), .003, (0, 90, 0))
    sheet('number', .62, .62, image_mat(sign(str(4 + n)), rough=.45), (WALL - .012, y + 1.95, 2.55), (90, 0, -90))
p.done()
for n, y in enumerate(DOORS):
    lamp = Part('dock light'); lamp.cyl((WALL - .42, y - 1.5, 2.35), .075, .16, black, .01, (0, 70, 0), r2=.11); lamp.done()
    tube([(WALL, y - 1.5, 2.25), (WALL - .22, y - 1.5, 2.42), (WALL - .40, y - 1.5, 2.37)], .015, yellow)

# hall
p = Part('hall')
p.box((-3, 24.2, 2.6), (11.5, .2, 5.4), wall('#8fa19e'), .01); p.box((-7.6, 10, 2.6), (.2, 40, 5.4), wall('#7c8f8c'), .01); p.box((-3, 10, 5.1), (11.6, 40, .1), wall('#7d8f8c'), .01)
far = wall('#6c7f7c')
if DESK:                                                                         # the gate at the other end, open
    p.box((-6.9, -7, 2.6), (3.7, .2, 5.4), far, .01); p.box((1.0, -7, 2.6), (3.9, .2, 5.4), far, .01); p.box((-3, -7, 4.45), (4.2, .2, 1.7), far, .01)
    for x in (-5.0, -1.0):
        p.box((x, -6.86, 1.8), (.14, .12, 3.6), steel, .006)
    p.box((-3, -6.86, 3.6), (4.2, .14, .16), steel, .006); p.box((-3, -27, -.06), (40, 40, .1), pbr('apron', '#555d5c', .4, 0, .2, .3, .1, 20, rough_vary=.15), .001)
else:
    p.box((-3, -7, 2.6), (11.5, .2, 5.4), far, .01)
for k in range(8):
    p.box((-3, 1 + k * 3.4, 4.82), (11.2, .14, .36), painted('#8d9e9b', 'beam'), .01)
for x in (-1.6, -5.0):
    for k in range(6):
        p.box((x, 3.2 + k * 3.4, 4.5), (.14, 1.5, .05), glow('#dff2f2', 3.2), .006); p.box((x, 3.2 + k * 3.4, 4.55), (.22, 1.56, .07), painted('#c3cecc', 'shell'), .01)
tape_line = pbr('line', '#d9a62a', .45, 0, .2, 6, .1, dirt='#56605f', dirt_amount=.9)
for x in (.35, -2.35):
    p.box((x, 12, .0008), (.09, 34, .0015), tape_line, .0003)
for k in range(9):
    p.box((-4.4, 2.55 + k * 2.2, .0008), (4.0, .08, .0015), tape_line, .0003)
p.done()
area((-3.0, 11.7, 4.46), (-3.0, 11.7, 0), (3.6, 18.5), 45 if LATE else 330, '#cfe9ef')

# goods in their lanes
loads = [load(k, s) for k, s in ((0, 1), (2, 3), (0, 7), (4, 6), (2, 9), (1, 2))]
for k in range(9):
    for j in range(3):
        if (k, j) not in ((0, 0), (2, 0), (3, 1), (5, 0), (6, 2)):
            place(loads[(k * 5 + j * 2) % 6], (-3.05 - j * 1.32 + random.uniform(-.05, .05), 3.65 + k * 2.2 + random.uniform(-.05, .05), .001), 90 + random.uniform(-1.6, 1.6))
totes = [plastic('#1d6b64', .45, 'tote a'), plastic('#8fa6a2', .45, 'tote b'), plastic('#c98f22', .45, 'tote c')]
for x, y, t, n in ((.95, 7.55, 8, 3), (1.35, 8.6, -4, 4), *(() if DESK else ((-.35, 11.6, 14, 2), (.1, 12.7, 3, 4)))):
    roller_cage((x, y, 0), t)
    b = Part('totes'); R = Matrix.Rotation(rad(t), 3, 'Z')
    for k in range(n):
        for s in (-1, 1):
            if k < n - 1 or s > 0:
                q = R @ Vector((s * .165, 0, .205 + k * .29)); b.box((x + q.x, y + q.y, q.z + .14), (.31, .60, .275), random.choice(totes), .02, (0, 0, t + random.uniform(-1, 1)))
    b.done()
if not DESK:
    place(loads[5], (-.55, 6.75, .10), 84)


def pallet_truck(at, turn):
    g = group('truck'); y, k, w = painted('#e9ac1e', 'truck'), painted('#20302e'), rubber('#2a3634'); p = Part('truck', g)
    for s in (-1, 1):
        p.box((s * .19, .62, .075), (.16, 1.15, .05), y, .018); p.cyl((s * .19, 1.10, .04), .04, .07, w, .006, (0, 90, 0)); p.cyl((s * .07, -.16, .09), .09, .05, w, .01, (0, 90, 0))
    p.box((0, .02, .20), (.50, .16, .30), y, .04); p.box((0, -.10, .30), (.18, .20, .34), k, .03); p.cyl((0, -.14, .50), .045, .22, metal(), .006)
    p.done()
    tube([(0, -.16, .52), (0, -.30, .90), (0, -.38, 1.12)], .017, k, g)
    tube([(0, -.375, 1.10), (-.13, -.40, 1.14), (-.14, -.45, 1.24), (0, -.46, 1.27), (.14, -.45, 1.24), (.13, -.40, 1.14), (0, -.375, 1.10)], .015, k, g)
    return place(g, at, turn)


pallet_truck((1.15, 10.75, 0) if LATE else (-.55, 7.9, 0) if DESK else (-.72, 5.55, 0), 110 if LATE else 70 if DESK else -8)

# the board: hung from the ceiling, above head height
rows = (('1', 'Fenbrau', '4'), ('2', 'Brook Farms', '19'), ('3', 'Parcel line', '24'), ('4', 'Capstan Tools', '25'))
if DESK:                                                                         # another morning, at the hour on the laptop
    rows = (('1', 'Ardent Paper', '14'), ('2', 'Vale Dairies', '26'), ('3', 'Olden Tiles', '38'), ('4', 'Sandpiper', '41'))
NAME, LAST = 12.6 if PHONE else 11.4 if DESK else 10.4, '#000000' if DESK else INK
shown = [('fill', '#f2b100' if PHONE else YELLOW, 0, 82, 150, 27)] + [('text', LAST if n == '4' else PALE, size, x + bolder, 19 + k * 27, t, 'bold') for k, (n, who, minutes) in enumerate(rows) for x, size, t in ((7, 14, n), (21, NAME, who), (122 if PHONE and DESK else 100, 18, minutes), *(() if PHONE else ((124, 10, 'min'),)))
                                                                  for bolder in ((-.35, 0, .35) if DESK and n == '4' else (0,))]        # dark letters on a lit ground look thinner
board = monitor(printed('dock-board', 150, 109, shown, '#101817'), 1.36, .988, .85 if DESK else .55, '#16211f', .1 if DESK else .5)   # the product's board, with only what is legible from here
B = Vector((-.95, 7.2, 1.84) if PHONE else (-.85, 7.2, 2.20) if DESK else (.28, 3.75, 2.42)); o = place(board, B, scale=1.15 if DESK else 1.22); o.rotation_euler = (rad(96), 0, rad(180 if DESK else -16))
h = Part('hangers'); R = Matrix.Rotation(rad(0 if DESK else -16), 3, 'Z')
for s in (-.5, .5):
    q = B + R @ Vector((s, -.07 if DESK else .05, 0)); h.cyl((q.x, q.y, (B.z + 5.4) / 2), .014, 4.8 - B.z, steel, .002); h.box((q.x, q.y + .01, B.z + .1), (.05, .05, .5), steel, .006)
h.done()

# dawn: sky, a waiting lorry in the yard, the sun through open doors
sky = sheet('sky', 160, 46, image_mat(gradient('dawn', '#33566e', '#5f8597', '#a9b3ab', '#f0c08a', '#ffb066', '#a86a4a'), 1.5), (58, 30, 11), (90, 0, -64))
sky.visible_diffuse = sky.visible_shadow = False
l = Part('lorry'); dark = painted('#101d1f', 'lorry')
l.box((19, 33, .5), (2.5, 2.4, 3.0), dark, .2); l.box((20.6, 37, 1.0), (2.5, 8, 3.4), dark, .05)
for s in (-.85, .85):
    l.ball((18.2 + s, 31.75, -.35), .24, glow('#fff1d0', 30))
l.done()
if DESK:
    sun((-1, -.08, -.33), 13, '#ffcd96', .7)                                                  # through three doors, as bars of light on the floor and the table
    area((-3, 12, 4.4), (-3, 9, 0), (5, 14), 700, '#d6e8ea'); area((-3, -6.7, 1.9), (-2.6, 6, .2), (3.8, 3.4), 420, '#ffdcb0')
    east = sheet('east', 90, 24, image_mat(gradient('east', '#6d8f9f', '#a9bcb9', '#f3d3a0', '#ffc27a', '#8a6a52'), 1.7), (-3, -46, 7), (90, 0, 180)); east.visible_diffuse = east.visible_shadow = False
    world('#8fa9b0', .34)
else:
    sun((-1, -.03, -.185), 13, '#ffa860', 1.0)
area((WALL + .3, DOORS[0], 1.6), (-6, DOORS[0] - 1, 0), (2.4, 2.8), 70, '#b9d0da')
area((B.x - .1, B.y - .1, B.z), (B.x - .5, B.y + (3 if DESK else -3), 0), (1.4, .8), 6, '#d8ece8')                # light from the board


def gate_screen():
    """The time slots of three docks, with only what is legible above the helmet."""
    LATE = '#b3261e'; m = [('text', INK, 15, 9, 22, 'Gate north', 'bold'), ('fill', LATE, 96, 7, 46, 19), ('text', '#ffffff', 14, 100.5, 22, '07:46', 'bold'), ('line', LATE, 1.6, [(119, 26), (119, 125)])]
    for k, (who, x, w, ground, ink) in enumerate((('Ardent', 52, 80, '#10201e', '#ffffff'), ('Vale Dairies', 64, 102, '#10201e', '#ffffff'), ('Olden Tiles', 34, 96, LATE, '#ffffff'))):
        y = 34 + k * 30; m += [('fill', '#d5dedb', 9, y - 1, 182, .7), ('text', INK, 16, 9, y + 19.5, str(k + 1), 'bold'), ('fill', ground, x, y + 3, w, 23), ('text', ink, 14.5, x + 7, y + 20, who, 'bold')]
    return printed('gate-screen', 200, 125, m, '#fbfcfc')


def laptop(screen):
    g = group('laptop'); p = Part('laptop', g); shell, k = metal('#8f9a97', .35), plastic('#141c1b', .5)
    p.slab((0, 0, .009), .325, .228, .014, .012, shell, .004); p.slab((0, .115 + .029, .016 + .108), .325, .224, .007, .010, shell, .003, (75, 0, 0)); p.cyl((0, .115, .017), .006, .26, k, .001, (0, 90, 0))
    p.slab((0, -.072, .0163), .105, .066, .0006, .004, metal('#7f8a87', .3), .0002)
    for r in range(6):
        for c in range(14):
            p.slab(((c - 6.5) * .0212, .085 - r * .0198, .0168), .0188, .0172, .0022, .002, k, .0006)
    n = Vector((0, -math.sin(rad(75)), math.cos(rad(75)))); p.slab(Vector((0, .144, .124)) + n * .0036, .319, .218, .001, .008, plastic('#090f0e', .1), .0003, (75, 0, 0)); p.done()
    o = sheet('screen', .306, .191, image_mat(screen, .8, spec=.05), Vector((0, .144, .126)) + n * .0045, (75, 0, 0), g)
    return g


if not DESK:                                                                     # the worker, dark before the open door, with a long shadow on the sunlit floor
    figure({'male_casualsuit05': '#1d3634', 'shoes03': None}, (2.52, 4.62, .008), 82, STROLLING | curl('R', 58) | curl('L', 48), hair='short01', vest='#b9821a', legs='#1d262b')

if DESK:
    X, Y, Z = -1.70, 12.62, .96
    t = Part('table'); t.slab((X, Y, Z - .016), 1.16, .70, .032, .02, pbr('birch', '#a98655', .42, 0, .16, 2.2, .10, 220, stretch=(.35, 7, 1), dirt='#7d5f3b', dirt_amount=.35), .004)
    for sx in (-.52, .52):
        for sy in (-.29, .29):
            t.box((X + sx, Y + sy, Z / 2), (.04, .04, Z - .05), painted('#22302e', 'leg'), .004)
    t.box((X, Y, .30), (1.08, .62, .02), steel, .004); t.done()
    place(load(3, 5), (X - 1.9, Y - 1.2, 0), 90)
    place(laptop(gate_screen()), (X + .05, Y - .02, Z), 171)
    place(helmet('#0e7f75'), (X + .275, Y - .21, Z + .001) if PHONE else (X + .37, Y - .10, Z + .001), 196 if PHONE else 155, scale=.88)
    mug((X - .13, Y + .12, Z), 60)
    figure({'male_casualsuit05': '#24403f', 'shoes03': None}, (-2.05, 6.1, 0), 24, STROLLING, hair='short01', vest='#f0b622', legs='#26323a')
    film = dict(exposure=1.12, contrast=1.08, fog=.12, fogcol='#b9c6c6')
    if PHONE:
        camera((-1.585, 13.31, 1.29), (-1.60, 7.0, .42), lens=44, fstop=14, focus=(X + .1, Y, Z + .12))
        upright('dock-desk', size=78, samples=18, **film)
    else:
        camera((-1.36, 13.74, 1.56), (-1.19, 5.0, .22), lens=31, fstop=11, focus=(X + .1, Y, Z + .12))
        render('dock-desk', size=78, samples=18, phone=None, **film)
elif not LATE:
    camera((-1.25, -.60, 1.42), (.72, 5.1, 1.70), lens=30, fstop=4, focus=tuple(B))
    render('dock', phone=0.72, exposure=1.65, fog=.20, fogcol='#a8b0a8')
