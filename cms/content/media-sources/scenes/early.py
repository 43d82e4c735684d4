"""Ten past four in a hotel by the port: the alarm clock on the night stand, beside it a flask and a room key; a yellow safety vest hangs on the wall above a helmet, and the first grey light comes past the curtain."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=410); world('#2b4152', .10); mist(2, 12)
T = .56                                                     # height of the night stand
walnut = pbr('walnut', '#5d3b24', .38, 0, .20, 2.2, .10, 220, stretch=(.35, 7, 1))
p = Part('room'); p.box((0, .62, 1.3), (6, .1, 3), wall('#3a6d68'), .004); p.box((0, 0, -.02), (6, 4, .04), pbr('carpet', '#3a4a4c', .95, 0, .12, 6, .6, 500), .001)
p.box((0, .560, .05), (6, .02, .10), painted('#22302e'), .004)
p.slab((-.16, .30, T - .016), .66, .46, .032, .012, walnut, .006); p.box((-.16, .31, .28), (.62, .42, .50), walnut, .006); p.box((-.16, .092, .40), (.58, .016, .20), walnut, .004); p.cyl((-.16, .076, .40), .013, .022, metal('#b08d4f', .3), .003, (90, 0, 0))
p.done()


def time():
    """The time 04:10 in amber segments."""
    on = {'0': 'abcdef', '1': 'bc', '4': 'bcfg'}; w, h, c = 17, 30, '#ffb347'
    at = {'a': ((3, 0), (14, 0)), 'b': ((17, 3), (16, 12.5)), 'c': ((15.6, 17.5), (14.6, 27)), 'd': ((.5, 30), (11.5, 30)), 'e': ((-1.4, 17.5), (-2.4, 27)), 'f': ((0, 3), (-1, 12.5)), 'g': ((2, 15), (13, 15))}
    m = []
    for k, d in enumerate('0410'):
        x = 16 + k * 30 + (10 if k > 1 else 0); m += [('line', c if s in on[d] else '#2a1a0c', 4.2, [(x + q[0], 11 + q[1]) for q in at[s]]) for s in 'abcdefg']
    return printed('ten-past-four', 156, 54, m + [('dot', c, 80, 20, 2.6), ('dot', c, 78.6, 33, 2.6)], '#0c0806')


def alarm():
    """Clock radio, 190 mm wide, a dark pane in front."""
    g = group('alarm'); q = Part('alarm', g); c = plastic('#d8d3c6', .40)
    q.slab((0, .045, .046), .200, .090, .092, .020, c, .012, seg=5); q.slab((0, -.0010, .046), .178, .070, .006, .008, plastic('#0a0807', .1), .002, (90, 0, 0))
    q.slab((0, .045, .0935), .070, .022, .006, .009, plastic('#d9772a', .42), .002)
    for x in (-.066, .066):
        q.slab((x, .045, .0930), .022, .012, .005, .004, plastic('#8d938c', .42), .0015)
    q.done(); sheet('time', .164, .0567, image_mat(time(), 1.1), (0, -.00425, .046), (90, 0, 0), g)
    return g


def flask():
    """Steel vacuum flask with its cup on top, 260 mm high."""
    g = group('flask'); st, gr = metal('#aeb8b6', .26), painted('#0f5a53', 'flask', .34)
    lathe('body', [(0, .001), (.030, .001), (.038, .002), (.040, .010), (.040, .10), (.040, .175), (.036, .190), (.031, .198), (0, .198)], gr, col=g)
    q = Part('flask', g); q.cyl((0, 0, .008), .0408, .014, st, .002, n=64); q.cyl((0, 0, .180), .0400, .006, st, .001, n=64, r2=.0385); q.done()
    lathe('cup', [(0, .262), (.026, .262), (.0315, .259), (.0330, .250), (.0345, .215), (.0345, .192), (.0325, .190), (0, .190)], st, col=g)
    return g


def room_key():
    """A card in its paper sleeve."""
    g = group('key'); q = place(leaf(printed('sleeve', 66, 96, [('fill', '#14302d', 0, 0, 66, 96), ('text', '#f1e7d2', 26, 8, 44, '412', 'serif'), ('fill', YELLOW, 8, 56, 22, 2)], '#14302d'), 66, 96, .3), (0, 0, 0)); bpy.context.scene.collection.objects.unlink(q); g.objects.link(q)
    return g


place(alarm(), (-.225, .215, T), 7)
place(flask(), (.045, .330, T))
place(room_key(), (-.035, .155, T), -24)

def vest():
    """A safety vest on a hanger, with a zip in front. `L` is its length."""
    g = group('vest'); L = .60; dark = rubber('#20302e')
    bands = [('fill', '#dfe21c', 0, 0, 100, 240)] + [('fill', '#cdd2ce', 0, y, 100, 21) for y in (112, 168)] + [('fill', '#cdd2ce', 38, 0, 26, 112)]
    m = image_mat(printed('vest', 100, 240, bands), rough=.75)
    def panel(s, neck, y0, deep):
        def f(u, v):
            outer = .250 - (.078 * math.sin(min(1, (v - .50) / .28) * math.pi / 2) - .020 * max(0, v - .78) / .22 if v > .5 else 0); inner = .003 + (neck * ((v - .60) / .40) ** 1.3 if v > .60 else 0)
            x = inner + (outer - inner) * u
            fold = (.034 * (1 - v) + .010) * mnoise.noise(Vector((x * 11 + s * 3, v * 1.3, deep))) + .005 * mnoise.noise(Vector((x * 34, v * 8, s)))
            return s * x, y0 - deep * (1 - u * u) * (.5 + .5 * math.sin(v * 3)) + fold, v * L - .055 * u * max(0, v - .8) / .2
        return f
    for s in (-1, 1):
        f = panel(s, .075, -.030, .035); surface('front', f, 44, 70, m, g, thick=.0016)
        surface('back', panel(s, .055, -.004, .004), 30, 50, m, g, thick=.0016)
        for u in (0, 1):
            tube([f(u, k / 24) for k in range(25)], .0026, dark, g)
    tube([(-.17, -.02, L - .05), (-.05, -.02, L - .006), (.05, -.02, L - .006), (.17, -.02, L - .05)], .007, walnut, g)
    tube([(0, -.02, L - .006), (0, -.02, L + .035), (.018, -.02, L + .052), (.004, -.02, L + .068), (-.012, -.02, L + .06)], .0018, metal(), g)
    return g


# the vest on its hook, and the helmet on a stool below it
h = Part('hook'); h.cyl((.365, .545, 1.03), .012, .06, metal('#b08d4f', .3), .003, (90, 0, 0)); h.done()
place(vest(), (.365, .560, .395))
R = Matrix.Rotation(rad(-12), 3, 'Z'); at = lambda x, y, z: tuple(Vector((.43, .22, 0)) + R @ Vector((x, y, z)))
s = Part('stool')
for x in (-.17, .17):
    for y in (-.14, .14):
        s.box(at(x, y, .19), (.032, .032, .38), walnut, .006, (0, 0, -12))
s.slab(at(0, 0, .405), .43, .36, .055, .05, pbr('seat', '#8a4630', .9, 0, .06, 6, .3, 900, sheen=.3), .02, (0, 0, -12)); s.done()
place(helmet('#e9edea'), at(.0, -.02, .434), 24)
# the edge of a window and its curtain, grey morning outside; a reading lamp over the bed, out of view on the left
curtain(.17, 2.2, linen('#5f7d78'), (.755, .525, .10), folds=3, depth=.030, seed=3)
sky = sheet('morning', .40, 2.2, image_mat(gradient('grey morning', '#7f97aa', '#a9bcc6', '#c9cfcb'), .15), (1.02, .566, 1.1), (90, 0, 0)); sky.visible_diffuse = False
f = Part('frame'); f.box((.845, .555, 1.1), (.035, .03, 2.2), painted('#c9cdc6', 'frame'), .004); f.done()
area((1.12, .36, 1.05), (.1, .38, .6), (.35, 1.5), 30, '#a9c8e8'); spot((-.66, .16, 1.32), (-.13, .25, T), 46, '#ffb86c', 92, .06, .9); area((.1, -1.8, 1.8), (.1, .3, .6), (1.6, .9), 26, '#86a6bd')
camera((.02, -.96, .89), (.112, .30, .700), lens=32, fstop=4, focus=(-.16, .20, T + .06))
render('early', size=72, samples=14, phone=None, exposure=1.7, fog=.05, bloom=.08)
