"""A shelf in a cold hall, full of cartons but for one place in its middle; on the yellow label below that place stands 404."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(1500, 1500, seed=11); world('#7fa9ae', .10); mist(2, 9)
steel, beam, deck = painted(DEEP, 'upright', worn=True), painted('#e0a41c', 'beam', worn=True), pbr('deck', '#7c8884', .5, .7, .1, 6, .1, 90)
LEVELS, PITCH, D = (.08, .78, 1.50, 2.22, 2.94), 2.35, .62
p = Part('shelf')
for x in (-1.5 * PITCH, -PITCH / 2, PITCH / 2, 1.5 * PITCH):
    for y in (.04, D - .04):
        p.box((x, y, 1.8), (.075, .07, 3.6), steel, .005)
    for k in range(48):
        for s in (-.017, .017):
            p.box((x + s, .0042, .06 + k * .075), (.010, .003, .026), rubber('#061210'), .0005)
for z in LEVELS:
    for k in (-1, 0, 1):
        for y in (.03, D - .03):
            p.box((k * PITCH, y, z - .05), (PITCH - .08, .045, .10), beam, .006)
        p.box((k * PITCH, D / 2, z + .002), (PITCH - .09, D - .10, .012), deck, .003)
        for s in (-1, 1):
            p.box((k * PITCH + s * (PITCH / 2 - .055), .0035, z - .055), (.035, .01, .17), beam, .003)
p.done()
f = Part('hall'); f.box((0, -2, -.05), (14, 9, .1), concrete(), .001); f.box((0, D + 1.6, 2), (14, .1, 4.4), wall('#4d6360'), .004); f.done()
b = Part('behind'); q = random.Random(2)                    # the rack behind, back to back: dark and never quite empty
for z in LEVELS:
    b.box((0, D + .75, z - .05), (7, .05, .10), beam, .006)
    for k in range(9):
        if q.random() < .7:
            w = q.uniform(.36, .6); carton(b, (-3.2 + k * .8, D + 1.1, z), (w, .4, q.uniform(.26, .5)), cardboard('#8d6f49'), q.uniform(-2, 2))
b.done()

# cartons, column by column; one place stays empty
tones = [cardboard(c) for c in ('#b08a5c', '#a67f50', '#bb9a6e', '#c9c2b4')]
g = bpy.context.scene.collection; c = Part('cartons'); GAP, GZ = (-.30, .34), LEVELS[2]
q = random.Random(8)
for z in LEVELS[:-1]:
    for k in (-1, 0, 1):
        x, end = k * PITCH - PITCH / 2 + .075, k * PITCH + PITCH / 2 - .075
        while x < end - .16:
            w = min(q.choice((.30, .34, .40, .46)), end - x)
            if z == GZ and k == 0 and x < GAP[1] and x + w > GAP[0]:
                if x < GAP[0] - .2:
                    w = GAP[0] - x
                else:
                    x = GAP[1]; continue
            m = q.choice(tones); h = q.choice((.22, .26, .30, .44, .50)); n = 2 if h < .28 and q.random() < .7 else 1
            for j in range(n):
                carton(c, (x + w / 2, .30 + q.uniform(-.012, .012), z + .008 + j * (h + .001)), (w - .014, .46, h), m, q.uniform(-1.4, 1.4), g, label=q.random() < .75)
            x += w
c.done()
# the outline of the missing carton in the dust, and a strip of tape
d = Part('trace'); d.box(((GAP[0] + GAP[1]) / 2 + .08, .22, GZ + .0095), (.09, .018, .001), tape(), .0003, (0, 0, 24)); d.done()

# labels on the beams
def label(x, z, words, w, h, size, ground=PAPER):
    sheet('label', w, h, image_mat(printed('shelf-' + words, round(w * 1000), round(h * 1000), [('text', INK, size, w * 90, h * 500 + size * .36, words, 'bold')] + ([] if ground != PAPER else [('fill', '#26302f', w * 1000 - 62 + i * 4.5, h * 200, 1 + (i * 7) % 3, h * 600) for i in range(11)]), ground), rough=.4), (x, .0045, z), (90, 0, random.uniform(-.5, .5)))
for i, z in enumerate(LEVELS[:-1]):
    for j, x in enumerate((-1.9, -1.3, -.41, .02, .45, 1.35, 1.95) if z == GZ else (-1.9, -1.3, -.72, .02, .74, 1.35, 1.95)):
        if z == GZ and j == 3:
            continue
        label(x, z - .05, str(400 + (i - 2) * 10 + j + 1), .15, .060, 42)
l = Part('holder'); l.slab((.02, .002, GZ - .052), .40, .160, .012, .012, plastic('#16211f', .4), .003, (90, 0, 0)); l.done()
sheet('404', .376, .136, image_mat(printed('shelf-404', 376, 136, [('text', INK, 122, 70, 110, '404', 'bold')], YELLOW), rough=.4), (.02, -.0045, GZ - .052), (90, 0, 0))

# one row of lamps along the aisle, a colder one at its end
area((0, -1.25, 3.7), (0, .15, 1.2), (7, .22), 170, '#dcf0f2')
area((-3.4, -1.6, 2.0), (.4, .2, 1.5), (.5, 2.4), 60, '#9cc6d8')
area((.02, -.15, LEVELS[3] - .16), (.02, .30, GZ), (.5, .1), 10, '#fff0d6')                # so that the back of the empty place is visible
camera((.50, -2.75, 2.12), (.03, .1, 1.66), lens=82, fstop=8, focus=(.02, 0, GZ))         # close, because the page shows the middle, square or 4:3
render('empty-place', size=62, samples=14, phone=None, exposure=1.5, contrast=1.05, fog=.18, fogcol='#8fb0b6')
