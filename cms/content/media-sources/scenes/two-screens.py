"""Two screens at the mouth of a frozen aisle: on the left the stock of a standard system as a grey list, on the right the first of 57 moves for tonight, peas from J-04 to C-16."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=23); cold_hall()
Y, TOP = .55, 1.02
dark, steel = painted('#1c2a29', 'frame'), metal('#a9b3b0', .3)


def stock():
    """The screen of the standard system: places, products and numbers."""
    m = [('fill', '#5b6a70', 0, 0, 200, 28), ('text', '#f2f5f4', 17, 10, 20, 'Stock', 'bold'), ('text', '#dfe5e3', 16, 141, 20, 'Hall 2')]
    for k, (place_, what, boxes) in enumerate((('A-07', 'Cod', '212'), ('C-16', 'free', '0'), ('D-02', 'Fries', '148'), ('J-04', 'Peas', '96'))):
        y = 28 + k * 24.25; m += [('fill', ('#e9eceb', '#dde2e0')[k % 2], 0, y, 200, 24.25), ('text', '#33413f', 17, 10, y + 18.2, place_, 'bold'), ('text', '#33413f', 17, 76, y + 18.2, what), ('text', '#33413f', 17, 156, y + 18.2, boxes)]
    return printed('stock', 200, 125, m, '#e9eceb')


def tonight():
    """The screen that was built for the hall: one decision."""
    m = [('fill', DEEP, 0, 0, 200, 28), ('text', '#f4f7f5', 17, 10, 20, 'Tonight', 'bold'), ('fill', YELLOW, 110, 4, 83, 20), ('text', INK, 16, 117, 19.6, '57 moves', 'bold')]
    m += [('text', INK, 27, 9, 56, 'Peas', 'serif'), ('fill', '#d5deda', 10, 66, 66, 24), ('text', INK, 18, 18, 84.5, 'J-04', 'bold'), ('line', TEAL, 2.6, [(84, 78), (112, 78)]), ('line', TEAL, 2.6, [(104, 71), (112, 78), (104, 85)])]
    m += [('fill', YELLOW, 120, 66, 70, 24), ('text', INK, 18, 128, 84.5, 'C-16', 'bold'), ('text', INK, 19, 10, 114, '41 s saved a day', 'bold')]
    return printed('tonight', 200, 125, m, '#fbfcfc')


def screen(png, at, turn, strength):
    o = place(monitor(png, .52, .325, strength, '#1b2625'), at); o.rotation_euler = (rad(84), 0, rad(turn))


screen(stock(), (-.285, Y, 1.30), 9, .62); screen(tonight(), (.285, Y, 1.30), -9, .62)
b = Part('arm'); b.box((0, Y + .115, 1.28), (.74, .03, .045), dark, .008); b.cyl((0, Y + .115, 1.16), .022, .30, steel, .003); b.done()
# the desk of the shift leader, on wheels
p = Part('desk'); p.slab((0, Y + .02, TOP - .016), 1.30, .56, .032, .02, pbr('laminate', '#40524f', .38, 0, .06, 5, .04, 90), .005); p.slab((0, Y + .10, TOP + .008), .26, .18, .014, .02, dark, .004)
for x in (-.56, .56):
    p.box((x, Y + .05, TOP / 2 - .016), (.05, .05, TOP - .032), painted('#0c4a46', 'leg'), .006)
p.slab((0, Y - .15, TOP + .008), .40, .13, .014, .010, plastic('#1a2423', .42), .004)
for row in range(4):
    for k in range(13):
        p.slab(((k - 6) * .0285, Y - .11 - row * .027, TOP + .018), .023, .021, .006, .003, plastic('#37464a', .5), .0015)
p.done()
glove((.40, Y - .10, TOP + .001), -52); glove((.43, Y - .06, TOP + .015), -38, flip=-1)
place(scanner(printed('off', 47, 74, [], '#060b0b'), .2), (-.42, Y - .10, TOP + .001), 24)
mug((-.30, Y - .03, TOP), 150, pbr('cup', '#d99a1c', .16, 0, .05, 12, .02, 60, coat=.6))
# cold lamps far down the aisle, a warm one above the desk
area((-.5, -.5, 2.5), (0, Y, TOP), (.7, .5), 46, '#ffd3a0'); area((1.5, -1.0, 2.0), (.1, Y, TOP), (.8, .9), 18, '#e2f4f6')
camera((.05, -1.02, 1.47), (0, Y, 1.235), lens=42, fstop=3.5, focus=(0, Y, 1.3))
render('two-screens', size=78, samples=16, phone=None, exposure=1.4, fog=.22)
