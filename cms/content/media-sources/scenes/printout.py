"""A long printout of messages on a yellow table, one line highlighted and ringed; a highlighter lies on it, beside it a note and a mug of coffee."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=27); light_still_life((.05, .02, 0), key=46)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#f2a93a'), .001); p.done()
WORDS = ('02:14:07 POST /scans 4471', '02:14:07 stock C-14-03 -1', '02:14:09 timeout, retry 1', '02:14:09 POST /scans 4471', '02:14:09 stock C-14-03 -1', '02:14:12 ACK  4472', '02:14:15 POST /scans 4473', '02:14:15 stock B-02-11 -1', '02:14:21 GET  /moves', '02:14:28 POST /scans 4474', '02:14:28 stock A-07-01 -1', '02:14:33 ACK  4475')
log = [('fill', '#dcebe1', 14, 4 + 30 * k, 172, 15) for k in range(7)] + [('dot', '#10201e', x, 6 + 12.7 * k, 2) for k in range(18) for x in (7, 259)]
log += [('line', '#b9c4be', .3, [(x, 0), (x, 220)]) for x in (13, 253)] + [('fill', '#ffe45e', 18, 4 + 30 * 2, 154, 15)]
log += [('text', '#20302d', 10, 20, 15 + 15 * k, w, 'mono') for k, w in enumerate(WORDS)]
loop = [(rad(k * 6 - 40), 1 + .0008 * k) for k in range(70)]                          # a ring drawn by hand, which doesn't close exactly
bow = lambda v, power: math.copysign(abs(v) ** power, v)
log += [('line', RED, 1.4, [(96 + 80 * bow(math.cos(a), .4) * grow, 71.5 + 9.4 * bow(math.sin(a), .9) * grow) for a, grow in loop]), ('text', RED, 21, 189, 79, 'twice!', 'serif')]
place(leaf(printed('log', 266, 220, log, '#f7f7f0'), 266, 220, .6, bend=.003), (-.004, .080, .0008), 4)
place(marker('#f4e04a', '#e6cf1e'), (.062, .004, .0035), 62)
mug((.094, .226, .0004), 330, pbr('cup', '#0e5a54', .16, 0, .05, 12, .02, 60, coat=.6))
place(sticky(printed('same-key', 75, 75, [('text', '#1d2423', 12.5, 7, 32, 'same key,', 'serif'), ('text', '#1d2423', 12.5, 7, 52, 'one row', 'serif')], '#bfe6dc'), '#bfe6dc'), (-.092, .226, .0006), -8)
camera((.005, -.50, .62), (-.001, .088, .012), lens=52, fstop=5.6, focus=(.0, .03, .01))
render('printout', size=74, samples=16, phone=(340, 40, 860, 860), exposure=1.35, sat=.95)
