"""A picking trolley in an aisle: numbered totes, a yellow lamp lit on B2, and on an arm at its side a handheld that says put in B2."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=8); cold_hall()
X, Y = .16, .46                                             # centre of the trolley, whose front faces the camera
steel, lip, dark = metal('#aab4b1', .3), painted('#d9dfdc', 'lip'), plastic('#141d1c', .3)
green, grey = plastic('#1d6b64', .42, 'tote green'), plastic('#8fa6a2', .42, 'tote grey')
goods = [small_carton(.12, .09, h, k) for k, h in enumerate((.13, .16, .19))]


def tote(at, m):
    x, y, z = at; w, d, h, t = .315, .40, .215, .007; p = Part('tote')
    p.box((x, y, z + t / 2), (w, d, t), m, .003)
    for s in (-1, 1):
        p.box((x + s * (w - t) / 2, y, z + h / 2), (t, d, h), m, .003); p.box((x, y + s * (d - t) / 2, z + h / 2), (w, t, h), m, .003)
        p.box((x + s * (w / 2 + .003), y, z + h - .009), (.012, d + .016, .018), m, .004); p.box((x, y + s * (d / 2 + .003), z + h - .009), (w + .02, .012, .018), m, .004)
        p.box((x + s * .075, y - d / 2 - .002, z + h / 2 - .02), (.006, .006, h - .05), m, .002)
    p.done()


c = Part('trolley')
for s in (-1, 1):
    for y in (-.23, .23):
        c.cyl((X + s * .535, Y + y, .75), .0145, 1.22, steel, .002, n=28); c.cyl((X + s * .50, Y + y, .065), .065, .032, rubber(), .008, (0, 90, 0)); c.box((X + s * .50, Y + y, .14), (.05, .08, .05), steel, .006)
    c.cyl((X + s * .535, Y, 1.36), .0145, .46, steel, .002, (90, 0, 0), n=28)
for row, z in enumerate((.26, .60, .94)):
    c.box((X, Y, z), (1.10, .46, .020), lip, .004); c.box((X, Y - .236, z - .006), (1.08, .010, .048), lip, .003)
    for k, col in enumerate('BCD'):
        name, x, lit = f'{col}{row + 1}', X + (k - 1) * .345, (col, row) == ('B', 1)
        tote((x, Y, z + .0105), green if (k + row) % 2 else grey)
        sheet('name', .105, .062, image_mat(printed('tote-' + name, 105, 62, [('text', '#16302d', 52, 14, 50, name, 'bold')], '#ffc83d' if lit else '#eef2ef'), .95 if lit else None, .4), (x, Y - .2105, z + .108), (90, 0, 0))
        c.slab((x + .09, Y - .244, z - .006), .060, .030, .012, .006, dark, .002, (90, 0, 0)); c.cyl((x + .09, Y - .252, z - .006), .0095, .006, glow('#ffc83d', 7) if lit else plastic('#54615d', .3), .001, (90, 0, 0))
        for n in range(5 if row == 2 else 3):
            if row < 2 or (k, n) != (1, 4):
                place(random.choice(goods), (x + (n % 2 - .5) * .135 + random.uniform(-.008, .008), Y - .11 + (n // 2) * .118, z + .018), random.choice((0, 180)) + random.uniform(-5, 5))
c.done()
area((X - .255, Y - .30, .594), (X - .255, Y - .6, .50), (.03, .03), .12, '#ffc83d')
def put_here():
    """The tote for the item, and its position on the trolley."""
    m = [('fill', '#14302d', 0, 0, 66, 55), ('text', '#f4f7f5', 11, 5, 15.5, 'Put in', 'bold'), ('text', YELLOW, 41, 4, 48.5, 'B2', 'bold')]
    m += [('fill', YELLOW if k == 3 else '#d5deda', 5.5 + k % 3 * 19, 60 + k // 3 * 14, 17, 12) for k in range(9)]
    return printed('put-here', 66, 103, m, '#fbfcfc')


# the handheld on its arm, before the column of the lit tote
H = (X - .45, Y - .58, 1.13)
B = (H[0] - .008, H[1] + .056, H[2] - .02)
m = Part('mount'); m.slab((H[0], H[1] + .030, H[2]), .066, .100, .016, .012, dark, .005, (70, 0, 0)); m.ball(B, .019, rubber()); m.cyl((X - .535, Y - .23, 1.185), .026, .056, dark, .006); m.ball((X - .535, Y - .266, 1.185), .018, rubber()); m.done()
tube([B, (X - .49, Y - .42, 1.17), (X - .535, Y - .266, 1.185)], .0125, dark)
place(scanner(put_here(), .8), H, 6, (68, 0))
# cold light in the aisle, warm light through an open door behind the camera
area((1.6, -1.3, 2.0), (X, Y, .9), (.8, .8), 84, '#ffc88c'); area((-1.5, -1.0, 2.1), (X - .2, Y, 1.0), (.8, .9), 30, '#e2f4f6')
if 'upright' in sys.argv:                                   # phones: the handheld and the tote on its screen
    camera((X - .20, -1.06, 1.50), (X - .374, .27, .86), lens=72, fstop=8, focus=(H[0], H[1] + .15, H[2]))
    upright('trolley', size=78, samples=20, exposure=1.4, fog=.22)
else:
    camera((X - .10, -1.12, 1.54), (X - .07, .40, .955), lens=39, fstop=5.6, focus=(H[0], H[1] + .1, H[2]))
    render('trolley', size=78, samples=20, phone=None, exposure=1.4, fog=.22)
