"""A frozen hall before the night shift: on a blue post between the pallet racks a screen shows tonight’s moves, a blue glove lies below it, and the aisle runs off into cold mist."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(); cold_hall()
X, Y, Z = -.20, .62, 1.30                                   # middle of the screen
post, dark = painted('#2f6f8f', 'post', .4), painted('#1c2a29', 'console')
p = Part('stand')
p.box((X, Y + .07, .65), (.07, .07, 1.5), post, .008)
p.box((X, Y + .02, Z - .245), (.50, .16, .03), dark, .01)    # the shelf below the screen
p.done()
m = place(monitor(slotting_screen(), .56, .3613, .80, '#22302f'), (X, Y, Z)); m.rotation_euler = (rad(84), 0, rad(9))
glove((X + .12, Y + .01, Z - .228), 74, cloth('#3f7fa6')); place(estop(), (X - .18, Y, Z - .228), 6, scale=.7)
area((-1.2, -1.0, 2.3), (X, Y, Z), (1.0, .8), 30, '#e6f4ff')
area((1.2, -.6, 1.5), (X + .1, Y, Z - .2), (.5, .6), 9, '#d5ecff')
camera((.12, -.72, 1.36), (.10, 1.4, 1.27), lens=31, fstop=4.5, focus=(X, Y, Z))
render('hall', phone=.12, exposure=1.3, fog=.26, fogcol='#a9c6d6')
