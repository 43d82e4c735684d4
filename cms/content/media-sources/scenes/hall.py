"""A handheld leans on a carton in a frozen hall, the aisle of pallet racks behind it; its screen says go to C-14-03."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

begin(); cold_hall()
# foreground: goods on a pallet, top at 1.0 m
p = Part('front'); g = None
pallet(at=(.30, .42, 0))
for z in (0, 1, 2):
    for x in (0, 1):
        for y in (0, 1, 2):
            carton(p, (.105 + x * .39, .03 + y * .39, .145 + z * .285), (.384, .384, .284), cardboard('#ad875a'), random.uniform(-.7, .7), label=(y == 0))
carton(p, (.395, .29, 1.001), (.40, .30, .215), cardboard('#b8946a'), 9, label=True)
p.done()
s = scanner(picture('products/glove-handheld-1', '471x736+55+64', 800), 1.25)
place(s, (.235, .072, 1.001 + .1075), turn=4, tilt=(67, 0))
area((-1.5, -1.0, 2.3), (.3, .1, 1.0), (1.0, .7), 46, '#f0fbfa')            # one soft card for the front
area((1.5, -.55, 1.6), (.45, .12, 1.05), (.7, .7), 9, '#e2f4f6')            # weak fill: keeps the shadow clean
camera((-.10, -.66, 1.285), (.045, .9, 1.155), lens=33, fstop=4.5, focus=(.235, .05, 1.1))
render('hall', phone=0.88, exposure=1.35, fog=.22)
