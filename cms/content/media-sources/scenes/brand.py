"""A parcel closed with teal tape, its shipping label, two business cards, a yellow pass, a roll of tape, a pen and a green mug on a pale table, each with the line or the name of the studio."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=97); light_still_life((.02, .02, 0), key=48)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#c9dcd4'), .001); p.done()
LOGO = os.path.join(MEDIA, 'logos')


def drawn(name, w, h, ground, *logos):
    """A print of w x h mm with logos on it: file, x, y and width in mm."""
    png = printed(name, w, h, [], ground)
    for file, x, y, width in logos:
        mark = os.path.join(OUT, 'screens', f'{name}-mark.png')
        subprocess.run(['convert', '-background', 'none', '-density', '600', os.path.join(LOGO, file), '-resize', f'{width * DOTS}x', mark], check=True)
        subprocess.run(['convert', png, mark, '-geometry', f'+{x * DOTS}+{y * DOTS}', '-composite', png], check=True)
    return png


def parcel():
    g = group('parcel'); p = Part('parcel', g); p.box((0, 0, .055), (.30, .21, .11), cardboard('#b98f5e'), .003); p.done()
    sheet('tape', .303, .055, image_mat(drawn('brand-tape', 303, 55, '#0a665e', ('northquay-on-dark.svg', 14, 14, 120), ('northquay-on-dark.svg', 168, 14, 120)), rough=.3), (0, .0, .1106), col=g)
    sheet('label', .088, .052, image_mat(drawn('brand-label', 88, 52, PAPER, ('northquay.svg', 8, 18, 70)), rough=.5), (.080, -.068, .1108), (0, 0, 3), g)
    return g


def business(side):
    png = drawn('brand-card', 85, 55, '#f7f8f4', ('northquay.svg', 10, 20, 64)) if side else drawn('brand-card-back', 85, 55, '#0a3f3b', ('northquay-on-dark.svg', 10, 20, 64))
    return card(png, 85, 55, .5)


place(parcel(), (-.075, .125, .0005), 7)
place(business(0), (.235, .125, .0008), 14); place(business(1), (.190, .058, .0016), -7)
place(card(drawn('brand-pass', 54, 86, YELLOW, ('northquay.svg', 6, 9, 42))), (.060, -.085, .0008), -10, scale=1.2)
place(tape_roll(), (-.150, -.085, .0006), 20)
place(pen(DEEP), (.205, -.060, .0008), 24)
mug((.300, .255, .0004), 330)
camera((.04, -.50, .66), (.045, .070, .02), lens=46, fstop=8, focus=(.05, .03, .05))
render('brand', size=78, samples=20, phone=None, exposure=1.4, sat=.95)
