"""A depot before the first run: refrigerated trucks, two with their lights on, and a driver’s device on charge that says left at the bridge, Ferrygate is closed."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=6); world('#48697c', .14); mist(3, 30)
pale = painted('#d8e0dc', 'roof')
p = Part('hall')
p.box((0, 14, -.05), (26, 44, .1), pbr('wet floor', '#566060', .20, 0, .16, .8, .05, 50, rough_vary=.14, dirt='#2b3332', dirt_amount=.45), .001)
p.box((-9.5, 14, 3), (.2, 44, 6.2), wall('#7b8f8b'), .004); p.box((9.5, 14, 3), (.2, 44, 6.2), wall('#7b8f8b'), .004); p.box((0, 14, 6.1), (20, 44, .1), wall('#6a7c79'), .004)
for x, w in ((-7.4, 4.4), (0, 2.2), (7.4, 4.4)):                                           # end wall with two open gates
    p.box((x, 30, 3), (w, .3, 6.2), wall('#6f827e'), .004)
p.box((0, 30, 5.5), (19, .28, 1.3), wall('#6f827e'), .004)
for k in range(9):
    p.box((0, 1 + k * 3.6, 5.75), (19, .18, .42), painted('#80918d', 'beam'), .01)
for x in (-4.6, -.5, 3.6):
    for k in range(6):
        p.box((x, 2.5 + k * 4.2, 5.42), (.16, 1.9, .05), glow('#dff1f0', 3.4), .006); p.box((x, 2.5 + k * 4.2, 5.48), (.26, 1.96, .08), pale, .01)
for x in (-5.9, -1.95, 2.0, 5.95):
    p.box((x, 13, .0008), (.10, 20, .0015), pbr('line', '#d9a62a', .45, 0, .2, 6, .1, dirt='#56605f', dirt_amount=.9), .0003)
p.done()
for x in (-4.6, -.5, 3.6):
    area((x, 13, 5.38), (x, 13, 0), (.3, 22.9), 300, '#cde6ea')

place(truck('#0f766e', 1), (-3.95, 8.4, 0), 3); place(truck('#0f766e', 0), (.02, 9.0, 0), 3); place(truck('#0f766e', 1), (4.05, 8.2, 0), 3); place(truck('#0f766e', 0), (-7.6, 9.4, 0), 3)
for x, y in ((-3.95, 8.1), (4.05, 7.9)):
    spot((x, y - .1, .62), (x, y - 7, .0), 240, '#fff0d2', 50, .1, .6)
area((0, 1.6, 5.0), (0, 9, 1.7), (9, .6), 170, '#cde6ea')                              # the row of lamps above the counter
# outside: sodium lamps in the yard, first light
sky = sheet('sky', 60, 20, image_mat(gradient('before dawn', '#17303f', '#33566a', '#7d8c8c', '#c99a6a'), .9), (0, 52, 8), (90, 0, 0)); sky.visible_diffuse = False
l = Part('sodium')
for x, y, z in ((-6.6, 44, 4.6), (-2.6, 40, 4.2), (3.2, 42, 4.5), (6.4, 46, 4.2)):
    l.ball((x, y, z), .16, glow('#ff9a3c', 40))
l.done()
area((0, 29, 3), (0, 10, 0), (9, 3.4), 260, '#ff9d4a')

def turn_screen():
    """The change of route and its reason: an arrow, a few words, and what it saves."""
    mint, light = '#63cbb9', '#f1f7f4'
    m = [('fill', '#12302a', 0, 0, 74, 113), ('fill', '#12424c', 0, 74, 74, 21), ('line', '#2c5a50', 11, [(50, 0), (50, 113)]), ('line', '#2c5a50', 11, [(0, 47), (50, 47)]), ('fill', '#ff8a66', 38, 16, 24, 10)]
    m += [('line', '#12302a', 2.2, [(x, 25), (x + 5, 17)]) for x in (41, 48, 55)]
    m += [('line', mint, 7.5, [(50, 110), (50, 47), (30, 47)]), ('area', mint, [(10, 47), (31, 33), (31, 61)])]
    m += [('text', light, 24, 81, 34, 'Left at', 'bold'), ('text', light, 24, 81, 58, 'the bridge', 'bold'), ('text', '#ffb59c', 13.5, 82, 78, 'Ferrygate is closed', 'bold')]
    return printed('turn-screen', 218, 113, m + [('fill', mint, 82, 86, 104, 20), ('text', '#0a1917', 15, 88, 101.5, '11 min saved', 'bold')], '#0a1917')


# foreground: the counter where devices charge
T = 1.02
k = Part('counter'); k.box((.3, .02, T - .02), (2.6, .62, .04), pbr('counter', '#7d6348', .38, 0, .14, 3, .10, 80, stretch=(1, 10, 10), dirt='#3c2f22', dirt_amount=.3), .008); k.box((.3, -.02, .5), (2.5, .5, .98), painted('#20302e'), .01)
cradle, rub = plastic('#1c2726', .42), rubber('#0f1716')
k.box((.185, .015, T + .013), (.62, .13, .026), cradle, .008)
for x in (.03, .335):
    k.box((x, 0, T + .045), (.20, .075, .05), cradle, .012); k.box((x, .043, T + .085), (.15, .018, .14), cradle, .006, (-14, 0, 0)); k.cyl((x + .085, -.0385, T + .045), .0035, .002, glow('#46e0b0', 5), .0005, (90, 0, 0))
k.done()
for x, lit in ((.03, 1), (.335, 0)):
    g = group('device'); q = Part('device', g); q.slab((0, 0, -.006), .252, .142, .022, .022, rub, .008, seg=4); q.slab((0, 0, .0045), .236, .126, .004, .013, plastic('#0a1011', .08), .0012)
    for s in (-1, 1):
        for t in (-1, 1):
            q.slab((s * .1175, t * .0625, -.003), .026, .026, .024, .007, plastic('#e3a81f', .5) if lit else cradle, .0035)
    q.done()
    if lit:
        sheet('screen', .218, .1132, image_mat(turn_screen(), .72), (0, 0, .0068), col=g)
    o = place(g, (x + random.uniform(-.004, .004), -.007, T + .134)); o.rotation_euler = (rad(76), rad(random.uniform(-.8, .8)), rad(-6 + random.uniform(-2, 2)))
mug((-.235, .22, T), 200)
area((-1.5, -1.1, 2.2), (.3, .1, T), (.9, .6), 15, '#e9f6f5'); area((.03, -.125, T + .14), (0, -.6, T - .2), (.2, .1), .25, '#bfeee4')
camera((-.06, -.60, T + .26), (.03, 2.0, T + .12), lens=35, fstop=3.2, focus=(.03, -.015, T + .13))
render('truck-depot', size=78, samples=16, phone=0.72, exposure=1.75, fog=.20, fogcol='#8fa3a4', bloom=.08)
