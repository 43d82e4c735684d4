"""The studio’s test bench at night: handhelds in a rack, three charging in their cradles under a desk lamp, city lights behind the window."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(2000, 1000, seed=5); world('#16303c', .05); mist(2, 12)
TOP = .76
birch = pbr('birch', '#b08f63', .42, 0, .16, 2.2, .10, 220, stretch=(.35, 7, 1), dirt='#7d5f3b', dirt_amount=.35)
frame, dark = painted('#22302e', 'frame'), painted('#16302d', 'dark')
p = Part('room')
p.box((0, 0, -.02), (7, 6, .04), vinyl('#4a5a57'), .001)
for x, w in ((-2.6, 2.0), (1.45, 2.9)):
    p.box((x, .86, 1.5), (w, .14, 3.2), wall('#7f9791'), .004)
p.box((-.8, .86, .42), (1.7, .14, .84), wall('#7f9791'), .004); p.box((-.8, .86, 2.75), (1.7, .14, .9), wall('#7f9791'), .004)
p.box((-.8, .80, .86), (1.66, .26, .035), plastic('#c9d2ce', .35), .008)                     # sill
for x in (-1.585, -.83, .0):
    p.box((x, .84, 1.58), (.05, .06, 1.44), frame, .006)
for z in (.90, 2.28):
    p.box((-.8, .84, z), (1.62, .06, .05), frame, .006)
p.done()
r = random.Random(9); n = Part('night')                                                        # far lamps, which out of focus are discs
for k in range(150):
    x, z = r.uniform(-13, 9), r.choice((r.uniform(-1.2, .6), r.uniform(-.8, 3.2)))
    n.ball((x, 16 + r.uniform(-3, 6), 1.2 + z), r.uniform(.03, .07), glow(r.choice(('#ffcf8a', '#ffd9a8', '#cfe6ff', '#ffb35c', '#9fe3d6')), r.uniform(3, 9)))
n.done(); sky = sheet('sky', 70, 18, image_mat(gradient('night', '#0a1c2c', '#12324a', '#2f5064', '#10242c'), .35), (0, 26, 2), (90, 0, 0)); sky.visible_diffuse = False
b = Part('bench')
b.slab((.15, .36, TOP - .02), 2.5, .80, .04, .02, birch, .004)
for x in (-1.0, 1.3):
    b.box((x, .36, .37), (.06, .70, .72), frame, .006)
b.box((.15, .74, TOP + .03), (2.5, .03, .06), plastic('#33413f', .4), .004)                    # socket strip
white, hole, contact, plug, flex = plastic('#dfe6e3', .4), plastic('#070b0a', .6), metal('#8d9896', .35), plastic('#141c1b', .45), rubber('#0f1817')
SOCKETS = [.04 + k * .265 + s * .028 for k in range(4) for s in (-1, 1)]                       # in pairs, each pair in one frame
INSET = ((.0262, .719), (.0262, .7104), (.0260, .7098), (.0254, .7095), (.0214, .7095), (.0211, .7092), (.0208, .7080), (.0204, .7076), (.0196, .7076), (.0192, .7080), (.0190, .7090), (.0188, .7178), (.0184, .7183), (0, .7183))
def inset(u, v):
    """A square with a round recess: radii and depths from its edge to the middle of the recess."""
    r, y = INSET[round(v * 13)]; a = u * 2 * math.pi; c, s = math.cos(a), math.sin(a)
    q = r / (abs(c) ** 9 + abs(s) ** 9) ** (1 / 9) if r > .0214 else r
    return q * c, y, q * s
for k, x in enumerate(SOCKETS):
    if k % 2:
        b.slab((x - .028, .722, TOP + .03), .114, .058, .006, .006, white, .001, (90, 0, 0))
    surface('socket', inset, 96, 13, white, at=(x, 0, TOP + .03), closed=True)
    for s in (-1, 1):
        b.cyl((x + s * .0095, .718, TOP + .03), .0031, .0014, hole, .0002, (90, 0, 0), n=20); b.box((x, .714, TOP + .03 + s * .0172), (.005, .007, .003), contact, .0006)
    if k in (0, 2, 3, 4):
        b.cyl((x, .705, TOP + .03), .0182, .026, plug, .002, (90, 0, 0)); b.cyl((x, .680, TOP + .03), .0150, .028, plug, .002, (90, 0, 0), r2=.0085); b.cyl((x, .661, TOP + .03), .0045, .014, flex, .001, (90, 0, 0))
b.done()
tube([(SOCKETS[0], .656, TOP + .03), (SOCKETS[0] + .004, .640, TOP + .020), (SOCKETS[0] + .002, .622, TOP + .005), (SOCKETS[0] - .030, .612, TOP + .004), (-.04, .600, TOP + .010)], .003, flex)      # of the lamp

# rack on the wall: devices stand in two rows
kinds = [scanner(screen(), .8) for screen in (go_to, take_six, which_tote)] + [scanner(printed('off', 47, 74, [], '#060b0b'), .2)]
old = old_handheld(); rk = Part('rack')
for row in (0, 1):
    z = 1.17 + row * .33
    rk.slab((.78, .735, z), 1.22, .13, .018, .006, birch, .003); rk.box((.78, .672, z + .022), (1.22, .012, .03), dark, .003)
    rk.box((.78, .782, z + .14), (1.22, .012, .30), pbr('felt', '#1d3a37', .95, 0, .08, 8, .3, 900), .003)
    for k in range(10):
        if (row, k) in ((0, 6), (1, 2)):                                                       # two of them are on the bench
            continue
        s = old if (row, k) in ((0, 1), (1, 8)) else kinds[3 if (k * 7 + row * 3) % 5 < 3 else (k + row) % 3]
        place(s, (.235 + k * .121 + random.uniform(-.004, .004), .700, z + .118), random.uniform(-2.5, 2.5), (76 + random.uniform(-1.5, 1.5), 0))
        rk.cyl((.235 + k * .121, .664, z + .022), .003, .003, glow('#58ffb0' if (k + row) % 3 else '#ffc83d', 3), 0, (90, 0, 0), n=12)
rk.done()

# three in their cradles
c = Part('cradle'); k0 = plastic('#1b2524', .42)
c.slab((.30, .36, TOP + .012), .46, .13, .024, .012, k0, .006)
for k in range(3):
    x = .155 + k * .145
    c.slab((x, .385, TOP + .045), .092, .030, .065, .008, k0, .006, (-14, 0, 0)); c.slab((x, .335, TOP + .034), .092, .016, .030, .006, k0, .004)
    place(kinds[k], (x, .358, TOP + .138), 0, (74, 0))
    tube([(x, .41, TOP + .02), (x + .01, .50, TOP + .006), (SOCKETS[2 + k] - .015, .60, TOP + .004), (SOCKETS[2 + k] - .002, .635, TOP + .018), (SOCKETS[2 + k], .656, TOP + .03)], .003, flex)
c.done()
# on the bench
Z = TOP + .0006
place(notepad(printed('bench-notes', 130, 175, [('text', INK, 9, 12, 20, 'Freezer, day 3', 'bold'), ('fill', INK, 12, 25, 106, .6)] + [('hand', '#1d3f8a', 14, 40 + k * 13, 30 + (k * 31) % 60, 7) for k in range(8)]), 130, 175), (-.16, .17, Z), 12)
place(pencil(), (-.125, .155, Z + .012), 58)
place(smartphone(picture('cutouts/hero-intake', '336x728+12+11', 600), .8, True), (.06, .14, Z), -16)
place(thermometer(), (.72, .24, Z), -14); place(gel_pack(), (.70, .42, Z), 22); place(coil('#f0bd2c'), (-.42, .42, Z), 30)
place(battery(), (.215, .115, Z), 24); place(battery(), (.222, .122, Z + .0136), 34)
mug((.52, .20, Z), 140, pbr('cup', '#dfe6e2', .16, 0, .05, 12, .02, 60, coat=.6))
place(tape_measure(), (-.30, .20, Z), -160)
# the desk lamp; its light is a spot
desk_lamp((-.05, .52, TOP), 8)
area((.19, .52, TOP + .345), (.29, .34, TOP), .09, 8, '#ffbd78', 150)
area((.75, .30, 2.2), (.78, .74, 1.35), (1.2, .12), 14, '#ffd7a6')                           # strip over the rack
area((-.8, 1.5, 1.7), (-.2, .2, TOP), (1.4, 1.2), 22, '#6fa6d8')                               # the street
area((-1.6, -1.8, 2.2), (.2, .4, 1.0), (1.4, 1.0), 30, '#7fb4c4')                              # the room behind the camera
camera((-.10, -.78, 1.20), (.17, .55, .962), lens=25.4, fstop=2.8, focus=(.30, .36, .90))
c = bpy.context.scene.cycles; c.sample_clamp_direct, c.sample_clamp_indirect = 3, .4            # avoids fireflies on the wall beside the lamp
render('test-bench', size=72, samples=22, phone=.66, exposure=1.7, tone=.18)
