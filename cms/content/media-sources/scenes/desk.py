"""A handheld, work gloves, a filled-in paper form with a pencil and a mug of coffee on a mint table."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

PLATE = os.environ.get('PLATE', MINT)                       # or YELLOW
begin(); light_still_life((.05, .02, 0), key=46)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate(PLATE), .001); p.done()


def form_png():
    """A printed form with lines, boxes and ticks, but without legible words."""
    dst = os.path.join(OUT, 'screens', 'form.png'); os.makedirs(os.path.dirname(dst), exist_ok=True)
    r = random.Random(2); d, t = [], []
    d += ['rectangle 90,90 190,190', 'rectangle 220,100 640,128', 'rectangle 220,150 500,166']
    y = 290
    while y < 1500:
        d.append(f'rectangle 90,{y} {90 + r.randint(120, 260)},{y + 13}')
        t.append(f'roundrectangle 420,{y - 22} 1110,{y + 34} 5,5')
        y += 92
    pen = []
    for k in range(9):                                      # handwriting: a wavy line in each box
        x, yy = 440, 294 + k * 92; pts = []
        for n in range(r.randint(16, 44)):
            pts.append(f'{x:.0f},{yy + r.uniform(-15, 15):.0f}'); x += r.uniform(4, 13)
        pen.append('polyline ' + ' '.join(pts))
    subprocess.run(['convert', '-size', '1200x1697', 'xc:#fbfaf5', '-fill', '#3c4a48', '-draw', ' '.join(d), '-fill', 'none',
                    '-stroke', '#8fa19d', '-strokewidth', '3', '-draw', ' '.join(t), '-stroke', '#1d3f8a', '-strokewidth', '3.4',
                    '-draw', ' '.join(pen), '-blur', '0x0.7', dst], check=True)
    return dst


def paper(u, v):                                            # an A5 form with a soft fold and one lifted corner
    x, y = (u - .5) * .148, (v - .5) * .210
    z = .0012 + .016 * max(0, u * .6 + v * .75 - .95) ** 1.6 * 2.2 + .0022 * math.exp(-((v - .5) / .035) ** 2)
    return x, y, z + .0008 * mnoise.noise(Vector((u * 3, v * 3, 0)))


surface('form', paper, 60, 80, image_mat(form_png(), rough=.7), at=(-.068, .050, .0006), rot=(0, 0, 9), thick=.00025)
pn = Part('pencil'); y = plastic('#e9ac1e', .35)
pn.cyl((0, 0, 0), .0037, .150, y, .0006, (0, 90, 0), n=6); pn.cyl((.0835, 0, 0), .0037, .017, pbr('cut', '#d9b889', .8), 0, (0, 90, 0), n=24, r2=.0008)
pn.cyl((-.079, 0, 0), .0038, .010, metal(), .0004, (0, 90, 0)); pn.cyl((-.088, 0, 0), .0035, .010, rubber('#c77a6a'), .0015, (0, 90, 0)); pn.done((-.075, -.005, .0062), (0, 0, 62))
s = scanner(take_six(), .62)
place(s, (.062, .075, .0008), turn=-14)
mug((-.168, .205, .0005), turn=150)
glove((.184, .030, .0003), turn=-30)
glove((.182, .018, .0140), turn=-6, flip=-1)
camera((.03, -.50, .60), (.020, .083, .012), lens=52, fstop=5.6, focus=(.062, .05, .03))
render('desk', size=78, samples=18, phone=None, exposure=1.4, sat=.9)
