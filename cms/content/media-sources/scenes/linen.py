"""The goods-out of a laundry in the morning: a roller cage full of folded hospital linen, on its bar hangs a clipboard with a recommendation of one word, Buy, and three settings; bags hang from a rail behind it."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(1000, 1250, seed=23, clamp=1.5); world('#a9c4c8', .16); mist(2, 12)
steel, dark = metal('#a4aeac', .3), painted('#1b2a2a', 'rail')
p = Part('hall'); p.box((0, 4, -.05), (14, 16, .1), pbr('floor', '#8b9a98', .22, 0, .08, .8, .03, 20, rough_vary=.1, dirt='#5d6a69', dirt_amount=.3), .001)
p.box((0, 9.0, 2.2), (14, .1, 4.6), wall('#b4c6c3'), .004); p.box((-4.4, 4, 2.2), (.1, 16, 4.6), wall('#c3d0cc'), .004); p.box((4.4, 4, 2.2), (.1, 16, 4.6), wall('#9db3b0'), .004)
p.box((0, 8.94, .55), (14, .02, 1.1), plastic('#2b7f78', .4), .003)
for z in (2.55, 2.75):                                      # the rail of the bags, with its hangers
    p.box((0, 5.2, z), (14, .05, .06), dark, .01)
for x in (-2.6, .4, 3.2):
    p.cyl((x, 5.2, 3.3), .02, 1.2, steel, .004)
p.done()
w = sheet('window', 5.0, 1.5, image_mat(gradient('laundry window', '#e7f0f2', '#fbf3e2', '#f3e2c4'), 1.3), (-.6, 8.93, 2.75), (90, 0, 0)); w.visible_diffuse = False
f = Part('bars'); white = painted('#dfe6e3', 'frame')
for k in range(6):
    f.box((-3.1 + k, 8.90, 2.75), (.06, .06, 1.54), white, .006)
f.box((-.6, 8.90, 2.0), (5.06, .06, .06), white, .006); f.box((-.6, 8.90, 3.5), (5.06, .06, .06), white, .006); f.done()

# laundry bags on the rail, tied at the top
for k, (x, c) in enumerate(((-2.35, '#2c6f9a'), (-1.72, '#e4e6df'), (-1.10, '#1f7f78'), (-.42, '#e4e6df'), (.86, '#1f7f78'), (1.50, '#2c6f9a'), (2.12, '#e4e6df'), (2.80, '#d9a93a'))):
    def bag(u, v, k=k):
        a = u * 2 * math.pi; r = .27 * min(1, v / .16) ** .45 * (1 - .80 * max(0, (v - .52) / .48) ** 1.5)
        r *= 1 + .10 * mnoise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, v * 2.4 + k * 7))) + .05 * math.sin(a * 11 + 5 * v) * max(0, v - .45)
        return r * math.cos(a), r * math.sin(a), v * .92
    surface('bag', bag, 66, 40, linen(c), at=(x, 5.2, 1.55 + .03 * (k % 3)), closed=True)


def pile(g, x, y, z, tones, n, w=.30, d=.40, thick=.030):
    """A pile of folded sheets, with a round fold in front and the edges of their layers at the sides."""
    for k in range(n):
        t, m = random.uniform(-1.6, 1.6), linen(tones[k % len(tones)] if len(tones) < 3 else tones[random.randrange(len(tones))])
        a, b = w + random.uniform(-.012, .012), d + random.uniform(-.012, .012); q = (x + random.uniform(-.006, .006), y + random.uniform(-.008, .008), z + thick * (k + .5))
        for s in (-1, 1):
            g.box((q[0], q[1] + (.002 if s > 0 else 0), q[2] + s * thick * .245), (a - (.006 if s > 0 else 0), b, thick * .50), m, thick * .235, (random.uniform(-.4, .4), 0, t), seg=4)


def cage_of_linen(at, turn, seed):
    """A roller cage full of linen, with a shelf in it."""
    random.seed(seed); x, y, _ = at; R = Matrix.Rotation(rad(turn), 3, 'Z')
    g = Part('linen'); g.box((0, 0, .805), (.66, .74, .018), metal('#8d9896', .4), .004)
    white, mint, blue, green = '#eef1ec', '#bfe0d6', '#8fb9d2', '#2f8f84'
    for z, n in ((.21, 18), (.815, 17)):
        for s, tones in ((-1, (white,) if z < .5 else (mint,)), (1, (blue,) if z < .5 else (white,))):
            pile(g, s * .165, -.11, z, tones, n if s * z < .4 else n - 3); pile(g, s * .165, .24, z, (white,), n, d=.25)
    g.done(at, (0, 0, turn)); roller_cage(at, turn)


cage_of_linen((0, 0, 0), 0, 3)
for k, (x, y, t) in enumerate(((-1.25, 2.3, 6), (1.12, 2.0, -5), (-.35, 3.6, 2), (2.1, 3.4, 9), (-2.3, 3.9, -4))):
    cage_of_linen((x, y, 0), t, 10 + k)

# the bar across the front and the clipboard on it
TOP = 1.135
b = Part('bar'); b.cyl((0, -.405, TOP), .010, .70, steel, .002, (0, 90, 0))
for s in (-1, 1):
    b.slab((s * .345, -.400, TOP), .030, .046, .024, .006, plastic('#f0b622', .4), .004, (90, 0, 0))
b.done()


def recommendation():
    m = [('text', '#4c605a', 10.5, 12, 31, 'Recommendation', 'bold'), ('text', INK, 56, 10, 82, 'Buy.', 'serif'), ('fill', INK, 12, 96, 124, 1)]
    for k, words in enumerate(('Count at the gate', 'One code a ward', 'No free text')):
        y = 120 + k * 30; m += [('text', '#0a665e', 19, 12, y, str(k + 1), 'serif'), ('text', INK, 13.5, 29, y - .5, words, 'bold'), ('fill', '#c3cfca', 12, y + 9, 124, .6)]
    return printed('recommend', 148, 210, m)


c = place(clipboard(recommendation(), '#6b4a2c'), (-.005, -.424, TOP - .200), scale=1.72); c.rotation_euler = (rad(86), rad(-1.5), 0)
h = Part('hook')
for x in (-.028, .028):
    h.box((x, -.414, TOP - .004), (.006, .030, .045), steel, .002)
h.done()
area((-3.2, -1.2, 3.0), (0, 0, 1.0), (1.6, 1.6), 190, '#fff0d8'); area((2.4, -1.6, 2.0), (0, 0, .9), (1.2, 1.6), 34, '#bfe0e8'); area((-.6, 8.7, 2.8), (0, 2, .6), (5, 1.5), 480, '#fff2dc'); area((0, 3.6, 4.2), (0, 3.6, 0), (5, 3), 90, '#dcecec')
camera((.16, -2.02, 1.16), (0, 0, .965), lens=50, fstop=4, focus=(0, -.42, 1.0))
render('linen', size=82, samples=14, phone=None, exposure=1.15, contrast=1.04, fog=.16, fogcol='#c3d3d2', sat=.96)
