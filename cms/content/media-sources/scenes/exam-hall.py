"""An exam hall before the doors open: rows of single tables with a sheet and a pencil each in low morning sun; in front a tablet with the plan of the seats."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

EVE, PHONE = 'eve' in sys.argv, 'upright' in sys.argv                           # EVE: exam-eve.py, from the invigilator's desk, the evening before. PHONE: with the lamp closer to the rest
begin(seed=3); world(*(('#4a6f8a', .62) if EVE else ('#a9c4cc', .30))); mist(3, 30)
oak = pbr('parquet', '#9c7a50', .30, 0, .10, 1.4, .05, 60, stretch=(6, .5, 1), island=.20, dirt='#5d4526', dirt_amount=.3)
f = Part('floor')
for i in range(-40, 44):                                                     # boards along Y
    for k in range(9):
        f.box((i * .16 + .08, k * 2.6 - 3 + (i * 1.13) % 2.6, -.01), (.158, 2.596, .02), oak, .0012, seg=1)
f.done()
w = Part('room'); plaster, sill = wall('#d3d8cf'), painted('#e6e8e0', 'sill')
w.box((6.6, 9, 3), (.2, 30, 6), plaster, .01); w.box((0, 19.6, 3), (16, .2, 6), plaster, .01); w.box((0, 9, 6.1), (16, 30, .2), wall('#c9cfc8'), .01)
for x, z, h in ((0, .5, 1.0), (0, 5.5, 1.0)):
    w.box((-6.3, 9, z), (.3, 30, h), plaster, .01)
for k in range(8):
    w.box((-6.3, -3.2 + k * 3.2, 3), (.3, 1.0, 4.2), plaster, .02); w.box((-6.22, -1.6 + k * 3.2, 1.02), (.4, 2.3, .06), sill, .01)
    for z in (1.05, 3.0, 4.95):
        w.box((-6.32, -1.6 + k * 3.2, z), (.07, 2.3, .06), sill, .006)
    for y in (-1.1, 0, 1.1):
        w.box((-6.32, -1.6 + k * 3.2 + y, 3), (.07, .055, 4.0), sill, .006)
w.box((0, 19.45, .06), (13, .06, .12), painted('#8a7a62', 'skirting'), .006); w.box((6.46, 9, .06), (.06, 30, .12), painted('#8a7a62', 'skirting'), .006)
w.cyl((1.2, 19.42, 3.9), .40, .08, painted('#22302e'), .01, (90, 0, 0), n=64); w.cyl((1.2, 19.37, 3.9), .36, .02, plastic('#f4f3ec', .4), .002, (90, 0, 0), n=64)
for a, L, t in ((-75, .20, .028), (0, .30, .020)):
    w.box((1.2 + L / 2 * math.sin(rad(a)), 19.35, 3.9 + L / 2 * math.cos(rad(a))), (t, .01, L), plastic('#16211f', .4), .002, (0, a, 0))
for x in (-2.6, 5.0):
    w.slab((x, 19.46, 1.15), 1.5, 2.3, .06, .02, painted('#5f7c74', 'door'), .01, (90, 0, 0))
w.done()

def sheet_for(seat):
    """A ruled sheet for notes, with the number of the seat."""
    return leaf(printed(f'seat-{seat}', 148, 210, [('text', INK, 30, 12, 33, seat, 'bold'), ('text', INK, 18, 85, 33, 'Notes', 'bold'), ('fill', INK, 12, 42, 124, 1.4)] + [('fill', '#9fada8', 12, 56 + k * 12, 124, .9) for k in range(12)]), 210, 297, .25)


paper = sheet_for('F-14')
stick = pencil()
def desk(seed):
    """A single table of 70 x 50 cm, with a chair pushed in on the side of the camera."""
    r = random.Random(seed); g = group(f'desk-{seed}'); p = Part('desk', g); top = pbr('table', '#c9b48c', .38, 0, .10, 3, .04, 120, stretch=(1, 7, 1), coat=.15); st = painted('#2b3b39', 'leg')
    p.slab((0, 0, .725), .70, .50, .024, .02, top, .005)
    for x in (-.31, .31):
        p.cyl((x, -.21, .36), .013, .71, st, .002); p.cyl((x, .21, .36), .013, .71, st, .002); p.box((x, 0, .69), (.02, .42, .03), st, .004)
    p.box((0, .21, .69), (.62, .02, .03), st, .004)
    a = r.uniform(-3, 3); seat = painted('#2f6a64', 'seat')
    p.slab((0, -.30, .44), .38, .38, .016, .05, seat, .006, (0, 0, a)); p.slab((0, -.50, .74), .38, .20, .014, .05, seat, .006, (96, 0, a))
    for x in (-.17, .17):
        p.cyl((x, -.13, .22), .010, .44, st, .002); p.cyl((x, -.48, .36), .010, .72, st, .002)
    p.done()
    o = place(paper, (-.19 + r.uniform(-.01, .01), -.06, .7372), r.uniform(-2, 2)); q = place(stick, (-.15, -.07 + r.uniform(-.02, .02), .7382), 62 + r.uniform(-12, 12))
    for x in (o, q):
        bpy.context.scene.collection.objects.unlink(x); g.objects.link(x)
    return g
desks = [desk(s) for s in range(5)]
for row in range(10):
    for col in range(-4, 5):
        if (row, col) == (0, 0):
            continue
        place(desks[(row * 3 + col) % 5], (col * 1.25 + random.uniform(-.015, .015), .55 + row * 1.62 + random.uniform(-.015, .015), 0), random.uniform(-.8, .8))
place(desks[0], (.42, .02, 0), 1.5)                                          # the table in the foreground of the morning


def seat_screen():
    """The plan of the seats with one highlighted, and only what is legible from the camera."""
    papers = ('#a9d3c9', '#ecd27c', '#eab1a3', '#a9c0dc', '#c9b3dc')
    m = [('fill', papers[(k * 2 + j * 3) % 5], 9 + k * 17, 10 + j * 17.4, 14, 14) for k in range(6) for j in range(6)]
    m += [('fill', YELLOW, 58, 42.8, 18, 18), ('text', INK, 11, 60.5, 56, '14', 'bold'), ('line', INK, 1.2, [(57, 42), (77, 42), (77, 61.6), (57, 61.6), (57, 42)])]
    return printed('seat-screen', 200, 122, m + [('text', INK, 34, 117, 42, 'F-14', 'serif'), ('fill', INK, 118, 52, 74, .9), ('text', INK, 14, 117, 73, 'Statistics 1', 'bold'), ('text', INK, 14, 117, 93, 'until 14:00', 'bold'), ('text', INK, 14, 117, 113, 'socket 88', 'bold')], '#fbfaf5')



def sealed():
    """The sealed envelope with the code that opens the papers when no line does."""
    g = group('sealed'); p = Part('envelope', g); p.slab((0, 0, .002), .212, .150, .004, .003, board('#d2b07a'), .0012); p.done()
    print_ = printed('sealed', 210, 148, [('text', INK, 42, 18, 56, 'Hall B', 'serif'), ('fill', INK, 18, 70, 174, 1), ('text', INK, 22, 18, 99, 'only if the line', 'bold'), ('text', INK, 22, 18, 127, 'is down', 'bold'), ('dot', RED, 168, 120, 15), ('dot', '#8f1d17', 168, 120, 10)], '#d9bb88')
    sheet('front', .210, .148, image_mat(print_, rough=.8, spec=.2), (0, 0, .0046), (0, 0, 0), g)
    return g


def hub():
    """A hub the size of a paperback, with its own access point and a lamp that says that the papers have arrived."""
    g = group('hub'); p = Part('hub', g); shell = plastic('#1d2b2b', .45)
    p.slab((0, 0, .020), .185, .120, .036, .014, shell, .006); p.slab((0, -.0605, .020), .120, .022, .002, .003, plastic('#0c1413', .2), .0006, (90, 0, 0))
    for s in (-1, 1):
        p.cyl((s * .075, .062, .085), .005, .15, rubber(), .002, (0, s * 5, 0)); p.cyl((s * .075, .060, .018), .008, .02, rubber(), .002, (90, 0, 0))
    for k in range(4):
        p.ball((-.045 + k * .016, -.0625, .020), .0026, glow('#7dffb0' if k < 3 else '#ffc83d', 5))
    p.done()
    return g


def evening():
    """One lamp on the invigilator's desk; behind it the tables, seen from the front, in the last light of the windows."""
    X, Y, Z = 0, 17.85, .76
    p = Part('front'); p.box((0, -5.8, 3), (13, .2, 6), plaster, .01)
    for x in (-1.2, 3.4):
        p.slab((x, -5.66, 1.15), 1.5, 2.3, .06, .02, painted('#5f7c74', 'door'), .01, (90, 0, 0))
    top = pbr('desk', '#8a6a44', .34, 0, .12, 3, .05, 120, stretch=(1, 7, 1), coat=.2)
    p.slab((X, Y, Z - .015), 1.9, .74, .03, .02, top, .005); p.box((X, Y - .33, .38), (1.7, .02, .70), top, .004); p.done()
    desk_lamp((.255 if PHONE else .31, 17.86, Z), 172)
    spot((.045 if PHONE else .10, 17.90, Z + .375), (-.02, 17.80, Z), 13, '#ffd09a', 140, .05, .9)
    place(sealed(), (.03, 17.73, Z + .0825), 183, (66, 0), 1.15)
    c = Part('cup'); c.cyl((.06, 17.64, Z + .05), .038, .10, pbr('cup', '#d9dfdb', .16, 0, .05, 12, .02, 60, coat=.6), .004); c.done()
    for k, (dx, dy) in enumerate(((-.018, .01), (.012, .014), (.004, -.016))):
        place(pencil(('#e9ac1e', '#e9ac1e', '#2f6fb0')[k]), (.06 + dx * 1.4, 17.64 + dy, Z + .115), 20 + k * 70, (0, -78 - 5 * k))
    place(hub(), (-.205, 17.79, Z), 168)


