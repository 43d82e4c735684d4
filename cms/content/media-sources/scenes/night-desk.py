"""The desk of a ward at ten past three in the morning: a screen with one value in red, a handover list on a clipboard, a pager, a stethoscope and a mug in the light of a lamp; behind it the empty corridor."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=71); world('#24465a', .07); mist(3, 14); bpy.context.scene.cycles.sample_clamp_indirect = 1
p = Part('desk'); p.slab((0, .20, .73), 2.6, .86, .04, .01, pbr('laminate', '#9fb7b0', .36, 0, .06, 5, .04, 90), .004)
p.box((0, .66, .83), (2.6, .03, .22), wall('#2c5f5a'), .004); p.slab((0, .70, .95), 2.6, .24, .03, .008, pbr('birch', '#a98655', .42, 0, .16, 2.2, .10, 220, stretch=(.35, 7, 1)), .004); p.done()
# the corridor: two walls, doors with light under them, lamps in the ceiling, a sign above the far end
p = Part('corridor'); p.box((0, 6, -.02), (8, 14, .04), vinyl('#3c5a57'), .001); p.box((0, 6, 2.75), (8, 14, .1), wall('#7f9792'), .002); p.box((0, 11, 1.4), (8, .1, 3), wall('#4c6f6b'), .004)
for s in (-1, 1):
    p.box((s * 1.9, 6.5, 1.4), (.1, 10, 3), wall('#6f918b'), .004); p.box((s * 1.84, 6.5, .95), (.03, 10, .14), plastic('#2d5a55', .45), .004)
    for k in range(3):
        y = 3.2 + k * 2.6 + (.9 if s > 0 else 0); p.box((s * 1.845, y, 1.05), (.04, 1.05, 2.1), pbr('door', '#b08a5c', .45, 0, .14, 2, .08, 160, stretch=(5, 5, .5)), .004); p.box((s * 1.82, y - .40, 1.02), (.03, .14, .02), metal(), .004)
p.done()
g = Part('lamps')
for k in range(4):
    g.box((0, 3.4 + k * 2.3, 2.69), (.9, .16, .02), glow('#cfe9e6', 2.6), .004)
g.box((0, 10.9, 2.30), (.55, .02, .22), glow('#2fd08e', 2.2), .004); g.done()
for k in range(4):
    area((0, 3.4 + k * 2.3, 2.66), (0, 3.4 + k * 2.3, 0), (.9, .2), 22, '#bfe0e0')
area((1.5, 4.1, 1.2), (0, 4.1, .4), (.3, 1.6), 16, '#ffcf8f')
UPRIGHT = 'upright' in sys.argv                             # phones: the screen as wide as the picture, the list below it


def one_value():
    """Of the six values only the one that calls, for a screen of the width of a phone."""
    curve = [(108 + k * 9.2, 88 - v) for k, v in enumerate((0, 2, 1, 4, 6, 5, 11, 19, 30))]
    m = [('fill', '#0f3866', 0, 0, 200, 30), ('text', '#ffffff', 16, 10, 20.5, 'Patient A.', 'bold'), ('text', '#ffffff', 13, 132, 20, 'Ward 4')]
    m += [('text', INK, 17, 10, 54, 'Creatinine', 'bold'), ('text', RED, 50, 8, 99, '118', 'bold'), ('fill', '#d3e2f3', 104, 66, 86, 24), ('line', '#17467a', 1.8, curve), ('dot', RED, *curve[-1], 4)]
    return printed('one-value', 200, 140, m + [('fill', '#cfd9d6', 10, 109, 180, .8), ('text', INK, 16.5, 10, 129, 'Up 40% in 18 months', 'bold')], '#fbfcfc')


# the screen
face = one_value() if UPRIGHT else picture('cutouts/hero-labs', '1060x744+10+10', 1500)
o = place(monitor(face, .57, .40, .46, '#22302f'), (.17, .40, 1.045)); o.rotation_euler = (rad(82), 0, rad(-9))
s = Part('foot'); s.slab((.17, .42, .7535), .24, .17, .012, .02, metal('#8f9a97', .35), .003, (0, 0, -9)); s.box((.175, .455, .86), (.05, .02, .20), metal('#8f9a97', .35), .004); s.done()


def handover():
    m = [('text', INK, 17, 11, 34, 'Handover 06:00', 'serif'), ('fill', INK, 11, 41, 126, .9)]
    for k, (bed, words) in enumerate((('4-02', 'slept'), ('4-05', 'drip 04:30'), ('4-07', 'potassium!'), ('4-11', 'home today'), ('4-12', 'new, hip'))):
        y = 66 + k * 28; m += [('text', INK, 14, 11, y, bed, 'bold'), ('text', BLUE if k != 2 else RED, 14, 54, y, words), ('fill', '#c6cfcb', 11, y + 8, 126, .5)]
    return printed('handover-six', 148, 210, m)


def stethoscope():
    """Lying in a loop, the chest piece in front."""
    g = group('stethoscope'); r, st = rubber('#12403c'), metal('#c9d1cf', .2)
    tube([(-.02, -.07, .006), (.03, -.03, .005), (.075, .03, .005), (.05, .095, .005), (-.02, .10, .006), (-.06, .05, .005), (-.035, -.005, .0105), (.01, .01, .006), (.02, .07, .006), (.01, .125, .006)], .0042, r, g)
    for s in (-1, 1):
        tube([(.01, .125, .006), (.01 + s * .030, .155, .006), (.01 + s * .052, .205, .006), (.01 + s * .036, .250, .010)], .0026, st, g)
    p = Part('heads', g); p.cyl((-.028, -.083, .008), .023, .012, st, .003); p.cyl((-.028, -.083, .0145), .019, .002, plastic('#e8ecea', .3), .001)
    for s in (-1, 1):
        p.ball((.01 + s * .034, .255, .011), .0062, plastic('#10201e', .3))
    p.done()
    return g


D = .7505
place(clipboard(handover(), '#26403b'), (-.035, .12, D) if UPRIGHT else (-.335, .16, D), 9)
place(stethoscope(), (.335, .10, D) if UPRIGHT else (.475, .13, D), -38)
place(pager(), (.155, .135, D) if UPRIGHT else (-.10, .10, D), 14, scale=1.25)
place(pen(BLUE), (.085, .045, D) if UPRIGHT else (-.175, .04, D), 72)
mug((.60, .36, D), 210, pbr('cup', '#d99a1c', .16, 0, .05, 12, .02, 60, coat=.6))
desk_lamp((-.62, .46, D), -8)
spot((-.385, .41, D + .33), (-.27, .13, D), 15, '#ffc07a', 120, .03, .7)
area((.2, -1.0, 1.9), (.1, .1, .8), (1.0, .6), 7, '#8fc4d8'); area((.17, .30, 1.06), (.15, -.6, .75), (.5, .35), 2.4, '#cfe3f2')
if UPRIGHT:
    camera((.075, -.66, 1.35), (.155, .30, .955), lens=48, fstop=4, focus=(.17, .38, 1.0))
    upright('night-desk', size=78, samples=24, exposure=1.7, fog=.15)
else:
    camera((-.08, -.78, 1.36), (.045, .36, .925), lens=33, fstop=3.2, focus=(.17, .38, 1.0))
    render('night-desk', size=78, samples=20, phone=None, exposure=1.7, fog=.15, vignette=.2)
