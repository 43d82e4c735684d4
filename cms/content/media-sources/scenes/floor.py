"""Two people with their backs to us in the aisle of a frozen hall: one points at a pallet space, the other writes it down on a clipboard."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *
from figure import *

begin(seed=5); cold_hall()
POINTING = {'upperarm01.L': (0, -16, 54), 'lowerarm01.L': (36, -6, 8), 'head': (-6, 26, 0), 'spine01': (0, 8, 0)} | curl('L', 34)
WRITING = {'upperarm01.L': (-12, 0, -32), 'lowerarm01.L': (-46, 0, -14), 'upperarm01.R': (-14, 0, 32), 'lowerarm01.R': (-30, 0, 36), 'head': (14, 16, 0)}
# who works here, in a thick jacket; who asks, in a vest with the visitor's helmet
figure({'male_casualsuit05': '#4d666a', 'shoes02': None}, (-.42, 4.6, 0), 160, WAITING | POINTING,
       hair='short02', scale=1.05, legs='#3d4d55')
figure({'male_casualsuit05': '#22504c', 'shoes03': None}, (.42, 4.35, 0), 196, WAITING | WRITING,
       hair='ponytail01', vest='#f0c022', legs='#46545f')
place(clipboard(printed('walked', 148, 210, [('hand', '#1d2b33', 16, 24 + k * 11, 70 + 30 * (k % 3), 4) for k in range(9)])), (.055, 4.74, 1.045), 14, (46, 0), 1.3)
area((.2, 1.4, 3.6), (0, 4.5, 1.2), (1.6, .6), 30, '#e8f6f6')
camera((.16, .40, 1.50), (.02, 4.6, 1.17), lens=40, fstop=3.2, focus=(0, 4.5, 1.3))
render('floor', phone=.37, exposure=1.4, contrast=1.05, fog=.2)
