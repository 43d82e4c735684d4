"""A frozen hall before the night shift: on a blue post between frosted pallet racks a screen moves the peas from J-04 to C-16, and a hooded picker walks down the aisle into cold mist."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from objects import *
from figure import *

begin(2400, 1600, clamp=1.5)
FROST = '#e8f2f7'
for name, colour, rough, amount in (('beam', '#b98f35', .6, .95), (f'painted {DEEP}', '#12474a', .6, .8), ('wood', '#8f8672', .85, .75), *((f'cardboard {c}', d, .85, .55) for c, d in zip(('#b08a5c', '#a67f50', '#bb9a6e', '#c9c2b4'), ('#9c8a72', '#93816a', '#a59783', '#b9bab4')))):
    pbr(name, colour, rough, 0, .10, 2.2, .2, 260, island=.12, spec=.3, dirt=FROST, dirt_amount=amount)          # overrides materials of the kit, by name, with frosted ones
wrap().node_tree.nodes['Map Range'].inputs[4].default_value = .80
cold_hall(); mist(2.2, 22)


def ground_fog():
    """Cold mist above the floor: transparent sheets across the aisle that only the camera sees."""
    m = bpy.data.materials.new('ground fog'); m.use_nodes = True; t = m.node_tree; t.nodes.clear()
    co = node(t, 'TexCoord').outputs['UV']; v = node(t, 'SeparateXYZ', {0: co}).outputs['Y']
    low = node(t, 'MapRange', {0: v, 1: 0, 2: .30, 3: 0, 4: 1}, interpolation_type='SMOOTHSTEP').outputs[0]; high = node(t, 'MapRange', {0: v, 1: .25, 2: 1, 3: .30, 4: 0}, interpolation_type='SMOOTHSTEP').outputs[0]
    swirl = node(t, 'TexNoise', {'Vector': node(t, 'NewGeometry').outputs['Position'], 'Scale': .9, 'Detail': 3}).outputs['Fac']
    a = node(t, 'Math', {0: low, 1: high}, operation='MULTIPLY').outputs[0]; a = node(t, 'Math', {0: a, 1: node(t, 'MapRange', {0: swirl, 1: .3, 2: .7, 3: .35, 4: 1.2}).outputs[0]}, operation='MULTIPLY').outputs[0]
    shown = node(t, 'MixShader', {0: a, 1: node(t, 'BsdfTransparent').outputs[0], 2: node(t, 'Emission', {0: lin('#c3dbe6'), 1: .62}).outputs[0]}).outputs[0]
    t.links.new(shown, node(t, 'OutputMaterial').inputs[0])
    for k in range(9):
        o = sheet('fog', 9, .95 + k * .06, m, (0, 3.0 + k * 1.15 + k * k * .09, .47 + k * .03), (90, 0, 0))
        o.visible_diffuse = o.visible_glossy = o.visible_shadow = False


ground_fog()
# the picker and the roller cage
JACKET = '#17384c'
a = figure({'male_casualsuit05': JACKET, 'shoes03': None}, (.50, 5.0, 0), 176, LEAVING | {'neck01': (2, 12, 0), 'head': (3, 20, 0)} | curl('L', 50) | curl('R', 60), hair='short02', scale=1, vest=JACKET, legs='#14222a', folds=.034)
a.scale = (1.12, 1.12, 1.0)
headgear(a, cloth(JACKET), (1.22, 1.15, 1.42), 1.18, collar=(1.45, 1.2, .62)); tote_cage(1.0, 5.5)

X, Y, Z = -.20, .62, 1.30                                   # middle of the screen
post, dark = painted('#2f6f8f', 'post', .4), painted('#1c2a29', 'console')
p = Part('stand')
p.box((X, Y + .07, .65), (.07, .07, 1.5), post, .008)
p.box((X, Y + .02, Z - .245), (.50, .16, .03), dark, .01)    # the shelf below the screen
p.done()


def slotting_screen():
    """The first move of tonight, with only what is legible across an aisle: goods, origin, destination."""
    m = [('text', INK, 13, 9, 20, 'Hall 2, tonight', 'bold'), ('text', '#4c605a', 12, 118, 20, '1 of 57 moves'), ('fill', '#d5dedb', 9, 28, 183, .7)]
    m += [('text', INK, 27, 9, 59, 'Peas', 'serif'), ('text', '#4c605a', 12, 118, 58, '41 s a day'), ('text', INK, 30, 9, 107, 'J-04', 'bold')]
    m += [('line', INK, 2.6, [(84, 96), (105, 96)]), ('area', INK, [(103, 90), (113, 96), (103, 102)]), ('fill', YELLOW, 119, 77, 73, 39)]
    return printed('slotting-screen', 200, 129, m + [('text', INK, 30, 124, 107, 'C-16', 'bold')], '#fbfcfc')


m = place(monitor(slotting_screen(), .56, .3613, .80, '#22302f'), (X, Y, Z)); m.rotation_euler = (rad(84), 0, rad(9))
glove((X + .12, Y + .01, Z - .228), 74, cloth('#3f7fa6')); place(estop(), (X - .18, Y, Z - .228), 6, scale=.7)
area((-1.2, -1.0, 2.3), (X, Y, Z), (1.0, .8), 22, '#cfe6ff')
area((1.2, -.6, 1.5), (X + .1, Y, Z - .2), (.5, .6), 6, '#bfe0ff')
camera((.12, -.72, 1.36), (.10, 1.4, 1.27), lens=31, fstop=4.5, focus=(X, Y, Z))
render('hall', size=58, samples=22, phone=.2, exposure=1.2, contrast=1.06, fog=.46, fogcol='#a3c4d8', sat=.84, light='#e4f2ff', shadow='#06283a', bloom=.09, vignette=.24)
