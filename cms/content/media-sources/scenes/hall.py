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


def slotting_screen():
    """The plan for tonight, as far as it can be read across an aisle: where the walk is long, what moves, what it saves."""
    shades = ('#e7f2ee', '#bfe3d8', '#7cc7b6', '#2f9d8c', '#0b6f66')
    m = [('text', INK, 13, 9, 20, 'Hall 2, tonight', 'bold'), ('fill', YELLOW, 128, 8, 64, 18), ('text', INK, 10, 134, 20.5, '57 moves', 'bold')]
    m += [('fill', shades[min(4, max(0, j - 1 + (k * 5 + j * 3) % 3 - k % 2))], 9 + k * 15, 33 + j * 10.5, 14, 9.7) for k in range(7) for j in range(6)]
    for k, (what, s) in enumerate((('Peas', '41 s'), ('Cod', '36 s'), ('Ice cream', '29 s'))):
        y = 47 + k * 21; m += [('text', INK, 10, 122, y, what), ('text', INK, 11, 173, y, s, 'bold'), ('fill', '#d5dedb', 122, y + 6, 71, .6)]
    return printed('slotting-screen', 200, 129, m + [('fill', '#d5dedb', 9, 102, 183, .7), ('text', INK, 20, 9, 122, '44 m', 'serif'), ('text', '#4c605a', 11, 66, 121, 'a line, from 61 m')], '#fbfcfc')


m = place(monitor(slotting_screen(), .56, .3613, .80, '#22302f'), (X, Y, Z)); m.rotation_euler = (rad(84), 0, rad(9))
glove((X + .12, Y + .01, Z - .228), 74, cloth('#3f7fa6')); place(estop(), (X - .18, Y, Z - .228), 6, scale=.7)
area((-1.2, -1.0, 2.3), (X, Y, Z), (1.0, .8), 30, '#e6f4ff')
area((1.2, -.6, 1.5), (X + .1, Y, Z - .2), (.5, .6), 9, '#d5ecff')
camera((.12, -.72, 1.36), (.10, 1.4, 1.27), lens=31, fstop=4.5, focus=(X, Y, Z))
render('hall', phone=.12, exposure=1.3, fog=.26, fogcol='#a9c6d6')
