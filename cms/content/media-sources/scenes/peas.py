"""A pallet of frozen peas in place C-16 of a cold hall; on one of its cartons, white with frost, somebody has taped a note: the peas stay here. Beside it stands cod in C-17."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=16); world('#7fa9ae', .24); mist(1.2, 9)
B = 1.24                                                    # height of the beams' upper edge
up, beam = painted('#0c4a46', 'upright', worn=True), painted('#e0a41c', 'beam', worn=True)
frosted = lambda c: pbr(f'frosted {c}', c, .82, 0, .07, 5, .14, 240, stretch=(1, 1, 5), island=.08, spec=.25, dirt='#e4eef0', dirt_amount=.55)


def front(what, colour, dots, n=0):
    """The printed side of a carton, with frost along its upper edge and in its corners."""
    r = random.Random(n); rime = [('dot', f'#f2f8fa{r.randint(40, 130):02x}', r.uniform(0, 190) if k % 3 else r.choice((0, 190)) + r.gauss(0, 7), abs(r.gauss(0, 13)) if k % 3 else r.uniform(0, 112), abs(r.gauss(0, .35)) + .12) for k in range(1900)]
    m = [('fill', colour, 0, 0, 190, 62), ('text', '#ffffff', 47, 12, 47, what, 'bold')] + [('dot', c, x, y, r) for c, x, y, r in dots]
    return image_mat(printed(f'carton-{what}-{n}', 190, 112, m + [('fill', '#4a3a24', 12, 76, 60, 4), ('fill', '#4a3a24', 12, 86, 44, 4)] + [('fill', '#3a2f20', 120 + k * 2.1, 74, .7 + (k * 7 % 3) * .4, 26) for k in range(28)] + rime, '#bf9a6c'), rough=.75)


PEAS = [front('Peas', '#2c7d3f', [('#8ccf5a', 142 + x, 22 + y, 9.5) for x, y in ((0, 6), (20, -1), (24, 19), (5, 24))], n) for n in range(3)]
COD = [front('Cod', '#2a5f9a', [], n) for n in range(3)]


def stack(x, m, body, rows):
    """A pallet on the beams, with two cartons side by side and printed fronts."""
    pallet(None, (x, .56, B + .001)); g = Part('cartons'); c = frosted(body)
    for r in range(rows):
        for k in (-1, 1):
            a, t = (x + k * .199 + random.uniform(-.004, .004), .17 + random.uniform(-.006, .006), B + .147 + r * .232), random.uniform(-1, 1)
            for d in (0, 1, 2):
                g.box((a[0] + random.uniform(-.004, .004) * d, a[1] + d * .385, a[2] + .1145), (.388, .380, .229), c, .006, (0, 0, t))
            R = Matrix.Rotation(rad(t), 3, 'Z'); sheet('front', .374, .218, m[(2 * r + k) % 3], Vector((a[0], a[1], a[2] + .1145)) + R @ Vector((0, -.1906, 0)), (90, 0, t))
            g.box((a[0], a[1], a[2] + .2296), (.390, .055, .0012), tape(), .0004, (0, 0, t))
    g.done()


stack(-.02, PEAS, '#b9956a', 3); stack(.93, COD, '#b08a5c', 2); stack(-1.02, PEAS, '#b9956a', 3)
p = Part('rack')
for x in (-.505, 1.415):
    p.box((x, .07, 1.6), (.095, .07, 3.4), up, .006)
    for n in range(24):
        p.box((x, .0345, .6 + n * .075), (.018, .002, .040), rubber('#050d0c'), .0006)
for y, z in ((.05, B - .065), (1.05, B - .065), (.05, B + 1.15)):
    p.box((.455, y, z), (1.83, .05, .13), beam, .008); p.box((-1.6, y, z), (2.1, .05, .13), beam, .008)
    for x in (-.43, 1.345, -.58):
        p.box((x, y - .026, z - .01), (.055, .012, .20), painted('#c98f16', 'hook'), .003)
p.box((.4, 1.75, 1.6), (8, .02, 3.4), painted('#11302f', 'next run'), .004)
p.done()
for x, n in ((-.02, 'C-16'), (.93, 'C-17')):
    m = [('text', INK, 62, 12, 62, n, 'bold')] + [('fill', INK, 208 + k * 3, 16, 1 + (k * 5 % 3) * .6, 50) for k in range(26)]
    sheet('place', .36, .098, image_mat(printed(f'place-{n}', 300, 82, m, '#f4f1e6'), rough=.5), (x, .0238, B - .066), (90, 0, 0))
# the note of the night shift
note = leaf(printed('stay-here', 148, 105, [('text', BLUE, 27, 12, 42, 'The peas', 'bold'), ('text', BLUE, 27, 12, 78, 'stay here!', 'bold'), ('line', BLUE, 1.6, [(12, 88), (70, 86), (132, 89)])], '#fdf0a8'), 148, 105, .9, seed=3)
o = place(note, (.185, -.0260, B + .147 + .232 + .110), scale=1.62); o.rotation_euler = (rad(90), rad(3), 0)
t = Part('tape'); t.box((.185, -.0275, B + .147 + .232 + .196), (.105, .0012, .036), pbr('clear tape', '#d9cfae', .2, 0, .05, 20, .05, 80, coat=.4), .0004, (0, -5, 0)); t.done()
area((-1.5, -1.5, 2.7), (0, .1, 1.4), (.6, .6), 62, '#fff0d8'); area((1.8, -1.8, 2.4), (.3, .2, 1.4), (1.2, 1.4), 34, '#a9d2e2')
camera((-.16, -1.62, 1.63), (.075, .2, 1.475), lens=44, fstop=4.5, focus=(.05, -.02, 1.5))
render('peas', size=78, samples=16, phone=None, exposure=1.25, sat=.95, fog=.30, fogcol='#9fc0c6')
