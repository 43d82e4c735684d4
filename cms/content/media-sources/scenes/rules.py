"""Five cards with the strange rules of a hall, each with a thing it is about: frozen goods with a cold pack, cash with two passes, sets with a carton, samples in their rack, paint with a sand timer."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

UPRIGHT = 'upright' in sys.argv                             # phones: larger cards, one below the other, each beside its object
begin(*(() if UPRIGHT else (1800, 900)), seed=37); light_still_life((.02, .02, 0), key=48)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#0c8a8e'), .001); p.done()


def rule(n, *words):
    wide, high, size, x, y, step = (96, 58, 12, 24, 24, 14) if UPRIGHT else (103, 100, 15.2, 8, 54, 17)
    m = [('fill', '#ffc83d', 0, 0, wide, 7), ('text', INK, 20 if UPRIGHT else 25, 7, 29 if UPRIGHT else 33, str(n), 'serif')] + [('text', INK, size, x, y + k * step, w, 'bold') for k, w in enumerate(words)]
    return leaf(printed(f'rule-{n}', wide, high, m, '#fbfaf5'), wide, high, (.5, .8, .3, .9, .6)[n - 1], seed=n, z=.0012)


def two_passes():
    g = group('passes')
    for k, c in enumerate((TEAL, '#c8452f')):
        face = printed(f'cash-pass-{k}', 54, 86, [('fill', c, 0, 0, 54, 26), ('text', '#ffffff', 11, 6, 18, 'Cash', 'bold'), ('text', INK, 34, 16, 64, 'AB'[k], 'serif')], '#f7f8f4')
        o = place(card(face), ((-.019, .021)[k], (.006, -.010)[k], k * .0012), (9, -11)[k]); g.objects.link(o); bpy.context.scene.collection.objects.unlink(o)
    return g


for n, (words, thing, turn, up) in enumerate((
        (('Frozen', 'goods move', 'every night'), gel_pack, -6, .030), (('Cash needs', 'two people'), two_passes, -8, .042),
        (('Sets are', 'counted by', 'weight'), lambda: small_carton(.095, .080, .060, 4), 8, .034), (('Samples', 'stay upright'), lambda: tube_rack(('#8d4fa0', '#c23b2e', '#e9b02e', '#2f6fb0')), -4, .020), (('Paint waits', 'for a day'), sand_timer, 10, .020)), 1):
    x, tilt = (n - 3) * .113, ((-4, 3, -2, 4, -3) if UPRIGHT else (2.5, -.5, 1, -1.5, -1))[n - 1]
    if UPRIGHT:
        y = .268 - (n - 1) * .104
        place(rule(n, *words), (-.078, y, .0006), tilt, scale=1.45); place(thing(), (.082, y + (.010, .016, -.012, -.004, 0)[n - 1], .0008), turn / 2, scale=(.84, .84, .82, 1, .9)[n - 1])
    else:
        place(rule(n, *words), (x, -.068, .0006), tilt); place(thing(), (x, up, .0008), turn, scale=(.82, .98, .98, 1.14, .90)[n - 1])
if UPRIGHT:
    camera((.0, -.40, .90), (.0, .060, .01), lens=63, fstop=9, focus=(.0, .05, .02))
    upright('rules', size=85, samples=14, exposure=1.5, sat=.95)
else:
    camera((.0, -.60, 1.34), (.0, -.014, .012), lens=84, fstop=11, focus=(.0, -.01, .02))            # from above, with each object at the edge of its card
    render('rules', size=68, samples=14, phone=None, exposure=1.5, sat=.95, grain=.012)