if EVE:
    evening()
    area((-6.0, 8, 3), (0, 8, 1), (16, 3.6), 480, '#7ea6cc')                     # the last light of the day in the windows
    film = dict(exposure=1.7, fog=.10, fogcol='#6f8ea3')
    if PHONE:
        camera((.035, 18.88, 1.20), (.035, 14, .34), lens=42, fstop=4, focus=(.03, 17.75, .83))
        upright('exam-eve', size=78, samples=18, **film)
    else:
        camera((-.02, 18.80, 1.17), (-.03, 14, .14), lens=35, fstop=4, focus=(.03, 17.75, .83))
        render('exam-eve', size=78, samples=18, phone=None, **film)
else:
    t = place(tablet(seat_screen(), w=.330, h=.2013, strength=.46), (.52, .02, .7372 + .116), 6, (62, 0))
    s = Part('stand'); s.slab((.517, .085, .742), .15, .10, .008, .012, painted('#22302e'), .003, (0, 0, 6)); s.slab((.513, .085, .80), .10, .13, .008, .012, painted('#22302e'), .003, (62, 0, 6)); s.done()
    sun((.86, .28, -.44), 6.5, '#ffd9a0', .8)                                   # low sun through the windows on the left
    area((-6.0, 8, 3), (0, 8, 1), (16, 3.6), 420, '#bcd6e2')                     # sky in the windows
    area((1.6, -1.6, 2.6), (.4, .2, .8), (1.4, 1.2), 22, '#e6f1f0').visible_glossy = False      # soft light on the first table, without a reflection in the glass
    camera((.19, -.96, 1.14), (.36, 2.4, .735), lens=35, fstop=3.5, focus=(.52, .01, .84))
    render('exam-hall', size=100, samples=18, phone=.97, exposure=1.6, fog=.16, fogcol='#d9d3bd')
