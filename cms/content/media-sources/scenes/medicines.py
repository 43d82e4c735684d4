"""The medicine room of a ward at three in the morning: above drawers with the numbers of beds a screen names one dose for bed 4-07, of all drawers only that one has opened, and a yellow lamp is lit on it."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(1800, 900, seed=27, clamp=1.5); world('#21404f', .05); mist(2, 9)
TOP, PITCH, ROW, OPEN, OUT = .98, .295, .165, (2, 0), .25    # height of the worktop, width and height of a drawer, the open drawer and how far it is open
steel, body, front, dark = metal('#b9c4c1', .3), painted('#2c4f4c', 'carcass'), painted('#c9d8d3', 'front', .36), plastic('#141d1c', .3)
c = Part('cabinet')
c.slab((0, .330, TOP - .018), 2.9, .58, .036, .008, pbr('worktop', '#7f9892', .30, 0, .05, 3, .04, 90, rough_vary=.08), .005)
c.box((0, .34, .45), (2.8, .52, .98), body, .004)


def drawer(x, z, out, name, lit):
    y = .055 - out; w, h = PITCH - .012, ROW - .012
    c.box((x, y, z), (w, .022, h), front, .006)
    c.box((x, y - .030, z - .043), (.15, .014, .014), steel, .005)
    for s in (-1, 1):
        c.box((x + s * .068, y - .018, z - .043), (.012, .024, .012), steel, .003)
        if out:                                             # the sides and the floor of an open drawer, and its contents
            c.box((x + s * (w / 2 - .02), y + out / 2 + .04, z - .03), (.012, out + .06, h - .09), plastic('#dfe7e3', .4), .002)
    sheet('bed', .128, .056, image_mat(printed('bed-' + name, 128, 56, [('text', '#16302d', 43, 12, 44, name, 'bold')], '#ffc83d' if lit else '#eef2ef'), .9 if lit else None, .4), (x - .03, y - .0116, z + .026), (90, 0, 0))
    c.cyl((x + .085, y - .013, z + .026), .010, .008, glow('#ffc83d', 7) if lit else plastic('#3c5652', .25), .002, (90, 0, 0))
    if out:
        c.box((x, y + out / 2 + .04, z - .058), (w - .04, out + .06, .010), plastic('#dfe7e3', .4), .002)


X = lambda k: (k - 2.35) * PITCH
for k in range(-1, 8):
    for row in range(3):
        n = row * 6 + k + 5
        drawer(X(k), TOP - .122 - row * ROW, OUT if (k, row) == OPEN else 0, f'4-{n:02}', (k, row) == OPEN)
c.done()
# in the open drawer: open cartons of vials
ox, oy, oz = X(OPEN[0]), .055 - OUT, TOP - .122 - .052
b = Part('cartons')
for x, y, h, cap in ((-.088, .060, .112, '#1a5fb4'), (-.036, .058, .112, '#1a5fb4'), (.020, .062, .124, '#c43d31'), (.082, .060, .104, '#0d9488'), (-.084, .135, .128, '#0d9488'), (-.022, .138, .118, '#1a5fb4'), (.050, .140, .132, '#c98f22')):
    b.box((ox + x, oy + y, oz + h / 2), (.048, .062, h), plastic('#f1f4f2', .5), .002, (0, 0, random.uniform(-5, 5))); b.box((ox + x, oy + y, oz + h + .0004), (.047, .020, .001), plastic(cap, .5), .0003)
b.done()
area((ox, oy + .16, oz + .30), (ox, oy + .09, oz), (.20, .04), .28, '#ffd98a')


def dose():
    """One dose for one bed, with only what is legible from the door."""
    m = [('fill', '#164a66', 0, 0, 200, 32), ('text', '#ffffff', 19, 11, 23, 'Bed 4-07', 'bold'), ('text', '#ffffff', 19, 139, 23, '03:00', 'bold')]
    m += [('text', INK, 18, 11, 58, 'Cefuroxime', 'bold'), ('text', INK, 36, 11, 94, '1.5 g', 'serif'), ('text', '#0b6e43', 15, 122, 58, '6 in stock', 'bold')]
    return printed('dose-screen', 200, 140, m + [('fill', YELLOW, 11, 106, 178, 24), ('text', INK, 17, 20, 124, 'Scan the wristband', 'bold')], '#fbfcfc')


S = Vector((-.315, .37, 1.215)); o = place(monitor(dose(), .50, .35, .62, '#22302f'), S); o.rotation_euler = (rad(80), 0, rad(-7))
a = Part('stand'); a.slab((S.x, .42, TOP + .006), .24, .18, .012, .02, dark, .003, (0, 0, -7)); a.box((S.x, .435, TOP + .11), (.05, .02, .22), dark, .004); a.done()


def band():
    return printed('band-screen', 65.5, 102.3, [('fill', '#164a66', 0, 0, 65.5, 40), ('text', '#ffffff', 25, 6, 30, '4-07', 'bold'), ('fill', YELLOW, 6, 54, 53.5, 36), ('text', INK, 18.5, 12, 78.5, 'Scan', 'bold')], '#fbfcfc')


# the scanner in its cradle, a bottle and two vials ready beside it
C = Vector((.245, .22, TOP)); q = Part('cradle'); q.slab((C.x, C.y + .04, TOP + .016), .13, .15, .032, .02, dark, .006); q.box((C.x, C.y + .085, TOP + .07), (.09, .03, .12), dark, .01, (-22, 0, 0)); q.done()
place(scanner(band(), .62), C + Vector((0, .028, .128)), 6, (66, 0), 1.15)
v = Part('vials')
for x, y in ((.430, .17), (.468, .205)):
    v.cyl((x, y, TOP + .020), .0135, .040, pbr('powder', '#efeee4', .18, 0, .05, 40, .02, 90, coat=.8), .003); v.cyl((x, y, TOP + .044), .0075, .010, metal(), .001); v.cyl((x, y, TOP + .053), .0100, .011, plastic('#1a5fb4', .3), .002)
v.done()
lathe('bottle', [(0, .002), (.026, .002), (.0285, .008), (.0285, .088), (.022, .102), (.0125, .108), (.0125, .118)], pbr('bottle', '#e8f1ee', .22, 0, .03, 9, .02, 90, coat=.4), (.535, .26, TOP))
v = Part('lid'); v.cyl((.535, .26, TOP + .124), .0150, .016, plastic('#2a67a8', .35), .003); v.done()
lab = image_mat(printed('saline', 90, 56, [('fill', '#1a5fb4', 0, 0, 90, 8), ('text', INK, 21, 20, 38, 'NaCl', 'bold')], '#fbfaf5'), rough=.5)
surface('label', lambda u, v: (.0288 * math.sin((u - .5) * 3.1), -.0288 * math.cos((u - .5) * 3.1), .022 + v * .058), 32, 1, lab, None, (.535, .26, TOP))
# in the background a lit cabinet with glass doors and a door to the corridor
r = Part('room'); r.box((0, 3.1, 1.4), (9, .1, 3), wall('#5f827c'), .004); r.box((0, 1.5, -.02), (9, 6, .04), vinyl('#3c5a57'), .001)
shelf = painted('#3d5f5b', 'shelf')
for k in range(4):
    r.box((-.95, 2.95, .78 + k * .36), (2.5, .34, .02), shelf, .003)
for k in range(4):
    r.box((-2.2 + k * .833, 2.77, 1.4), (.035, .03, 1.75), shelf, .004)
boxes = [plastic(x, .5) for x in ('#e6eeea', '#cfe0da', '#1f7f78', '#e6eeea', '#c98f22', '#2f6fb0', '#e6eeea')]
for k in range(3):
    x = -2.12
    while x < .22:
        w, h = random.uniform(.05, .14), random.uniform(.10, .24); r.box((x + w / 2, 2.95, .79 + k * .36 + h / 2), (w, .16, h), random.choice(boxes), .004); x += w + random.choice((.008, .012, .08))
for x in (.80, 1.86):
    r.box((x, 3.02, 1.05), (.09, .12, 2.2), painted('#dfe7e4', 'frame'), .008)
r.box((1.33, 3.03, 1.05), (.98, .05, 2.15), pbr('door', '#8d6a44', .45, 0, .14, 2, .08, 160, stretch=(5, 5, .5)), .006); r.box((1.66, 3.0, 1.0), (.15, .03, .025), metal(), .006)
r.slab((1.06, 3.0, 1.42), .17, .95, .006, .02, glow('#ffcf94', .85), .002, (90, 0, 0))
r.done()
for k in range(3):
    area((-.95, 2.80, 1.12 + k * .36), (-.95, 2.99, .8 + k * .36), (2.4, .03), 6, '#d8f0f2')
area((1.06, 2.9, 1.4), (.6, 0, .9), (.16, .9), 7, '#ffbf7a')
# the lamp above the worktop, and the light of the screen
area((-.10, -.45, 2.05), (-.05, .10, .80), (1.5, .16), 42, '#f2f1e4'); area((S.x, S.y - .06, S.z), (S.x + .05, -.5, .9), (.45, .3), 1.6, '#d8ecf4')
area((-2.2, -1.6, 1.9), (-.2, 0, .8), (.7, 1.2), 8, '#7fb4cc')
film = dict(exposure=1.3, contrast=1.14, fog=.04, bloom=.03, tone=.3, vignette=.3)
if 'upright' in sys.argv:                                   # phones: closer and lower, so that little of the lit worktop is between the screen and the open drawer
    camera((-.20, -1.25, 1.20), (-.235, .2, 1.055), lens=57, fstop=3.5, focus=(-.2, .2, 1.1))
    upright('medicines', size=100, samples=24, **film)
else:
    camera((.06, -1.40, 1.39), (.03, .16, 1.030), lens=36, fstop=3.5, focus=(-.1, .1, 1.1))
    render('medicines', size=100, samples=24, phone=None, **film)
