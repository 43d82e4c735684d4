"""The dock on the first morning: on a counter the order for one phase, signed, the badge of the delivery lead, a pen and a mug; behind them a worker before the board in low sun."""
import os, runpy, sys

sys.argv.append('order')                                    # rendered with phone=None: phones show the order alone, of plan.py
runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'dock.py'))
