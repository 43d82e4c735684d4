"""The dock from its other end: a laptop with the slots of a gate, a green helmet and a mug on a birch table; behind them pallets, roller cages, a board with four doors, and someone in a yellow vest who walks through bars of morning sun."""
import os, runpy, sys

sys.argv.append('desk')
runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'dock.py'))
