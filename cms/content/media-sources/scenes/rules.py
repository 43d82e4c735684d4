"""Five cards with the strange rules of a hall, each with a thing it is about: frozen goods with a cold pack, cash with two passes, sets with a carton, samples in their rack, paint with a sand timer."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=37); light_still_life((.02, .02, 0), key=48)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#0c8a8e'), .001); p.done()


def rule(n, *words):
    m = [('fill', '#ffc83d', 0, 0, 96, 7), ('text', INK, 20, 7, 29, str(n), 'serif')] + [('text', INK, 12, 24, 24 + k * 14, w, 'bold') for k, w in enumerate(words)]
    return leaf(printed(f'rule-{n}', 96, 58, m, '#fbfaf5'), 96, 58, (.5, .8, .3, .9, .6)[n - 1], seed=n, z=.0012)


def two_passes():
    g = group('passes')
    for k, c in enumerate((TEAL, '#c8452f')):
        face = printed(f'cash-pass-{k}', 54, 86, [('fill', c, 0, 0, 54, 26), ('text', '#ffffff', 11, 6, 18, 'Cash', 'bold'), ('text', INK, 34, 16, 64, 'AB'[k], 'serif')], '#f7f8f4')
        o = place(card(face), ((-.019, .021)[k], (.006, -.010)[k], k * .0012), (9, -11)[k]); g.objects.link(o); bpy.context.scene.collection.objects.unlink(o)
    return g


UPRIGHT = 'upright' in sys.argv                             # phones: larger cards one below the other, each beside its thing
for n, (words, thing, turn, up) in enumerate((
        (('Frozen', 'goods move', 'every night'), gel_pack, -6, .104), (('Cash needs', 'two people'), two_passes, -8, .106),
        (('Sets are', 'counted by', 'weight'), lambda: small_carton(.095, .080, .060, 4), 10, .094), (('Samples', 'stay upright'), lambda: tube_rack(('#8d4fa0', '#c23b2e', '#e9b02e', '#2f6fb0')), -4, .100), (('Paint waits', 'for a day'), sand_timer, 12, .092)), 1):
    x, tilt = (n - 3) * .118, (-4, 3, -2, 4, -3)[n - 1]
    if UPRIGHT:
        y = .268 - (n - 1) * .104
        place(rule(n, *words), (-.078, y, .0006), tilt, scale=1.45); place(thing(), (.082, y + (.010, .016, -.012, -.004, 0)[n - 1], .0008), turn / 2, scale=(.84, .84, .82, 1, .9)[n - 1])
    else:
        place(rule(n, *words), (x, -.024 + (n % 2) * .006, .0006), tilt); place(thing(), (x + (.0, -.006, 0, 0, 0)[n - 1], up, .0008), turn, scale=(.68, .84, .86, .98, .84)[n - 1])
if UPRIGHT:
    camera((.0, -.40, .90), (.0, .060, .01), lens=63, fstop=9, focus=(.0, .05, .02))
    upright('rules', size=85, samples=14, exposure=1.5, sat=.95)
else:
    camera((.0, -.42, .68), (.0, .040, .012), lens=44, fstop=7, focus=(.0, .03, .02))
    render('rules', size=78, samples=18, phone=None, exposure=1.5, sat=.95)
