"""The dock at the end of a shift: door 5 stands open to the evening sky, and a trailer backs up to it with its red lamps on; dark before the light wait two roller cages with totes and a pallet truck."""
import os, runpy, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

sys.argv.append('late')
runpy.run_path(os.path.join(HERE, 'dock.py'))
X, Y = 7.4, 9.75                                                                 # the rear of the trailer
dark, pale = painted('#27383a', 'trailer'), painted('#9fb0ae', 'trailer door')
t = Part('trailer'); t.box((X + 6, Y, 1.42), (12, 2.5, 2.7), dark, .05); t.box((X + 1, Y, -.25), (1.6, 2.3, .3), rubber(), .04); t.box((X - .02, Y, -.10), (.10, 2.5, .22), rubber('#0d1615'), .02)
for s in (-1, 1):
    t.box((X - .02, Y + s * .615, 1.44), (.05, 1.20, 2.56), pale, .015)
    for k in (.22, .44):
        t.cyl((X - .07, Y + s * k, 1.44), .018, 2.5, metal(), .003)
    t.cyl((X + 1, Y + s * .95, -.72), .52, .34, rubber(), .05, (90, 0, 0))
    for k, c in enumerate(('#ff2a1c', '#ff2a1c', '#ff8a1c')):
        t.box((X - .08, Y + s * (1.13 - k * .15), -.10), (.03, .12, .10), glow(c, 2.6 if k < 2 else 1.6), .01)
t.done()
for s in (-1, 1):
    area((X - .2, Y + s * 1.0, -.1), (3, Y, -.2), (.3, .15), 9, '#ff3a26')
area((2.9, 9.5, 1.9), (-4, 9.5, .3), (2.4, 2.0), 90, '#ffc79a')                    # the sky in the door
camera((-2.35, 9.35, 1.36), (2.6, 9.62, 1.42), lens=28, fstop=4, focus=(2.2, 9.5, 1.3))
render('dock-late', size=78, samples=18, phone=None, exposure=1.75, fog=.14, fogcol='#b09a86')
