"""On a green plate lies what is handed over: a manual with coloured tabs, keys, a disk, a memory card, two passes, a clock and a pen; the cover says Run it without us."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

BLUE = '#1d3f8a'
begin(seed=31); light_still_life((.03, .02, 0), key=48)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#0d5f5b'), .001); p.done()


def cover():
    return printed('run-it', 160, 220, [('fill', DEEP, 0, 0, 160, 92), ('text', '#ffffff', 25, 13, 44, 'Run it', 'serif'), ('text', '#ffffff', 25, 13, 76, 'without us', 'serif'), ('fill', '#ffc83d', 13, 106, 52, 6)]
                   + [('text', INK, 9, 13, 130 + k * 13, t) for k, t in enumerate(('1  Build', '2  Deploy', '3  Restore from backup', '4  Who calls whom'))] + [('hand', BLUE, 13, 206, 42, 9)])


def tested():
    """The page that both sides sign once it has worked."""
    m = [('text', INK, 11, 10, 20, 'Handover, tested', 'serif'), ('fill', INK, 10, 28, 128, .8)]
    for k, t in enumerate(('Clone', 'Build', 'Deploy', 'Restore', 'Roll back', 'On call')):
        y = 42 + k * 17; m += [('text', INK, 9, 10, y, t), ('frame', '#6d7b77', 116, y - 7, 9, 9), ('line', BLUE, 1.2, [(117.5, y - 3), (120, y + .4), (126, y - 10)]), ('fill', '#d4ddd8', 10, y + 5, 128, .4)]
    return printed('tested', 148, 190, m + [('line', '#6d7b77', .4, [(10, 172), (66, 172)]), ('line', '#6d7b77', .4, [(80, 172), (136, 172)]), ('hand', BLUE, 14, 170, 36, 10), ('hand', '#1d2423', 84, 170, 40, 10)])


def visitor(n, c):
    return printed(f'pass-{n}', 54, 86, [('fill', c, 0, 0, 54, 24), ('text', '#ffffff', 8.5, 6, 15.5, 'Operator', 'bold'), ('text', INK, 23, 6, 53, str(n), 'serif'), ('fill', '#84918c', 6, 64, 34, 1.8), ('fill', '#84918c', 6, 70, 24, 1.8)])


place(manual(cover(), 160, 220, 22, WHITE, (('#ffc83d', 30), ('#0d9488', 66), ('#c4261d', 102), ('#16302d', 138), ('#ffc83d', 172))), (-.120, .065, .0006), 9)
place(leaf(tested(), 148, 190, .8), (.078, .096, .0008), -7)
place(pen(BLUE), (.066, -.030, .0016), 20)
place(keys((TEAL, '#ffc83d', '#e7ece9', '#c4261d', '#2f6fb0')), (-.015, -.082, .0008), -38)
place(drive('BACKUP'), (.235, .010, .0006), -14)
place(card(visitor(1, TEAL)), (.212, .180, .0006), 12)
place(card(visitor(2, '#2f6fb0')), (.240, .176, .0018), -4)
place(sd_card(1), (.138, -.070, .0006), 24)
place(travel_clock(10, 0), (-.285, .190, .0006), 22)
place(marker('#c4261d'), (-.262, -.030, .0006), 64)
camera((.0, -.50, .56), (.0, .068, .01), lens=50, fstop=5.6, focus=(-.05, .05, .02))
render('handover', size=78, samples=40, phone=None, exposure=1.4, sat=.95)
