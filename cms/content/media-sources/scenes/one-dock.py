"""A yard at nine: two trucks back up to the same door, number 4, each with a 4 behind its windscreen; the doors 3 and 5 beside it are free."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=27); world('#93aab6', .30); mist(14, 40)
WALL, STEP = 15.0, 4.7                                      # Y of the wall, distance of the doors
metal_wall, seal, pale = painted('#48605e', 'cladding'), rubber('#131d1c'), painted('#d3dcd8', 'door')
p = Part('yard'); p.box((0, 4, -.05), (60, 60, .1), pbr('wet asphalt', '#2b3233', .24, 0, .22, .45, .10, 70, rough_vary=.17, dirt='#181e1f', dirt_amount=.6, spec=.6), .001)
line = pbr('line', '#e0b23a', .5, 0, .2, 6, .1, dirt='#565e5e', dirt_amount=.9)
for k in range(-3, 4):
    p.box(((k + .5) * STEP, 9.4, .0008), (.12, 10.6, .0015), line, .0003)
p.done()
w = Part('wall'); w.box((0, WALL + .3, 6), (44, .4, 12.4), metal_wall, .01)
for k in range(120):                                        # corrugated
    w.box((-17.8 + k * .30, WALL + .08, 8.2), (.15, .06, 7.9), metal_wall, .02)
for k in range(-3, 4):
    x = k * STEP
    for n in range(6):
        w.box((x, WALL + .02, 1.20 + n * .50), (2.7, .08, .49), pale, .012)
    for s in (-1, 1):
        w.box((x + s * 1.62, WALL - .22, 2.4), (.54, .60, 3.9), seal, .06); w.box((x + s * 1.25, WALL - .34, .72), (.34, .30, .52), seal, .03)
    w.box((x, WALL - .22, 4.28), (3.78, .62, .66), seal, .06); w.box((x, WALL - .10, .5), (3.0, .3, .9), painted('#7b8785', 'dock'), .02)
    w.box((x + 2.2, WALL - .05, 2.0), (.26, .2, .62), painted('#1d2827', 'lamp box'), .02); w.cyl((x + 2.2, WALL - .17, 2.16), .085, .03, glow('#ff5a48' if k == 0 else '#46e0a0', 5), .006, (90, 0, 0)); w.box((x, WALL - .30, 6.62), (.5, .5, .12), painted('#1d2827', 'lamp box'), .03)
w.done()
for k in (-2, -1, 0, 1, 2):
    sheet('number', 1.56, 1.56, image_mat(sign(str(4 + k), '#ffc83d' if k == 0 else '#dfe6e2', '#0b1f1e', (400, 400), 330), rough=.45), (k * STEP, WALL - .01, 5.50), (90, 0, 0))
slip = image_mat(printed('dock-slip', 60, 60, [('text', INK, 62, 11, 52, '4', 'bold')], '#ffc83d'), rough=.6)
for colour, a, rear in (('#0f766e', 22, (-1.62, 13.2)), ('#34566c', -17, (1.75, 12.7))):
    g = truck(colour, True, False); sheet('slip', .62, .56, slip, (-.62 if a > 0 else .62, -.050, 2.02), (90, 0, 0), g)
    t = rad(-a); place(g, (rear[0] + 9.35 * math.sin(t), rear[1] - 9.35 * math.cos(t), 0), -a)
# the sky above a row of roofs, which the windscreens and the wet ground reflect
sky = sheet('sky', 120, 26, image_mat(gradient('yard', '#8fb0c2', '#b9ccd2', '#e6dcc4', '#f0cf9c', '#2e3a3b', '#1b2526', '#1b2526', '#1b2526'), 1.1), (0, -34, 3), (90, 0, 180)); sky.visible_camera = sky.visible_diffuse = sky.visible_shadow = False
sun((.80, .62, -.30), 8.5, '#ffbf7d', .8)
area((0, -6, 9), (0, 8, 1), (14, 6), 300, '#d3e2ea')
camera((.4, -10.4, 4.3), (.0, 9, 2.55), lens=37, fstop=8, focus=(0, 6, 2))
render('one-dock', size=78, samples=16, phone=None, exposure=1.18, fog=.22, fogcol='#b4c3c6')
