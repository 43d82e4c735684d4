"""An exam hall before the doors open: rows of single tables with a sheet and a pencil each in low morning sun; in front a tablet with the plan of the seats."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=3); world('#a9c4cc', .30); mist(3, 30)
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
    return leaf(printed(f'seat-{seat}', 148, 210, [('text', INK, 22, 12, 30, seat, 'serif'), ('text', INK, 14, 97, 29, 'Notes', 'serif'), ('fill', INK, 12, 38, 124, .8)] + [('fill', '#b9c3bf', 12, 52 + k * 10, 124, .5) for k in range(15)]), 210, 297, .25)


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
place(desks[0], (.42, .02, 0), 1.5)                                          # the table in the foreground


def seat_screen():
    """The plan of the seats with one highlighted, and only what is legible from the camera."""
    papers = ('#a9d3c9', '#ecd27c', '#eab1a3', '#a9c0dc', '#c9b3dc')
    m = [('fill', papers[(k * 2 + j * 3) % 5], 9 + k * 17, 10 + j * 17.4, 14, 14) for k in range(6) for j in range(6)]
    m += [('fill', YELLOW, 58, 42.8, 18, 18), ('text', INK, 11, 60.5, 56, '14', 'bold'), ('line', INK, 1.2, [(57, 42), (77, 42), (77, 61.6), (57, 61.6), (57, 42)])]
    return printed('seat-screen', 200, 122, m + [('text', INK, 34, 117, 42, 'F-14', 'serif'), ('fill', INK, 118, 52, 74, .9), ('text', INK, 14, 117, 73, 'Statistics 1', 'bold'), ('text', INK, 14, 117, 93, 'until 14:00', 'bold'), ('text', INK, 14, 117, 113, 'socket 88', 'bold')], '#fbfaf5')


t = place(tablet(seat_screen(), w=.330, h=.2013, strength=.46), (.52, .02, .7372 + .116), 6, (62, 0))
s = Part('stand'); s.slab((.517, .085, .742), .15, .10, .008, .012, painted('#22302e'), .003, (0, 0, 6)); s.slab((.513, .085, .80), .10, .13, .008, .012, painted('#22302e'), .003, (62, 0, 6)); s.done()
sun((.86, .28, -.44), 6.5, '#ffd9a0', .8)                                   # low sun through the windows on the left
area((-6.0, 8, 3), (0, 8, 1), (16, 3.6), 420, '#bcd6e2')                     # sky in the windows
area((1.6, -1.6, 2.6), (.4, .2, .8), (1.4, 1.2), 22, '#e6f1f0').visible_glossy = False      # soft light on the first table, without a reflection in the glass
camera((.19, -.96, 1.14), (.36, 2.4, .735), lens=35, fstop=3.5, focus=(.52, .01, .84))
render('exam-hall', size=78, samples=18, phone=.97, exposure=1.6, fog=.16, fogcol='#d9d3bd')
