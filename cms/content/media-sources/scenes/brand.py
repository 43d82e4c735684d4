"""A parcel closed with dark green tape that folds down over its ends, a roll of the same tape, a shipping label, two business cards and a yellow pass on a pale table, each with the name of the studio on its line."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(1500, 1250, seed=97); light_still_life((.02, .02, 0), key=48)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#c9dcd4'), .001); p.done()
WATER = '#0c3f3a'
LOGO = os.path.join(MEDIA, 'logos')


def drawn(name, w, h, ground, *logos):
    """Draws a print of w x h mm with logos: (file, x, y, width) in mm."""
    png = printed(name, w, h, [], ground)
    for file, x, y, width in logos:
        mark = os.path.join(OUT, 'screens', f'{name}-mark.png')
        subprocess.run(['convert', '-background', 'none', '-density', '600', os.path.join(LOGO, file), '-resize', f'{width * DOTS}x', mark], check=True)
        subprocess.run(['convert', png, mark, '-geometry', f'+{x * DOTS}+{y * DOTS}', '-composite', png], check=True)
    return png


def parcel():
    """A parcel, closed with one strip of tape that folds down over both ends."""
    g = group('parcel'); p = Part('parcel', g); L, D, H, END = .30, .21, .11, .062; p.box((0, 0, H / 2), (L, D, H), cardboard('#b98f5e'), .003); p.done()
    r, whole = .0038, L + 2 * END                           # radius of the folds, length of the tape

    def fold(u, v):
        s = u * whole - whole / 2; side = math.copysign(1, s); s = abs(s) - (L / 2 - r); turn = min(max(s / r, 0), math.pi / 2)
        x = L / 2 - r + min(s, 0) + (r + .0005) * math.sin(turn); z = H - r - max(s - r * math.pi / 2, 0) + (r + .0005) * math.cos(turn)
        return side * x, (v - .5) * .050 + .0006 * mnoise.noise(Vector((u * 9, v, 3))), z
    surface('tape', fold, 424, 4, image_mat(drawn('brand-tape', 424, 50, WATER, *(('northquay-inverse.svg', x, 15, 106) for x in (92, 226))), rough=.42), g)
    sheet('label', .088, .052, image_mat(drawn('brand-label', 88, 52, PAPER, ('northquay.svg', 8, 18, 70)), rough=.5), (.088, -.066, .1105), (0, 0, 2), g)
    return g


def roll():
    """The same tape on its roll."""
    g = group('roll'); r, m = .060, pbr('wound tape', WATER, .3, 0, .07, 40, .05, 300, stretch=(1, 1, 30), coat=.3)
    lathe('tape', [(.039, 0), (.039, .001), (.058, .001), (r, .002), (r, .025), (r, .048), (.058, .0495), (.039, .0495), (.039, .0485)], m, col=g)
    lathe('core', [(.0395, .0005), (.036, .0005), (.0355, .003), (.0355, .025), (.0355, .047), (.036, .050), (.0395, .050)], cardboard('#a88457'), col=g)
    print_ = image_mat(drawn('brand-roll', 380, 46, WATER, *(('northquay-inverse.svg', x, 13, 96) for x in (15, 142, 269))), rough=.26)
    surface('print', lambda u, v: ((r + .0003) * math.cos(u * 2 * math.pi), (r + .0003) * math.sin(u * 2 * math.pi), .002 + v * .046), 96, 1, print_, g)
    return g


def business(side):
    png = drawn('brand-card', 85, 55, '#f7f8f4', ('northquay.svg', 10, 20, 64)) if side else drawn('brand-card-back', 85, 55, WATER, ('northquay-inverse.svg', 10, 20, 64))
    return card(png, 85, 55, .5)


place(parcel(), (-.010, .110, .0005), 24)
place(roll(), (-.182, -.084, .0006), 118)
place(card(drawn('brand-pass', 54, 86, YELLOW, ('northquay.svg', 6, 9, 42))), (-.056, -.108, .0008), -9, scale=1.25)
place(business(0), (.152, -.054, .0008), 9, scale=1.12); place(business(1), (.084, -.112, .0016), -6, scale=1.12)
camera((.0, -.72, .86), (-.016, .040, .03), lens=73, fstop=9, focus=(.0, .0, .05))
render('brand', size=68, samples=14, phone=None, exposure=1.4, sat=.95, grain=.012)
