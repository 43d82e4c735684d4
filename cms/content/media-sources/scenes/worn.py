"""Hardware that came back from the floor, in a row on a dark plate: three handhelds of three ages, a light barrier, a disk drawn from a server, a yellow network cable, an emergency stop and a cold pack."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *

begin(seed=29); light_still_life((.03, .02, 0), key=52)
p = Part('plate'); p.box((0, 0, -.02), (6, 6, .04), plate('#1d423d'), .001); p.done()
place(scanner(go_to(), .7), (.000, .095, .0008), 4)
place(old_handheld(), (-.140, .110, .0008), -5)
place(smartphone(put_in(), .7, True), (.120, .105, .0008), -8)
place(drive('NODE 3'), (.245, .090, .0008), 7)
place(coil('#f0bd2c'), (-.275, .080, .0008), 12)
place(sensor(), (.120, -.040, .0008), 6)
place(estop(), (-.110, -.070, .0008), 14)
place(gel_pack(), (-.236, -.078, .0008), -14)
place(battery(), (.010, -.070, .0008), 22)
place(thermometer(), (.225, -.078, .0008), -20)
camera((.0, -.50, .58), (.0, .045, .01), lens=39, fstop=6, focus=(.0, .04, .02))
render('worn', size=78, samples=40, phone=None, exposure=1.6, sat=.95)
