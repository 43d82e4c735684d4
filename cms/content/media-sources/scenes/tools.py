"""Three desks at night, with screens that show what a database, a language and a library do. Same table, same camera.

    blender -b -P tools.py                         all three, as ../../media/tools/NAME.webp
    blender -b -P tools.py -- react                only this one
    SIZE=40 SAMPLES=8 blender -b -P tools.py       drafts: out/NAME.png, nothing else

Cards are only 221 px wide on tablets, so letters are at least 18 of the 200 units of a screen. A logo covers the upper right corner.
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE, NIGHT, MILK = '#1d3f8a', '#0a211e', '#eef6f3'


def desk(wall_colour, lamp):
    """A dark table before a wall, with a lamp above it on the left, out of view."""
    begin(seed=17); world('#2c5063', .11); mist(1, 8)
    p = Part('desk'); p.slab((0, .30, -.02), 2.6, 1.1, .04, .01, pbr('linoleum', '#1b3a36', .30, 0, .08, 4, .05, 160, rough_vary=.10), .004); p.done()
    p = Part('wall'); p.box((0, 1.55, .8), (6, .1, 3), wall(wall_colour), .004); p.done()
    spot((-.62, .22, .75), (-.14, .16, 0), lamp, '#ffc07a', 100, .03, .8); area((-.62, .30, .60), (0, 1.5, .3), .12, lamp * .16, '#ffc07a', 150)
    area((.9, -.9, 1.2), (.1, .2, .1), (.9, .6), 10, '#8fc4d8')


def on_foot(png, at, w, h, turn, strength):
    o = place(monitor(png, w, h, strength, '#16211f'), at); o.rotation_euler = (rad(86), 0, rad(turn))
    x, y, z = at; p = Part('foot'); m = plastic('#1b2725', .42); p.slab((x, y + .05, .007), .24, .17, .012, .02, m, .004, (0, 0, turn)); p.box((x + .006, y + .065, z / 2), (.06, .025, z), m, .006, (0, 0, turn)); p.done()
    area((x, y - .04, z), (x, y - .5, z - .12), (w, h), .9, '#bfe0da')


def yard(n=70):
    """Lamps of the yard in a window, far out of focus."""
    r = random.Random(4); p = Part('window'); f = painted('#15211f', 'frame')
    sky = sheet('sky', 1.5, .95, image_mat(gradient('yard', '#0a1a28', '#11293a', '#234050', '#0a1a22'), .5), (-.30, 1.49, .62), (90, 0, 0)); sky.visible_diffuse = False
    for x in (-1.06, -.30, .46):
        p.box((x, 1.47, .62), (.035, .05, .98), f, .004)
    for z in (.14, 1.10):
        p.box((-.30, 1.47, z), (1.56, .05, .035), f, .004)
    for k in range(n):
        p.ball((r.uniform(-1.0, .42), 1.485, .26 + r.random() ** 2 * .5), r.uniform(.003, .006), glow(r.choice(('#ffcf8a', '#ffd9a8', '#cfe6ff', '#ffb35c', '#9fe3d6')), r.uniform(2, 6)))
    p.done()


def postgresql():
    """Two bookings for the same dock and hour: a constraint rejects one, although nobody is there to notice."""
    desk('#3d625d', 34); yard()
    m = [('text', MILK, 25, 13, 31, 'Dock 2', 'bold'), ('text', '#8fc9bc', 25, 124, 31, '07:40')]
    m += [('fill', '#15524a', 9, 43, 182, 34), ('line', '#7fe0c9', 3.4, [(18, 60), (24, 67), (35, 52)]), ('text', MILK, 21, 46, 67.5, 'Brook Farms', 'bold')]
    m += [('fill', '#c3352a', 9, 83, 182, 34), ('line', '#ffffff', 3.4, [(19, 92), (34, 108)]), ('line', '#ffffff', 3.4, [(34, 92), (19, 108)]), ('text', '#ffffff', 23, 46, 108, 'Refused', 'bold')]
    on_foot(printed('refused', 200, 125, m, NIGHT), (-.03, .34, .225), .56, .35, -6, .78)
    place(travel_clock(3, 0), (.335, .17, 0), -16, scale=1.25); place(radio(), (-.36, .20, .0595), 18, (88, 0))


def typescript():
    """The declared type, the data that came, and the spreadsheet from which it came."""
    desk('#5d5140', 34)
    q = Part('shelf'); q.box((0, 1.36, .235), (3, .34, .022), plastic('#3a4a46', .4), .003); q.box((0, 1.36, .60), (3, .34, .022), plastic('#3a4a46', .4), .003)
    boxes = [small_carton(.15, .12, h, k) for k, h in enumerate((.12, .17, .22))]; q.done(); r = random.Random(6)
    for z in (.246, .611):
        for k in range(15):
            if (k * 5 + round(z * 10)) % 7:
                place(boxes[r.randrange(3)], (-1.2 + k * .172 + r.uniform(-.01, .01), 1.30, z), r.uniform(-4, 4))
    area((-.2, 1.0, .9), (0, 1.3, .3), (1.6, .1), 10, '#ffd0a0')
    mono = lambda c, x, y, words: ('text', c, 22, 14 + x * 13.2, y, words, 'mono')
    m = [mono(MILK, 0, 35, 'stock'), mono('#7c9b95', 5, 35, ':'), mono('#63d8c2', 7, 35, 'number'), mono(MILK, 0, 70, 'stock'), mono('#7c9b95', 6, 70, '='), mono('#ff9a7a', 8, 70, '"n/a"')]
    m += [('line', '#ff5a48', 2, [(14 + 13.2 * 8 + k * 4.4, 76 + k % 2 * 4) for k in range(16)]), ('fill', '#c3352a', 9, 88, 182, 29), ('text', '#ffffff', 21, 17, 110, 'Not a number', 'bold')]
    on_foot(printed('not-a-number', 200, 125, m, NIGHT), (-.03, .34, .225), .56, .35, -6, .78)
    c = [('text', INK, 44, 14, 62, 'A-08', 'bold'), ('fill', INK, 14, 78, 120, 1.2), ('text', BLUE, 64, 26, 144, 'n/a'), ('ring', RED, 70, 128, 56)]
    place(clipboard(printed('stocktake', 148, 210, c), '#6b4a2c'), (.385, .25, .112), -14, (72, 0)); place(small_carton(.13, .10, .15, 2), (.40, .345, 0), -14); place(pencil(), (.20, .175, .001), 22)


def react():
    """One component on three devices: the row of dock 4."""
    desk('#3d625d', 26)
    d = sheet('dawn', .62, 1.6, image_mat(gradient('dawn', '#4f7080', '#a98f74', '#f0a050', '#c9703a'), .62), (-.86, 1.49, .62), (90, 0, 0)); d.visible_diffuse = False
    area((-.86, 1.40, .5), (0, .2, 0), (.5, .9), 20, '#ffb070')
    row = lambda n, time, y, ground, ink: [('fill', ground, 0, y, 200, 41), ('text', ink, 32, 12, y + 31.5, n, 'bold'), ('text', ink, 32, 100, y + 31.5, time, 'bold'), ('text', ink, 19, 150, y + 31.5, 'min', 'bold')]
    m = row('3', '24', 0, NIGHT, MILK) + row('4', '25', 41.5, YELLOW, INK) + row('5', '37', 83, NIGHT, MILK)
    on_foot(printed('rows', 200, 124, m + [('fill', '#2d4b45', 0, 41, 200, .6)], NIGHT), (-.14, .42, .232), .56, .347, 5, .72)
    t = [('fill', YELLOW, 8, 8, 184, 124), ('text', INK, 44, 18, 56, '4', 'bold'), ('text', INK, 78, 18, 122, '25', 'bold'), ('text', INK, 42, 112, 122, 'min', 'bold')]
    o = place(tablet(printed('one-row', 200, 140, t, NIGHT), .205, .1435, .68), (.225, .225, .088)); o.rotation_euler = (rad(64), 0, rad(-9))
    b = Part('stand'); b.box((.235, .282, .05), (.10, .012, .11), plastic('#22302f', .4), .004, (-28, 0, -9)); b.slab((.23, .235, .005), .16, .11, .010, .02, plastic('#22302f', .4), .003, (0, 0, -9)); b.done()
    s = [('text', MILK, 30, 8, 30, '4', 'bold'), ('fill', YELLOW, 0, 38, 66, 65), ('text', INK, 47, 5, 77, '25', 'bold'), ('text', INK, 22, 6, 97, 'min', 'bold')]
    place(scanner(printed('small-row', 66, 103, s, NIGHT), .68), (.382, .15, .112), -16, (66, 0))
    q = Part('cradle'); q.slab((.384, .18, .018), .10, .10, .034, .012, plastic('#1b2524', .42), .006, (0, 0, -16)); q.done()


SETS = {
    'postgresql': ('A desk in a gatehouse at three in the morning: on the screen dock 2 at 07:40 is booked for Brook Farms, and the second booking of it is refused; before it a radio and a clock', postgresql),
    'typescript': ('A screen on which stock is a number and what came is n/a, marked in red as not a number; beside it the clipboard of a stocktake with n/a written on it, behind it shelves with cartons', typescript),
    'react': ('A board, a tablet and a handheld on a dark table before a door at dawn: all three show the same yellow row, dock 4 in 25 minutes', react),
}
chosen = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
for name, (_, arrange) in SETS.items():
    if not chosen or name in chosen:
        arrange()
        camera((.02, -.78, .37), (.02, .34, .175), lens=40, fstop=3.5, focus=(.0, .30, .2))
        render(name, size=78, samples=18, phone=None, to='tools', exposure=1.8, fog=.08, tone=.2, vignette=.16)
