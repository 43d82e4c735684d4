"""The evening before an exam: on the invigilator’s desk one lamp lights a sealed envelope for Hall B, to be opened only if the line is down, and a hub the size of a paperback; behind it rows of empty tables in blue dusk."""
import os, runpy, sys

sys.argv.append('eve')
runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'exam-hall.py'))
