"""A handheld rests on rolls of tape on a stack of empty pallets; its screen says go to C-14-03, the hall behind it is out of focus."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(); cold_hall()
Z = 6 * .144
pbr('wood', '#a5845c', .72, 0, .20, 4, .55, 70, stretch=(11, .8, 11), island=.20, dirt='#4b3c2a', dirt_amount=.55)     # the grain runs along the top boards
for k in range(6):
    pallet(at=(.22 + random.uniform(-.012, .012), .42 + random.uniform(-.012, .012), k * .144), rot=(0, 0, random.uniform(-1.2, 1.2) if k < 5 else 0))
nails = Part('nails')
for x in (-.3275, -.165, 0, .165, .3275):
    for y in (-.56, -.50, -.03, .03):
        nails.cyl((.22 + x + random.uniform(-.02, .02), .42 + y, Z + .0003), .0042, .0014, metal('#6d716f', .5), .0005, n=14)
nails.done()

place(tape_roll(), (.128, .276, Z + .0003)); place(tape_roll(), (.134, .269, Z + .0483), 40); place(tape_roll(), (.335, .36, Z + .0003), 10)
s = scanner(go_to(), .95)
UPRIGHT = 'upright' in sys.argv                             # phones: close enough to read the screen, tilted so that no lamp is reflected in it
place(s, (.098, .138, Z + .067) if UPRIGHT else (.098, .132, Z + .0475), turn=-9, tilt=(37 if UPRIGHT else 27.5, 0))
k = Part('knife'); y, d = plastic('#f2b728', .4), rubber('#141f1e')
k.slab((0, 0, .009), .030, .150, .017, .012, y, .006); k.slab((0, -.01, .0178), .012, .075, .003, .005, d, .001); k.slab((0, -.022, .0205), .009, .018, .005, .003, y, .0018); k.slab((0, .080, .009), .020, .016, .009, .004, metal('#aab3b1', .3), .002)
k.done((-.115, .20, Z + .0003), (0, 0, 38))
l = sheet('label', .105, .074, label_mat(), (-.045, .050, Z + .0012), (0, 0, 22))
area((-1.3, -.7, 2.0), (.1, .15, Z), (.9, .6), 30, '#f0fbfa'); area((1.5, .3, 1.5), (.1, .15, Z), (.5, .9), 10, '#dcf1f4')
if UPRIGHT:
    camera((.060, -.135, Z + .250), (.103, .160, Z + .106), lens=50, fstop=11, focus=(.10, .17, Z + .11))
    upright('handheld', size=78, samples=18, exposure=1.35, fog=.16)
else:
    camera((-.06, -.42, Z + .255), (.045, .25, Z + .075), lens=42, fstop=5.6, focus=(.09, .14, Z + .08))
    render('handheld', size=78, samples=18, phone=None, exposure=1.35, fog=.16)
