"""A clipboard, a step counter and a glove on cartons in a frozen hall; far down the aisle two people with their backs to us."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *
from figure import *

begin(seed=5); cold_hall()
# far down the aisle, beyond what the lens holds sharp
figure({'male_casualsuit05': '#33484e', 'shoes03': None}, (-.46, 15.2, 0), 181, STROLLING, hair='short02', scale=1.04, legs='#28343a')
figure({'male_casualsuit05': '#1f4a47', 'shoes03': None}, (.40, 14.7, 0), 178, WAITING, hair='ponytail01', vest='#f0c022', legs='#2b3942', scale=.97)
# what they left at the start of the aisle
X, Y, TOP = .64, 1.84, 1.04
p = Part('cartons')
for k, (w, turn) in enumerate(((.60, 0), (.60, 2), (.58, -3))):
    carton(p, (X, Y, .04 + k * .3333), (w, .46, .3333), cardboard(), turn, None, True)
p.box((X, Y, .02), (.8, .6, .04), wood(), .004); p.done()
walk = [('text', INK, 15, 14, 28, 'Aisle A, 21:40', 'serif'), ('fill', INK, 14, 32, 120, .8)]
walk += [('text', '#1d3f8a', 12, 16, 58 + k * 27, t, 'serif') for k, t in enumerate(('to the peas  61 m', 'and back  58 m', 'asks where', 'to the fries  47 m', 'looks again'))]
place(clipboard(printed('walked', 148, 210, walk)), (X - .12, Y - .01, TOP + .002), 13, scale=1.35)
place(step_counter(), (X + .13, Y - .13, TOP + .002), -14, scale=1.5)
glove((X + .14, Y + .06, TOP + .004), 62, cloth('#3f7fa6'))
area((.2, -.4, 2.2), (X, Y, TOP), (.9, .6), 16, '#f2fbfb')
area((.2, 11.6, 3.6), (0, 14.8, 1.2), (1.6, .6), 44, '#e8f6f6')
camera((.20, -.05, 1.60), (.15, 4.6, 1.00), lens=33, fstop=2.4, focus=(X, Y - .1, TOP))
render('floor', phone=.76, exposure=1.4, contrast=1.05, fog=.2)
