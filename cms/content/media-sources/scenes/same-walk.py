"""Two small shelves on a mint table with the same coloured blocks in another order, red and black at the bottom in both; before each a card that says 418 m, with a tick."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=43); light_still_life((.02, .03, .04), key=48)
p = Part('table'); p.box((0, 8, -.02), (30, 20, .04), plate('#a9d4c6'), .001); p.done()
CELL, H, D, T = .066, .060, .062, .005
birch = pbr('birch', '#b98f5c', .42, 0, .16, 2.2, .10, 220, stretch=(.35, 7, 7), dirt='#8a6740', dirt_amount=.3)
GOODS = {'r': ('#b3261e', .048, .044), 'k': ('#16302d', .054, .050), 'y': ('#ffc83d', .046, .036), 't': ('#0d9488', .050, .040), 'b': ('#2f6fb0', .042, .044), 'w': ('#f2efe6', .048, .032), 'o': ('#d9662b', .040, .038), ' ': None}


def shelf(*rows):
    """A shelf of three by three places, filled from the top row down."""
    g = group('shelf'); p = Part('shelf', g); w = 3 * CELL + T
    for k in range(4):
        p.box((0, 0, T / 2 + k * H), (w, D, T), birch, .001); p.box((-w / 2 + k * CELL + T / 2, 0, 1.5 * H + T / 2), (T, D, 3 * H), birch, .001)
    p.box((0, D / 2, 1.5 * H), (w, .003, 3 * H), birch, .0005)
    for row, places in enumerate(rows):
        for k, what in enumerate(places):
            if GOODS[what]:
                c, a, h = GOODS[what]; p.box((-CELL + k * CELL + random.uniform(-.002, .002), -.006 + random.uniform(-.004, .002), T + (2 - row) * H + h / 2 + .0003), (a, .040, h), painted(c, 'block ' + c, .5), .003, (0, 0, random.uniform(-6, 6)))
    p.done()
    return g


def walk(n):
    m = [('text', INK, 27, 8, 36, '418 m', 'bold'), ('line', '#0b7a55', 4, [(96, 27), (103, 35), (116, 15)])]
    return leaf(printed(f'walk-{n}', 126, 52, m, '#fbfaf5'), 126, 52, (.4, .7)[n], seed=n, z=.0012)


place(shelf('ywb', 't o', 'kr '), (-.122, .060, .0004), 9); place(shelf('o t', ' yw', 'rbk'), (.122, .060, .0004), -9)
place(walk(0), (-.126, -.062, .0006), 5, scale=1.25); place(walk(1), (.126, -.062, .0006), -5, scale=1.25)
camera((.0, -.66, .36), (.0, .030, .066), lens=46, fstop=8, focus=(.0, .0, .06))
render('same-walk', size=78, samples=20, phone=None, exposure=1.35, sat=.95)
