"""An order for one phase on a teal desk in morning sun: its scope, its date, its fee and one name, signed; on its corner the badge of that lead, beside it a pen, keys and a yellow mug, behind it a standing calendar with the 10th of December ringed in red."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

UPRIGHT = 'upright' in sys.argv                             # phones: the calendar behind the order, the badge on its corner
begin(2400, 1200, seed=6); world('#bcd6d6', .42); mist(5, 50)
p = Part('desk'); p.box((0, 0, -.02), (6, 6, .04), plate('#0a5960'), .001); p.done()
# the morning sun through a window on the left
sun((1.5, .42, -1.0), 4.4, '#ffdcab', 1.1)
for at, size in (((-.285, 0), (.032, 3)), ((.262, 0), (.032, 3)), ((0, .30), (3, .032))):   # its bars, which only the light sees
    q = Part('bar'); q.box((*at, 0), (*size, .01), rubber(), .002); q = q.done(Vector((-1.05, -.294, .70)), (0, 0, -10)); q.visible_camera = q.visible_glossy = q.visible_diffuse = False
area((.9, -1.2, 1.2), (0, .04, 0), (1.2, 1.2), 9, '#cfe9ee'); area((-.9, -.9, 1.1), (-.1, .1, .05), (.8, .8), 6, '#e6e8e0')


def paper(png, w, h, seed=0, corner=(0, 0), lift=.6, wave=.0008, col=None):
    """A sheet of paper, in millimetres, one corner of which curls up."""
    w, h, (a, b) = w / 1000, h / 1000, corner
    def f(u, v):
        far = .55 * abs(1 - a - u) + .75 * abs(1 - b - v) - .95
        return (u - .5) * w, (v - .5) * h, .0004 + lift * .05 * max(0, far) ** 1.7 + wave * (1 + mnoise.noise(Vector((u * 2.6, v * 2.6, seed))))
    g = col or group('paper'); surface('paper', f, 48, 60, image_mat(png, rough=.72), g, thick=.0003)
    return g


def month():
    m = [('text', INK, 17, 12, 27, 'December', 'serif'), ('fill', INK, 12, 34, 126, .8)]
    for day in range(1, 32):
        x, y = 13 + day % 7 * 18.4, 50 + day // 7 * 16; m.append(('text', INK if day % 7 < 5 else '#788983', 11, x, y, str(day), 'bold'))
        m += [('ring', RED, x + 6.5, y - 4, 10), ('ring', RED, x + 7, y - 4.4, 10.6)] if day == 10 else []
    return printed('december', 150, 130, m)


def calendar():
    """A calendar that stands like a tent: its page, the leaves behind it, its wire and its back."""
    g = group('calendar'); p = Part('card', g); back = pbr('back', '#0a4642', .6); white = pbr('leaves', '#efeee6', .8)
    p.box((0, -.004, -.0052), (.156, .146, .0022), back, .0006)
    for k in range(4):
        p.box((.0004 * (k % 2), -.0008 * (k % 3), -.0034 + k * .0008), (.1496, .1296, .0005), white, .0001)
    p.box((0, .066 - .073 * math.cos(rad(50)), -.0065 - .073 * math.sin(rad(50))), (.156, .146, .0022), back, .0006, (50, 0, 0)); p.done()
    paper(month(), 150, 130, 8, (1, 0), .30, .0003, col=g)
    for k in range(25):
        x = (k - 12) * .0058
        tube([(x, .066 + .0052 * math.cos(a * .5236), -.002 + .0062 * math.sin(a * .5236)) for a in range(13)], .0006, metal('#cfd6d3', .2), g)
    return g


def folder():
    """The folder under the order."""
    g = group('folder'); m = pbr('folder', '#b3dbd1', .72, 0, .05, 4, .1, 300)
    for k, turn in enumerate((0, -1.2)):
        p = Part('folder', g); p.slab((0, 0, .0006 + k * .0014), .240, .312, .0009, .005, m, .0003); p.done((k * .002, 0, 0), (0, 0, turn))
    return g


if UPRIGHT:
    X, Y, T, tent, size, name, write = -.010, -.012, 2, (.040, .120), 1.0, (.078, -.106), (-.127, -.05)
else:
    X, Y, T, tent, size, name, write = -.085, 0, 3, (.099, .062), 1.16, (.040, -.074), (-.196, -.062)
place(folder(), (X - .012, Y + .004, 0), T + 5)
for k in range(3):
    place(paper(printed('blank', 210, 265, []), 210, 265, 20 + k, (0, 0), 0), (X + .002 - k * .002, Y - .0015 * k, .0022 + k * .0007), T - 2.2 + k * 1.3)
place(paper(order_sheet(), 210, 265, 5, (0, 0), 1.5), (X, Y, .0046), T)
place(calendar(), (tent[0], tent[1] + .063 * size * math.cos(rad(66)), .0660 * size * math.sin(rad(66)) + .0066), -7, (66, 0), size)
place(lead_badge(), (*name, .0062), -7, (0, 2.2), 1.25)
place(pen(DEEP), (*write, .0062), 82)
film = dict(exposure=1.1, contrast=1.08, bloom=.015, tone=.2)
if UPRIGHT:
    camera((.0, -.58, .71), (-.002, .042, .025), lens=83, fstop=9, focus=(-.02, .02, .01))
    upright('plan', size=88, samples=22, **film | dict(exposure=1.28))
else:
    x, y = name
    ribbon([(x + .004, y + .030), (x + .012, y + .060), (x + .040, y + .066), (x + .082, y + .030), (x + .130, y + .040), (x + .19, y + .082), (x + .26, y + .074), (x + .36, y + .02)], .015, cloth('#cfe3da'), z=.0012)
    place(keys((TEAL, YELLOW, '#e7ece9', '#14302d', '#8fcfc2'), (-52, -8, -96, 34, -70)), (.124, -.066, .0004), 14, scale=1.3)     # all fell to one side of their ring
    mug((-.262, .150, .0004), 150, pbr('cup', '#d99a1c', .16, 0, .05, 12, .02, 60, coat=.6))
    camera((.010, -.93, .78), (.010, .034, .031), lens=62, fstop=7, focus=(-.05, .02, .01))
    render('plan', size=70, samples=22, phone=None, **film)
