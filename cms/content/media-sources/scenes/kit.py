"""Everything that scenes share, for Blender 3.4 (Cycles, CPU). Units are metres, Z is up, fronts face -Y. Commands: README.md."""
import bpy, bmesh, math, os, random, runpy, subprocess, sys
from mathutils import Vector, Matrix, Euler, noise as mnoise

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, 'out')
MEDIA = os.path.join(HERE, '..', '..', 'media')
INK, DEEP, TEAL, PALE, MINT, YELLOW = '#0b1f1e', '#0a3b38', '#0d9488', '#f4f7f5', '#cdeee6', '#ffc83d'
rad = math.radians


# ---------------------------------------------------------------- scene and render
def begin(w=1500, h=1000, seed=7, clamp=3):
    """Starts an empty scene. `clamp` limits the brightness of indirect light; lower it where small lamps cause fireflies."""
    random.seed(seed); _cache.clear()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.render.resolution_x, s.render.resolution_y = w, h
    s.render.threads_mode, s.render.threads = 'FIXED', int(os.environ.get('THREADS', 2))
    c = s.cycles
    c.use_adaptive_sampling = True; c.adaptive_threshold = 0.02
    c.max_bounces = 6; c.diffuse_bounces = 2; c.glossy_bounces = 3; c.transmission_bounces = 6
    c.transparent_max_bounces = 10
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = clamp; c.sample_clamp_direct = 30; c.blur_glossy = 0.6
    v = bpy.context.view_layer
    v.use_pass_mist = v.use_pass_emit = v.cycles.denoising_store_passes = True
    c.use_denoising = c.use_preview_denoising = False        # Debian's Blender has no Open Image Denoise; denoise.py replaces it
    s.world = bpy.data.worlds.new('world'); s.world.use_nodes = True
    world('#8fb0b4', .15); mist(4, 40)
    return s


def world(colour, strength):
    b = bpy.context.scene.world.node_tree.nodes['Background']
    b.inputs[0].default_value = lin(colour); b.inputs[1].default_value = strength


def mist(start, depth):
    m = bpy.context.scene.world.mist_settings
    m.start, m.depth, m.falloff = start, depth, 'LINEAR'


def render(name, size=100, samples=24, phone=.6, to='scenes', **film):
    """Renders and develops the scene, and writes ../../media/TO/NAME.webp and its crop for phones.

    `phone`: where the 4:5 crop is, from 0 (left) to 1 (right); or its left, top, width and height in pixels; or None for no crop.

    If SIZE or SAMPLES is set, writes only a draft: out/NAME.png.
    """
    draft = 'SIZE' in os.environ or 'SAMPLES' in os.environ
    os.makedirs(OUT, exist_ok=True)
    s = bpy.context.scene
    s.render.resolution_percentage = int(os.environ.get('SIZE', size))
    i = s.render.image_settings
    i.file_format, i.color_depth, i.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'
    s.cycles.samples = int(os.environ.get('SAMPLES', samples))
    s.render.filepath = os.path.join(OUT, f'{name}.exr')
    bpy.ops.render.render(write_still=True)
    if not draft:
        film['width'] = s.render.resolution_x
    sys.argv = ['develop.py', name, *(f'{k}={v}' for k, v in film.items())]
    runpy.run_path(os.path.join(HERE, 'develop.py'))
    if not draft:
        w, h = s.render.resolution_x, s.render.resolution_y
        crops = [([], '')]
        if phone is not None:
            x, y, cw, ch = phone if isinstance(phone, tuple) else (round(phone * (w - h * 4 / 5)), 0, h * 4 // 5, h)
            crops.append((['-crop', f'{cw}x{ch}+{x}+{y}', '+repage', '-resize', '900x'], '-phone'))
        for crop, suffix in crops:
            subprocess.run(['convert', os.path.join(OUT, f'{name}.png'), *crop, '-quality', '80', '-define', 'webp:method=6',
                            os.path.join(MEDIA, to, f'{name}{suffix}.webp')], check=True)


def upright(name, **settings):
    """Renders the picture for phones from a scene of its own, where a crop of the wide picture would cut off its subject."""
    s = bpy.context.scene
    s.render.resolution_x, s.render.resolution_y = 900, 1125
    render(f'{name}-phone', phone=None, **settings)


def camera(at, look, lens=35, fstop=4, focus=None, roll=0):
    d = bpy.data.cameras.new('cam'); o = link(bpy.data.objects.new('cam', d))
    at, look = Vector(at), Vector(look)
    o.location = at
    o.rotation_euler = ((look - at).to_track_quat('-Z', 'Y').to_matrix() @ Matrix.Rotation(rad(roll), 3, 'Z')).to_euler()
    d.lens = lens; d.clip_start = .02
    d.dof.use_dof = True; d.dof.aperture_fstop = fstop; d.dof.aperture_blades = 7
    d.dof.focus_distance = ((Vector(focus) if focus else look) - at).dot((look - at).normalized())
    bpy.context.scene.camera = o
    return o


def area(at, look, size, watts, colour='#ffffff', spread=180, camera_visible=False):
    d = bpy.data.lights.new('area', 'AREA'); o = link(bpy.data.objects.new('area', d))
    d.shape = 'RECTANGLE'; d.size, d.size_y = size if isinstance(size, tuple) else (size, size)
    d.energy = watts; d.color = lin(colour)[:3]; d.spread = rad(spread)
    o.location = at; o.rotation_euler = (Vector(look) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = camera_visible
    return o


def spot(at, look, watts, colour='#ffffff', angle=60, soft=.05, blend=.5):
    d = bpy.data.lights.new('spot', 'SPOT'); o = link(bpy.data.objects.new('spot', d))
    d.energy = watts; d.color = lin(colour)[:3]; d.spot_size = rad(angle); d.shadow_soft_size = soft; d.spot_blend = blend
    o.location = at; o.rotation_euler = (Vector(look) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return o


def sun(direction, strength, colour='#ffffff', angle=3):
    d = bpy.data.lights.new('sun', 'SUN'); o = link(bpy.data.objects.new('sun', d))
    d.energy = strength; d.color = lin(colour)[:3]; d.angle = rad(angle)
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return o


# Light set-ups: call one, then add at most one light of the scene's own.
def light_cold_hall():
    world('#7fa9ae', .22); mist(3, 42)


def light_night_ward():
    world('#1d3b52', .05); mist(3, 14)


def light_dawn_dock(door=(0, 0, 1.5)):
    world('#6f93a8', .35); mist(4, 60)
    sun((.35, -1, -.16), 3.2, '#ffb070', 1.2)                       # low sun through the open door
    area((door[0], door[1] + 1.2, door[2] + 2.4), (door[0], door[1] - 4, 0), (3, 2), 120, '#9ec4d6')


def light_still_life(target=(0, 0, .05), key=60):
    world('#dfeeea', .30); mist(5, 50)
    area((-1.6, .42, .70), target, (.20, .20), key, '#ffedd2')        # low window on the left, for long shadows
    area((1.6, -.6, 1.2), target, (1.4, 1.4), key * .07, '#cfeee6')    # pale reflector on the right


# ---------------------------------------------------------------- colours and materials
def lin(c):
    if not isinstance(c, str):
        return (*c[:3], 1)
    v = [int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in v], 1)


def node(t, kind, ins=None, **props):
    n = t.nodes.new('ShaderNode' + kind)
    for k, v in props.items():
        setattr(n, k, v)
    for k, v in (ins or {}).items():
        if isinstance(v, bpy.types.NodeSocket):
            t.links.new(v, n.inputs[k])
        else:
            n.inputs[k].default_value = v
    return n


_cache = {}


def pbr(name, colour, rough=.5, metal=0, vary=.12, scale=3, bump=.15, bump_scale=120, stretch=(1, 1, 1),
        rough_vary=.18, island=0, coat=0, sheen=0, spec=.5, edge=None, edge_r=.003, dirt=None, dirt_amount=.0):
    """A material with irregularities: large noise varies its brightness and roughness, small noise is its texture."""
    if name in _cache:
        return _cache[name]
    m = bpy.data.materials.new(name); m.use_nodes = True; t = m.node_tree
    b = t.nodes['Principled BSDF']
    co = node(t, 'TexCoord').outputs['Object']
    mp = node(t, 'Mapping', {'Vector': co, 'Scale': stretch}).outputs[0]
    big = node(t, 'TexNoise', {'Vector': mp, 'Scale': scale, 'Detail': 6, 'Roughness': .6}).outputs['Fac']
    fine = node(t, 'TexNoise', {'Vector': mp, 'Scale': bump_scale, 'Detail': 3}).outputs['Fac']
    val = node(t, 'MapRange', {0: big, 1: .3, 2: .7, 3: 1 - vary, 4: 1 + vary}).outputs[0]
    if island:
        r = node(t, 'NewGeometry').outputs['Random Per Island']
        iv = node(t, 'MapRange', {0: r, 3: 1 - island, 4: 1 + island}).outputs[0]
        val = node(t, 'Math', {0: val, 1: iv}, operation='MULTIPLY').outputs[0]
    col = node(t, 'HueSaturation', {'Color': lin(colour), 'Value': val}).outputs[0]
    if dirt:
        g = node(t, 'TexNoise', {'Vector': co, 'Scale': scale * 4, 'Detail': 9, 'Roughness': .75}).outputs['Fac']
        f = node(t, 'MapRange', {0: g, 1: .52, 2: .72, 3: 0, 4: dirt_amount}).outputs[0]
        col = node(t, 'MixRGB', {0: f, 1: col, 2: lin(dirt)}).outputs[0]
    ro = node(t, 'MapRange', {0: big, 1: .3, 2: .7, 3: max(.02, rough - rough_vary), 4: min(1, rough + rough_vary)}).outputs[0]
    if edge:                                        # paint rubbed off along edges
        bv = node(t, 'Bevel', {'Radius': edge_r}, samples=3).outputs[0]
        nn = node(t, 'NewGeometry').outputs['Normal']
        d = node(t, 'VectorMath', {0: bv, 1: nn}, operation='DOT_PRODUCT').outputs['Value']
        w = node(t, 'TexNoise', {'Vector': co, 'Scale': 28, 'Detail': 5}).outputs['Fac']
        e = node(t, 'MapRange', {0: d, 1: .985, 2: .90, 3: 0, 4: 1}).outputs[0]
        w = node(t, 'MapRange', {0: w, 1: .46, 2: .6, 3: 0, 4: .8}).outputs[0]
        e = node(t, 'Math', {0: e, 1: w}, operation='MULTIPLY').outputs[0]
        col = node(t, 'MixRGB', {0: e, 1: col, 2: lin(edge)}).outputs[0]
    t.links.new(col, b.inputs['Base Color']); t.links.new(ro, b.inputs['Roughness'])
    b.inputs['Metallic'].default_value = metal; b.inputs['Clearcoat'].default_value = coat
    b.inputs['Sheen'].default_value = sheen; b.inputs['Specular'].default_value = spec
    if bump:
        bp = node(t, 'Bump', {'Strength': bump, 'Distance': .002, 'Height': fine}).outputs[0]
        t.links.new(bp, b.inputs['Normal'])
    _cache[name] = m
    return m


def painted(c=DEEP, name=None, rough=.42, worn=False):     # worn: rubbed edges; slow, so only for things close to the camera
    return pbr(name or f'painted {c}', c, rough, 0, .10, 4, .06, 300, edge='#8f9a98' if worn else None, dirt='#20302e', dirt_amount=.25)
def plastic(c, rough=.38, name=None): return pbr(name or f'plastic {c} {rough}', c, rough, 0, .05, 9, .10, 900, rough_vary=.10)
def rubber(c='#14201f'): return pbr(f'rubber {c}', c, .62, 0, .10, 14, .18, 700, rough_vary=.12, dirt='#4a5552', dirt_amount=.25)
def metal(c='#b9c2c0', rough=.32): return pbr(f'metal {c}', c, rough, 1, .06, 5, .04, 200, stretch=(1, 1, 8))
def wood(): return pbr('wood', '#a98a62', .75, 0, .22, 5, .5, 60, stretch=(1, 9, 9), island=.16, dirt='#4b3c2a', dirt_amount=.5)
def cardboard(c='#b08a5c'): return pbr(f'cardboard {c}', c, .82, 0, .07, 5, .12, 240, stretch=(1, 1, 5), island=.13, spec=.25, dirt='#6d5334', dirt_amount=.18)
def tape(): return pbr('tape', '#b9975f', .22, 0, .06, 20, .05, 80, coat=.3)
def cloth(c=MINT): return pbr(f'cloth {c}', c, .92, 0, .05, 4, .35, 900, sheen=.35, spec=.15)
def linen(c, cell=0):
    """Washed cotton, matt and creased. With `cell` a cellular blanket with holes that many millimetres apart."""
    name = f'linen {c} {cell}'
    if name in _cache:
        return _cache[name]
    m = pbr(name, c, .95, 0, .05, 5, 0, sheen=.25, spec=.06); t = m.node_tree; b = t.nodes['Principled BSDF']; co = node(t, 'TexCoord').outputs['Object']
    n = node(t, 'TexNoise', {'Vector': co, 'Scale': 11, 'Detail': 5, 'Roughness': .55, 'Distortion': 1.6}).outputs['Fac']
    ridge = node(t, 'Math', {0: node(t, 'Math', {0: n, 1: .5}, operation='SUBTRACT').outputs[0]}, operation='ABSOLUTE').outputs[0]     # sharp creases where it was folded
    bp = node(t, 'Bump', {'Strength': .55, 'Distance': .05, 'Height': ridge}).outputs[0]
    if cell:
        k = 2 * math.pi / cell * 1000; xy = node(t, 'SeparateXYZ', {0: co})
        wave = [node(t, 'Math', {0: node(t, 'Math', {0: xy.outputs[i], 1: k}, operation='MULTIPLY').outputs[0]}, operation='SINE').outputs[0] for i in (0, 1)]
        cells = node(t, 'Math', {0: wave[0], 1: wave[1]}, operation='MULTIPLY').outputs[0]
        bp = node(t, 'Bump', {'Strength': .6, 'Distance': .003, 'Height': cells, 'Normal': bp}).outputs[0]
        old = b.inputs['Base Color'].links[0].from_socket; f = node(t, 'MapRange', {0: cells, 1: -1, 2: 1, 3: .22, 4: 0}).outputs[0]
        t.links.new(node(t, 'MixRGB', {0: f, 1: old, 2: (.02, .06, .06, 1)}).outputs[0], b.inputs['Base Color'])
    else:
        weave = node(t, 'TexNoise', {'Vector': co, 'Scale': 700, 'Detail': 2}).outputs['Fac']
        bp = node(t, 'Bump', {'Strength': .25, 'Distance': .002, 'Height': weave, 'Normal': bp}).outputs[0]
    t.links.new(bp, b.inputs['Normal'])
    _cache[name] = m
    return m


def vinyl(c='#5d7774'): return pbr(f'vinyl {c}', c, .24, 0, .06, 1.2, .02, 14, rough_vary=.08)
def wall(c='#b9c9c5'): return pbr(f'wall {c}', c, .7, 0, .05, 1.2, .08, 140)
def plate(c=MINT): return pbr(f'plate {c}', c, .66, 0, .022, 1.6, .10, 420, rough_vary=.07)


def concrete():
    """Sealed floor: cloudy, glossier where it is driven on, tyre marks along Y."""
    m = pbr('concrete', '#7d8685', .40, 0, .13, .8, .05, 60, rough_vary=.20, dirt='#3e4645', dirt_amount=.35)
    t = m.node_tree; b = t.nodes['Principled BSDF']
    if 'tyre' in t.nodes:
        return m
    co = node(t, 'TexCoord').outputs['Object']
    mp = node(t, 'Mapping', {'Vector': co, 'Scale': (5.5, .10, 1)}).outputs[0]
    n = node(t, 'TexNoise', {'Vector': mp, 'Scale': 1.4, 'Detail': 5, 'Roughness': .7}); n.name = 'tyre'
    f = node(t, 'MapRange', {0: n.outputs['Fac'], 1: .54, 2: .72, 3: 0, 4: .42}).outputs[0]
    old = b.inputs['Base Color'].links[0].from_socket
    t.links.new(node(t, 'MixRGB', {0: f, 1: old, 2: lin('#2a3130')}).outputs[0], b.inputs['Base Color'])
    return m


def glow(colour, strength):
    """A bright surface that only the camera sees, because small bright bulbs cause fireflies. Light the scene with area() or spot()."""
    m = bpy.data.materials.new('glow'); m.use_nodes = True; m.cycles.sample_as_light = False; t = m.node_tree; t.nodes.clear()
    k = node(t, 'Math', {0: node(t, 'LightPath').outputs['Is Camera Ray'], 1: strength}, operation='MULTIPLY').outputs[0]
    e = node(t, 'Emission', {0: lin(colour), 1: k})
    t.links.new(e.outputs[0], node(t, 'OutputMaterial').inputs[0])
    return m


def glass(c='#eaf6f3', rough=.02):
    m = bpy.data.materials.new('glass'); m.use_nodes = True; b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = lin(c); b.inputs['Transmission'].default_value = 1
    b.inputs['Roughness'].default_value = rough; b.inputs['IOR'].default_value = 1.45
    return m


def wrap():
    """Stretch film: mostly clear, creased, with bright reflections of lamps."""
    if 'wrap' in _cache:
        return _cache['wrap']
    m = bpy.data.materials.new('wrap'); m.use_nodes = True; t = m.node_tree; t.nodes.clear()
    co = node(t, 'TexCoord').outputs['Object']
    mp = node(t, 'Mapping', {'Vector': co, 'Scale': (2, 2, 9), 'Rotation': (.12, .1, 0)}).outputs[0]
    n = node(t, 'TexNoise', {'Vector': mp, 'Scale': 3, 'Detail': 5, 'Distortion': 1.2}).outputs['Fac']
    bp = node(t, 'Bump', {'Strength': .6, 'Distance': .03, 'Height': n}).outputs[0]
    g = node(t, 'BsdfGlossy', {'Color': (.9, .97, .97, 1), 'Roughness': .16, 'Normal': bp}).outputs[0]
    d = node(t, 'BsdfDiffuse', {'Color': (.70, .80, .80, 1), 'Normal': bp}).outputs[0]
    tr = node(t, 'BsdfTransparent', {0: (.93, .97, .97, 1)}).outputs[0]
    s1 = node(t, 'MixShader', {0: .45, 1: d, 2: g}).outputs[0]
    f = node(t, 'MapRange', {0: n, 1: .4, 2: .68, 3: .16, 4: .46}).outputs[0]
    o = node(t, 'MixShader', {0: f, 1: tr, 2: s1}).outputs[0]
    t.links.new(o, node(t, 'OutputMaterial').inputs[0])
    _cache['wrap'] = m
    return m


def picture(rel, crop=None, width=1000):
    """Converts a product picture (WebP) to PNG for Blender. `crop` is an ImageMagick geometry."""
    os.makedirs(os.path.join(OUT, 'screens'), exist_ok=True)
    dst = os.path.join(OUT, 'screens', f"{rel.replace('/', '-')}-{crop}.png")
    cmd = ['convert', os.path.join(MEDIA, rel + '.webp')]
    if crop:
        cmd += ['-crop', crop, '+repage']
    subprocess.run(cmd + ['-resize', f'{width}x', '-background', 'white', '-alpha', 'remove', dst], check=True)
    return dst


def gradient(name, *colours, size=(64, 512)):
    """An image of a sky, with colours from top to bottom."""
    os.makedirs(os.path.join(OUT, 'screens'), exist_ok=True)
    dst = os.path.join(OUT, 'screens', name + '.png')
    subprocess.run(['convert', *[a for c in colours for a in (f'xc:{c}',)], '-append', '-filter', 'Triangle', '-resize', f'{size[0]}x{size[1]}!', dst], check=True)
    return dst


of_the_brand = lambda name: os.path.join(HERE, '..', 'resources', 'fonts', f'{name}.woff2')
FONTS = {'sans': of_the_brand('archivo-latin-400'), 'bold': of_the_brand('archivo-latin-620'), 'serif': of_the_brand('besley-latin-500'), 'mono': 'Liberation-Mono-Bold'}


def sign(text, ground=DEEP, ink='#f4f7f5', size=(400, 400), points=330):
    """A painted sign with a few characters, as an image."""
    os.makedirs(os.path.join(OUT, 'screens'), exist_ok=True)
    dst = os.path.join(OUT, 'screens', f'sign-{text}.png')
    subprocess.run(['convert', '-size', f'{size[0]}x{size[1]}', f'xc:{ground}', '-fill', ink, '-font', FONTS['bold'], '-pointsize', str(points),
                    '-gravity', 'center', '-annotate', '0', text, dst], check=True)
    return dst


def image_mat(path, strength=None, rough=.6, tint='#ffffff', spec=.5):
    """The material of an image: with `strength` a lit screen behind glass, without it printed paper. Lower `spec` where a lamp or a door reflects and makes ink pale."""
    m = bpy.data.materials.new(os.path.basename(path)); m.use_nodes = True; m.cycles.sample_as_light = False; t = m.node_tree
    b = t.nodes['Principled BSDF']
    i = node(t, 'TexImage'); i.image = bpy.data.images.load(path); i.extension = 'EXTEND'
    c = node(t, 'MixRGB', {0: 1, 1: i.outputs[0], 2: lin(tint)}, blend_type='MULTIPLY').outputs[0]; b.inputs['Specular'].default_value = spec
    if strength is None:
        t.links.new(c, b.inputs['Base Color']); b.inputs['Roughness'].default_value = rough
    else:
        b.inputs['Base Color'].default_value = (.01, .012, .012, 1); b.inputs['Roughness'].default_value = .09
        t.links.new(c, b.inputs['Emission']); b.inputs['Emission Strength'].default_value = strength
    return m


# ---------------------------------------------------------------- geometry
def link(o, col=None):
    (col or bpy.context.scene.collection).objects.link(o)
    return o


def group(name):
    """A collection outside of the scene. Fill it, then put copies of it into the scene with place()."""
    return bpy.data.collections.new(name)


def place(col, at, turn=0, tilt=(0, 0), scale=1):
    o = link(bpy.data.objects.new(col.name, None))
    o.instance_type, o.instance_collection = 'COLLECTION', col
    o.location = at; o.rotation_euler = (rad(tilt[0]), rad(tilt[1]), rad(turn)); o.scale = (scale,) * 3
    return o


class Part:
    """Many bevelled primitives in one mesh. No real thing has perfectly sharp edges, so `bevel` is never 0."""
    def __init__(self, name, col=None):
        self.bm, self.mats, self.name, self.col = bmesh.new(), [], name, col

    def _add(self, bm, m, at, rot):
        if m not in self.mats:
            self.mats.append(m)
        for f in bm.faces:
            f.material_index = self.mats.index(m); f.smooth = True
        bm.transform(Matrix.Translation(at) @ Euler([rad(a) for a in rot]).to_matrix().to_4x4())
        me = bpy.data.meshes.new('tmp'); bm.to_mesh(me); bm.free()
        self.bm.from_mesh(me); bpy.data.meshes.remove(me)
        return self

    def box(self, at, size, m, bevel=.003, rot=(0, 0, 0), seg=2):
        bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Diagonal((*size, 1)))
        bevel = min(bevel, min(size) * .49)
        if bevel:
            bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=seg, profile=.6, affect='EDGES')
        return self._add(bm, m, at, rot)

    def cyl(self, at, r, h, m, bevel=.002, rot=(0, 0, 0), n=32, r2=None):
        bm = bmesh.new(); bmesh.ops.create_cone(bm, cap_ends=True, segments=n, radius1=r, radius2=r if r2 is None else r2, depth=h)
        if bevel:
            e = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
            bmesh.ops.bevel(bm, geom=e, offset=bevel, segments=2, profile=.6, affect='EDGES')
        return self._add(bm, m, at, rot)

    def ball(self, at, r, m, squash=(1, 1, 1)):
        bm = bmesh.new(); bmesh.ops.create_uvsphere(bm, u_segments=24, v_segments=14, radius=r)
        bm.transform(Matrix.Diagonal((*squash, 1)))
        return self._add(bm, m, at, (0, 0, 0))

    def slab(self, at, w, h, d, r, m, bevel=.002, rot=(0, 0, 0), seg=3):
        """Adds a rounded rectangle of w x h in XY, with thickness d in Z."""
        bm = bmesh.new(); vs = []
        for cx, cy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
            for k in range(9):
                a = rad(a0 + k * 11.25)
                vs.append(bm.verts.new((cx * (w / 2 - r) + r * math.cos(a), cy * (h / 2 - r) + r * math.sin(a), -d / 2)))
        f = bm.faces.new(vs); f.normal_flip()
        g = bmesh.ops.extrude_face_region(bm, geom=[f])['geom']
        bmesh.ops.translate(bm, vec=(0, 0, d), verts=[v for v in g if isinstance(v, bmesh.types.BMVert)])
        bm.normal_update(); bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
        if bevel:
            e = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
            bmesh.ops.bevel(bm, geom=e, offset=min(bevel, d * .49), segments=seg, profile=.5, affect='EDGES')
        return self._add(bm, m, at, rot)

    def done(self, at=(0, 0, 0), rot=(0, 0, 0), parent=None):
        me = bpy.data.meshes.new(self.name); self.bm.to_mesh(me); self.bm.free()
        for m in self.mats:
            me.materials.append(m)
        me.use_auto_smooth = True; me.auto_smooth_angle = rad(38)
        o = link(bpy.data.objects.new(self.name, me), self.col)
        o.location = at; o.rotation_euler = [rad(a) for a in rot]; o.parent = parent
        return o


def surface(name, f, nu, nv, m, col=None, at=(0, 0, 0), rot=(0, 0, 0), thick=0, sub=0, closed=False):
    """A mesh with UVs from a function (u, v) -> (x, y, z), u and v from 0 to 1. For cloth, paper and turned shapes."""
    bm = bmesh.new(); uv = bm.loops.layers.uv.new()
    g = [[bm.verts.new(f(i / nu, j / nv)) for j in range(nv + 1)] for i in range(nu + 1)]
    for i in range(nu):
        for j in range(nv):
            fc = bm.faces.new((g[i][j], g[i + 1][j], g[i + 1][j + 1], g[i][j + 1])); fc.smooth = True
            for l, (a, b) in zip(fc.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                l[uv].uv = (a / nu, b / nv)
    if closed:
        bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-5)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free(); me.materials.append(m)
    o = link(bpy.data.objects.new(name, me), col); o.location = at; o.rotation_euler = [rad(a) for a in rot]
    if thick:
        s = o.modifiers.new('thick', 'SOLIDIFY'); s.thickness = thick; s.offset = 0
        me.use_auto_smooth = True; me.auto_smooth_angle = rad(60)         # with shading around its edge, paper looks like cardboard
    if sub:
        s = o.modifiers.new('sub', 'SUBSURF'); s.levels = s.render_levels = sub
    return o


def sheet(name, w, h, m, at=(0, 0, 0), rot=(0, 0, 0), col=None, parent=None):
    """A flat textured rectangle in XY, for screens, labels and signs."""
    o = surface(name, lambda u, v: ((u - .5) * w, (v - .5) * h, 0), 1, 1, m, col, at, rot)
    o.parent = parent
    return o


def lathe(name, prof, m, at=(0, 0, 0), col=None, n=64):
    """A turned shape. `prof`: list of (radius, z) from the bottom inside to the bottom outside."""
    k = len(prof) - 1
    def f(u, v):
        r, z = prof[min(k, round(v * k))]
        return r * math.cos(u * 2 * math.pi), r * math.sin(u * 2 * math.pi), z
    return surface(name, f, n, k, m, col, at, sub=2, closed=True)


def tube(pts, r, m, col=None, at=(0, 0, 0), rot=(0, 0, 0), smooth=True, parent=None):
    cu = bpy.data.curves.new('tube', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = 5; cu.use_fill_caps = True
    s = cu.splines.new('BEZIER' if smooth else 'POLY')
    if smooth:
        s.bezier_points.add(len(pts) - 1)
        for p, c in zip(s.bezier_points, pts):
            p.co = c; p.handle_left_type = p.handle_right_type = 'AUTO'
    else:
        s.points.add(len(pts) - 1)
        for p, c in zip(s.points, pts):
            p.co = (*c, 1)
    cu.materials.append(m)
    o = link(bpy.data.objects.new('tube', cu), col); o.location = at; o.rotation_euler = [rad(a) for a in rot]; o.parent = parent
    return o


# ---------------------------------------------------------------- parts
def label_mat():
    """White logistics label: bars and grey lines, no readable text."""
    if 'label' in _cache:
        return _cache['label']
    p = os.path.join(OUT, 'screens', 'label.png'); os.makedirs(os.path.dirname(p), exist_ok=True)
    r = random.Random(3); d = []; x = 24
    while x < 270:
        w = r.choice((2, 2, 3, 5)); d.append(f'rectangle {x},120 {x + w},185'); x += w + r.choice((2, 3, 5))
    for y, w in ((22, 150), (38, 220), (54, 190), (78, 90)):
        d.append(f'rectangle 24,{y} {24 + w},{y + 7}')
    d += ['rectangle 222,20 272,70']
    subprocess.run(['convert', '-size', '296x204', 'xc:#f1f1ec', '-fill', '#26302f', '-draw', ' '.join(d), p], check=True)
    _cache['label'] = image_mat(p, rough=.5)
    return _cache['label']


def pallet(col=None, at=(0, 0, 0), rot=(0, 0, 0)):
    """EUR pallet 0.8 (X) x 1.2 (Y) x 0.144; the 0.8 side faces the aisle."""
    p, w = Part('pallet', col), wood(); j = lambda a=.004: random.uniform(-a, a)
    for x in (-.3275, 0, .3275):
        p.box((x, 0, .011), (.1, 1.2, .022), w, .002)
        for y in (-.53, 0, .53):
            p.box((x + j(.002), y, .061), (.1, .14, .078), w, .003)
    for y in (-.53, 0, .53):
        p.box((0, y, .111), (.8, .14, .022), w, .002)
    for x, b in ((-.3275, .145), (-.165, .1), (0, .145), (.165, .1), (.3275, .145)):
        p.box((x + j(), j(), .133), (b, 1.2, .022), w, .002, (0, 0, j(.15)))
    return p.done(at, rot)


def carton(p, at, size, m, turn=0, col=None, label=None):
    """A closed carton with tape, standing on `at` (the centre of its bottom)."""
    x, y, z = at; a, b, c = size
    p.box((x, y, z + c / 2), (a, b, c), m, .004, (0, 0, turn), 3)
    R = Matrix.Rotation(rad(turn), 3, 'Z')
    w = min(.055, b * .3)
    def q(v): return tuple(Vector(at) + R @ Vector(v))
    p.box(q((0, 0, c)), (a + .001, w, .0012), tape(), .0004, (0, 0, turn))
    for s in (-1, 1):
        p.box(q((s * a / 2, 0, c - .045)), (.0012, w, .09), tape(), .0004, (0, 0, turn))
    if label:
        sheet('label', min(.13, a * .5), min(.09, c * .5), label_mat(), q((a * .18, -b / 2 - .0012, c * .52)), (90, 0, turn), col)


def load(kind=0, seed=1):
    """A pallet with goods, about 1.2 m high, as a collection for place()."""
    r = random.Random(seed); st = random.getstate(); random.seed(seed)
    g = group(f'load{kind}-{seed}'); pallet(g)
    p = Part('goods', g); tones = ['#b08a5c', '#a67f50', '#bb9a6e', '#c9c2b4']
    nx, ny, ch = ((2, 3, .26), (2, 2, .34), (2, 4, .21), (1, 2, .5), (2, 3, .30))[kind % 5]
    rows = max(2, int(r.uniform(.75, 1.3) / ch)); m = cardboard(tones[seed % 4])
    for k in range(rows):
        for i in range(nx):
            for jy in range(ny):
                if k == rows - 1 and r.random() < .18:
                    continue
                a, b = .78 / nx, 1.16 / ny
                carton(p, ((i - (nx - 1) / 2) * a + r.uniform(-.006, .006), (jy - (ny - 1) / 2) * b + r.uniform(-.006, .006), .145 + k * (ch + .001)),
                       (a - .008, b - .008, ch), m, r.uniform(-.8, .8), g, label=(jy == 0 and r.random() < .7))
    p.done()
    if kind % 2 == 0:
        h = rows * ch
        w = Part('wrap', g); w.box((0, 0, .13 + h / 2), (.81, 1.2, h + .02), wrap(), .03, seg=4); w.done()
    random.setstate(st)
    return g


def rack(loads, bays=8, pitch=2.82, levels=(0, 1.75, 3.45, 5.15), side=1, face=1.5, y0=0, depth=1.1, height=6.6, fill=.88):
    """A row of pallet racks along Y, with their front at x = side * face, teal frames and yellow beams."""
    p, st, bm, gv = Part('rack'), painted(DEEP), painted('#e0a41c', 'beam'), metal('#8d9896', .45)
    X = lambda d: side * (face + d)
    for k in range(bays + 1):
        y = y0 + k * pitch
        for d in (.05, depth - .05):
            p.box((X(d), y, height / 2), (.07, .10, height), st, .006)
            p.box((X(d - .03 if d < .5 else d), y, .006), (.16, .16, .012), gv, .002)
            if d < .5:
                for n in range(int(min(height, 3.2) / .075)):       # punched slots
                    p.box((X(d - .0351), y, .12 + n * .075), (.002, .016, .034), rubber('#071413'), .0005)
        zz = .25
        while zz < height - 1:
            p.box((X(depth / 2), y, zz + .45), (math.hypot(depth - .1, .9), .028, .045), st, .004, (0, math.degrees(math.atan2(.9, depth - .1)) * (1 if int(zz * 10) % 2 else -1), 0))
            zz += .9
        p.box((X(-.12), y, .2), (.05, .17, .4), painted('#f0b622', 'guard'), .012)  # upright guard
    for k in range(bays):
        y = y0 + (k + .5) * pitch
        for z in levels[1:]:
            for d in (.05, depth - .05):
                p.box((X(d), y, z - .06), (.05, pitch - .1, .12), bm, .006)
            for s in (-1, 1):
                p.box((X(.012), y + s * (pitch / 2 - .05), z - .08), (.012, .03, .2), bm, .002)
            for n in range(5):
                p.box((X(depth / 2), y - 1.1 + n * .55, z - .012), (depth - .06, .04, .024), gv, .002)
        for z in levels:
            for n in range(3):
                if random.random() < fill:
                    place(random.choice(loads), (X(.58 + random.uniform(-.03, .05)), y + (n - 1) * .90 + random.uniform(-.03, .03), z + .001),
                          turn=(90 if side < 0 else -90) * 0 + (-90 * side) + random.uniform(-1.2, 1.2))
    return p.done()


def scanner(screen_png, strength=1.6, col=None):
    """A handheld scanner with keys, 84 x 224 x 30 mm, on its back in XY. The origin is below its middle."""
    g = col or group('scanner')
    body, key, yel = pbr('casing', '#121c1b', .58, 0, .06, 9, .03, 500, rough_vary=.08), plastic('#39474a', .5), plastic('#f2b728', .45)
    smooth = lambda c: pbr(f'smooth {c}', c, .13, 0, .02, 3, 0, rough_vary=.02)      # without grain, which looks like chipped paint on glass
    p = Part('scanner', g)
    p.slab((0, 0, .012), .078, .222, .022, .017, body, .008, seg=5)
    p.slab((0, .048, .017), .088, .128, .024, .020, body, .009, seg=5)          # wider head
    for s in (-1, 1):
        p.slab((s * .0435, .03, .017), .006, .040, .012, .0028, yel, .0015)      # side triggers
        for y in (-.1, .1):
            p.slab((s * .031, y, .0165), .022, .026, .022, .009, rubber('#0a1211'), .006)   # corner bumpers
    p.slab((0, .0475, .0278), .074, .112, .0030, .006, smooth('#0d1716'), .0010)  # glass frame
    p.slab((0, .1095, .022), .040, .006, .010, .0025, smooth('#3a0a0d'), .002)   # scan window
    p.cyl((0, .1015, .0297), .0014, .0008, glow('#2fe0c0', 5), .0)
    for i in range(3):
        p.slab((-.008 + i * .008, -.016 + .003, .0292), .004, .0012, .0004, .0005, key, 0)
    for rrow in range(5):
        for c in range(4):
            m = yel if (rrow == 4 and c == 3) else key
            p.slab(((c - 1.5) * .0165, -.0285 - rrow * .0150, .0243), .0132, .0098 if rrow else .0075, .0050, .0028, m, .0014)
    p.done()
    sheet('scr', .0655, .1023, image_mat(screen_png, strength), (0, .0475, .02945), col=g)
    return g


def tablet(screen_png, w=.285, h=.19, strength=1.6):
    g = group('tablet'); p = Part('tablet', g)
    p.slab((0, 0, 0), w + .022, h + .022, .010, .014, plastic('#16201f', .3), .003)
    p.slab((0, 0, -.004), w + .034, h + .034, .012, .018, rubber('#22302f'), .005)
    p.done(); sheet('scr', w, h, image_mat(screen_png, strength), (0, 0, .0053), col=g)
    return g


def monitor(screen_png, w=.52, h=.325, strength=1.5, body='#dfe6e3', spec=.5):
    """A screen in XY that faces +Z, with a VESA mount behind it."""
    g = group('monitor'); p = Part('monitor', g)
    p.slab((0, 0, -.012), w + .020, h + .020, .022, .008, plastic(body, .4), .004)
    p.slab((0, 0, -.0005), w + .012, h + .012, .003, .005, plastic('#0c1312', .25), .001)
    p.slab((0, 0, -.040), .16, .16, .05, .02, plastic('#ccd5d2', .45), .008)
    p.done(); sheet('scr', w, h, image_mat(screen_png, strength, spec=spec), (0, 0, .0014), col=g)
    return g


def arm(a, b, m=None, r=.016):
    """An arm with two links from a wall (a) to a screen (b)."""
    m = m or plastic('#d5dedb', .4); a, b = Vector(a), Vector(b)
    e = (a + b) / 2 + Vector((.0, -.02, -.10))
    p = Part('arm')
    for v in (a, e, b):
        p.cyl(tuple(v), r * 1.7, .07, m, .004)
    p.done(); tube([a, e], r, m, smooth=False); tube([e, b], r, m, smooth=False)


def roller_cage(at=(0, 0, 0), turn=0, w=.72, d=.80, h=1.69):
    g = group('cage'); m = metal('#9aa5a3', .35)
    p = Part('cage', g); p.box((0, 0, .19), (w, d, .03), plastic(DEEP), .006)
    for x in (-1, 1):
        for y in (-1, 1):
            p.cyl((x * (w / 2 - .02), y * (d / 2 - .02), h / 2 + .1), .013, h - .2, m)
            p.cyl((x * (w / 2 - .06), y * (d / 2 - .08), .062), .062, .032, rubber(), .006, (0, 90, 0))
            p.box((x * (w / 2 - .06), y * (d / 2 - .08), .13), (.05, .08, .07), m, .004)
        for i in range(9):
            p.cyl((x * (w / 2 - .02), (i - 4) * (d - .04) / 9, h / 2 + .1), .004, h - .24, m, 0, n=10)
        for z in (.24, .6, .95, 1.3, h):
            p.cyl((x * (w / 2 - .02), 0, z), .009, d - .04, m, 0, (90, 0, 0), n=14)
    for i in range(9):
        p.cyl(((i - 4) * (w - .04) / 9, d / 2 - .02, h / 2 + .1), .004, h - .24, m, 0, n=10)
    p.done()
    return place(g, at, turn)


def tote_cage(x, y):
    """A moving roller cage with five totes in it."""
    roller_cage((x, y, 0), 3)
    b = Part('totes'); kinds = [plastic('#1d6b64', .45, 'tote a'), plastic('#7f979b', .45, 'tote b')]
    for k in range(3):
        for s in (-1, 1):
            if (k, s) != (2, 1):
                b.box((x + s * .165, y, .345 + k * .29), (.31, .60, .275), kinds[(k + (s > 0)) % 2], .02, (0, 0, 3 + random.uniform(-1, 1)))
    b.done()


def wheel(q, s, y, wide):
    """A tyre on a steel rim with a hub and ten nuts, on the side `s` of a truck."""
    tyre, rim, deep = rubber('#15191a'), metal('#a9b2b0', .3), painted('#0d1312', 'rim')
    x = lambda d: s * (1.26 - d)
    q.cyl((x(wide / 2), y, .50), .50, wide, tyre, .06, (0, 90, 0), n=56); q.cyl((x(.005), y, .50), .40, .03, tyre, .012, (0, 90, 0), n=48)
    q.cyl((x(-.004), y, .50), .305, .03, rim, .012, (0, 90, 0), n=40); q.cyl((x(-.012), y, .50), .225, .03, deep, .008, (0, 90, 0), n=40)
    q.cyl((x(-.03), y, .50), .105, .07, rim, .02, (0, 90, 0), n=24)
    for k in range(10):
        a = rad(k * 36); q.cyl((x(-.022), y + .165 * math.cos(a), .50 + .165 * math.sin(a)), .022, .04, rim, .005, (0, 90, 0), n=8)


def truck(colour, lit, cabin=None):
    """A rigid truck with a ribbed cold box and two axles under it, 2.55 m wide, 3.8 m high and 9.4 m long, its front towards -Y.

    `cabin`: whether the lamp in the cab is on; defaults to `lit`.
    """
    cabin = lit if cabin is None else cabin
    glassy, dark, pale, steel = pbr('windscreen', '#0a1415', .05, 0, .05, 2, 0, coat=.5), rubber('#11191a'), painted('#d8e0dc', 'roof'), metal('#9aa6a4', .35)
    g = group('truck'); q = Part('truck', g); c = pbr(f'cab {colour}', colour, .24, 0, .03, 2, .01, 40, coat=.6, rough_vary=.05); box = pbr('box', '#e4eae7', .30, 0, .04, 1.2, .02, 60, dirt='#8f9a97', dirt_amount=.3)
    q.box((0, 5.72, 2.42), (2.51, 7.16, 2.70), box, .05, seg=3); q.box((0, 5.0, .80), (1.10, 8.4, .34), dark, .03)
    for s in (-1, 1):
        for y in (2.16, 9.28):                                                                 # posts at the corners, rails above and below, a rib every 60 cm
            q.box((s * 1.25, y, 2.42), (.08, .08, 2.70), steel, .012)
        for z, h in ((1.12, .13), (3.74, .08)):
            q.box((s * 1.25, 5.72, z), (.07, 7.16, h), steel, .012)
        for k in range(1, 12):
            q.box((s * 1.255, 2.16 + k * .593, 2.44), (.06, .06, 2.50), box, .018); q.box((s * 1.256, 2.16 + k * .593 - .05, 2.44), (.012, .030, 2.50), painted('#5d6967', 'seam'), .002)
        for y in (3.6, 5.0, 8.7):
            q.box((s * 1.27, y, 1.12), (.02, .14, .05), glow('#ff9a3c', 1.2 if lit else .25), .004)
        q.box((s * 1.14, 4.35, .72), (.05, 2.5, .10), steel, .015); q.box((s * 1.14, 4.35, .98), (.05, 2.5, .10), steel, .015)      # the side guard, a tank behind it
        q.cyl((s * .86, 3.5, .74), .29, 1.2, steel, .03, (90, 0, 0), n=40)
        q.box((s * .62, 9.30, 2.42), (1.16, .03, 2.56), box, .012); q.cyl((s * .14, 9.33, 2.42), .018, 2.6, steel, .003)
        q.cyl((s * .55, 1.98, 1.15), .035, .55, dark, .01, (90, 0, 0)); q.box((s * .95, 1.88, 1.9), (.10, .12, 1.7), dark, .03)
    q.box((0, 2.14, 3.74), (2.51, .06, .08), steel, .012); q.box((0, 1.86, 3.24), (1.85, .56, .80), pale, .12, seg=4); q.slab((0, 1.57, 3.22), 1.45, .46, .03, .06, dark, .01, (90, 0, 0))
    for k in range(6):
        q.box((0, 1.55, 3.06 + k * .065), (1.38, .02, .018), steel, .004)
    q.box((0, .90, 1.68), (2.42, 1.80, 2.30), c, .20, seg=6); q.box((0, .06, .56), (2.46, .30, .52), dark, .08, seg=4)
    q.slab((0, -.012, 2.08), 2.20, .94, .05, .16, glassy, .02, (90, 0, 0)); q.box((0, -.10, 2.70), (2.16, .26, .10), dark, .04, (18, 0, 0))
    q.slab((0, -.012, 1.20), 1.62, .56, .05, .09, dark, .02, (90, 0, 0))
    for z in (1.04, 1.16, 1.28, 1.40):
        q.box((0, -.045, z), (1.50, .03, .035), c, .01)
    for s in (-1, 1):
        q.slab((s * .96, -.10, .60), .40, .20, .05, .07, glassy, .015, (90, 0, 0)); q.cyl((s * .90, -.132, .60), .068, .012, glow('#fff3da', 9 if lit else .2), .002, (90, 0, 0)); q.cyl((s * 1.05, -.132, .60), .05, .012, glow('#ffb46a', 4 if lit else .15), .002, (90, 0, 0))
        q.box((s * 1.40, -.06, 2.06), (.20, .12, .56), dark, .05); q.box((s * 1.28, -.02, 2.38), (.26, .05, .05), dark, .02)
        q.box((s * .40, -.050, 1.66), (.80, .015, .02), dark, .004, (0, s * 7, 0)); q.slab((s * 1.215, .72, 2.06), .86, .74, .02, .09, glassy, .008, (90, 0, 90))
        for y in (.26, 1.20):                                                                  # the door, its handle, a step
            q.box((s * 1.208, y, 1.80), (.012, .018, 1.56), dark, .003)
        q.box((s * 1.22, 1.08, 1.50), (.03, .17, .05), dark, .012); q.box((s * 1.10, .34, .50), (.24, .34, .06), steel, .015); q.box((s * 1.208, .73, 1.03), (.012, .94, .018), dark, .003)
        q.box((s * 1.02, 1.0, .62), (.44, 1.24, .92), painted('#070c0c', 'arch'), .10)                 # the arch is a dark hole in the cab
        for y, wide in ((1.0, .32), (6.55, .58), (7.85, .58)):
            wheel(q, s, y, wide)
            for k in range(9):                                                             # the mudguard, a ring of plates
                a = rad(12 + k * 19.5); q.box((s * (1.26 - wide / 2), y - .60 * math.cos(a), .50 + .60 * math.sin(a)), (wide + .06, .225, .025), dark, .008, (90 - math.degrees(a), 0, 0))
        q.box((s * 1.0, 8.62, .50), (.52, .02, .52), dark, .006)
        for x, y, z in ((.86, -.23, 2.72), (.42, -.23, 2.72), (1.18, 2.10, 3.74)):
            q.slab((s * x, y, z), .11, .05, .02, .02, glow('#ffa23c', 5 if lit else .15), .004, (90, 0, 0))
    q.done()
    sheet('inside', 2.00, .50, image_mat(gradient(f'inside-{cabin}', *(('#ffe6bd', '#a98a5e', '#2c2a24', '#0c1314') if cabin else ('#6b8793', '#35474e', '#0f181a'))), .5), (0, -.0385, 2.24), (90, 0, 0), g)
    return g


def dock_door(at=(0, 0, 0), w=2.6, h=2.9, opening=1.0):
    """Sectional door in a wall on XZ, black seals, bumpers, yellow guard posts; opening 0..1."""
    p = Part('dock'); se, pn, yl = rubber('#10201e'), painted('#c9d4d1', 'door'), painted('#f0b622', 'guard')
    x, y, z = at
    for s in (-1, 1):
        p.box((x + s * (w / 2 + .18), y - .05, z + h / 2), (.36, .34, h + .3), se, .04)
        p.box((x + s * (w / 2 + .55), y - .45, z + .5), (.14, .14, 1.0), yl, .03)
        p.box((x + s * (w / 2 - .2), y - .10, z - .2), (.22, .16, .42), se, .03)
    p.box((x, y - .05, z + h + .25), (w + .72, .34, .5), se, .04)
    n, ph = 6, h / 6
    for i in range(n):
        b = h * opening + i * ph
        if b < h:
            p.box((x, y + .12, z + b + ph / 2), (w, .05, ph - .006), pn, .006)
    return p.done()


def mattress(L=2.0, W=.86, H=.15):
    p = Part('mattress'); p.box((0, 0, 0), (W, L, H), linen('#dfe9e6'), .045, seg=6)
    return p.done()


def pillow(at, w=.66, d=.44, rot=(0, 0, 0), m=None):
    """Two sheets sewn together and inflated by the cloth solver, so that the seam puckers by itself. Dented, as if slept on."""
    s = bpy.context.scene; n, k = 48, 32; bm = bmesh.new()
    at_ = lambda i, j, z: (((i / n) - .5) * w * (1 - .05 * (2 * j / k - 1) ** 2), ((j / k) - .5) * d * (1 - .07 * (2 * i / n - 1) ** 2), z if 0 < i < n and 0 < j < k else 0)
    for sg in (1, -1):
        g = [[bm.verts.new(at_(i, j, sg * .012 + .003 * mnoise.noise(Vector((i * .32, j * .34, sg))))) for j in range(k + 1)] for i in range(n + 1)]
        for i in range(n):
            for j in range(k):
                bm.faces.new((g[i][j], g[i + 1][j], g[i + 1][j + 1], g[i][j + 1])[::sg])
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-5)
    me = bpy.data.meshes.new('pillow'); bm.to_mesh(me); bm.free(); o = link(bpy.data.objects.new('pillow', me))
    md = o.modifiers.new('cloth', 'CLOTH'); st = md.settings
    st.quality = 4; st.mass = .3; st.tension_stiffness = st.compression_stiffness = 40; st.shear_stiffness = 20; st.bending_stiffness = .3; st.air_damping = 6
    st.use_pressure = True; st.uniform_pressure_force = 4.2; st.effector_weights.gravity = 0
    md.collision_settings.use_collision = False; md.point_cache.frame_end = 30
    for f in range(1, 31):
        s.frame_set(f)
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); o.modifiers.clear(); o.data = me; s.frame_set(1)
    for v in me.vertices:
        x, y = v.co.x / w, v.co.y / d
        v.co.z *= (.82 - .40 * math.exp(-((x - .04) ** 2 * 12 + (y + .05) ** 2 * 9)) if v.co.z > 0 else .55)
    me.materials.append(m or linen('#e9f1ee'))
    for f in me.polygons:
        f.use_smooth = True
    sb = o.modifiers.new('s', 'SUBSURF'); sb.levels = sb.render_levels = 1
    o.location = at; o.rotation_euler = [rad(a) for a in rot]
    return o


def drape(m, size, at, over, frames=55, n=90, thick=.005, seed=0, rumple=.09, folds=((.30, .030), (.10, .008))):
    """Lets cloth fall on the objects in `over` with the cloth solver and keeps the result. Takes about 15 seconds."""
    s = bpy.context.scene
    o = surface('drape', lambda u, v: ((u - .5) * size[0], (v - .5) * size[1], .012 * mnoise.noise(Vector((u * 7 + seed, v * 5, 0)))), n, int(n * size[1] / size[0]), m, at=at)
    for c in over:
        k = c.modifiers.new('col', 'COLLISION'); c.collision.thickness_outer = .006; c.collision.cloth_friction = 30
    md = o.modifiers.new('cloth', 'CLOTH'); st = md.settings
    st.quality = 6; st.mass = .5; st.tension_stiffness = 18; st.compression_stiffness = 18; st.shear_stiffness = 8; st.bending_stiffness = .5; st.air_damping = 2
    st.shrink_min = -rumple                                               # the cloth is larger than its frame, so it wrinkles
    md.collision_settings.distance_min = .006; md.collision_settings.use_self_collision = False
    md.point_cache.frame_end = frames
    for f in range(1, frames + 1):
        s.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg)); o.modifiers.clear(); o.data = me
    sd = o.modifiers.new('t', 'SOLIDIFY'); sd.thickness = thick; sd.offset = 1
    sb = o.modifiers.new('s', 'SUBSURF'); sb.levels = sb.render_levels = 1
    for size_, height in folds:                                           # in world space, so that all layers have the same folds
        t = bpy.data.textures.new('folds', 'MUSGRAVE'); t.noise_scale = size_; t.musgrave_type = 'RIDGED_MULTIFRACTAL'; t.octaves = 2; t.noise_intensity = .6
        d = o.modifiers.new('d', 'DISPLACE'); d.texture = t; d.strength = height; d.mid_level = .15; d.texture_coords = 'GLOBAL'; d.direction = 'Z'
    for c in over:
        c.modifiers.remove(c.modifiers['col'])
    s.frame_set(1)
    return o


def bed(at=(0, 0, 0), blanket=TEAL):
    """Hospital bed, head at +Y, origin on the floor under its middle; mattress top at about 0.68 m."""
    x, y, z = at; fr, pl, ru = painted('#cfd9d6', 'bedframe'), plastic('#dbe5e2', .4), rubber('#1a2726')
    p = Part('bed')
    p.box((x, y, z + .47), (.84, 2.02, .06), fr, .012)
    p.box((x, y, z + .26), (.5, 1.5, .07), fr, .012)
    for s in (-1, 1):
        p.box((x, y + s * .5, z + .37), (.40, .07, .2), fr, .01, (s * 28, 0, 0))
        for e in (-1, 1):
            p.cyl((x + e * .36, y + s * .86, z + .075), .075, .035, ru, .008, (0, 90, 0))
            p.box((x + e * .36, y + s * .86, z + .18), (.045, .07, .12), pl, .01)
            p.box((x + e * .2, y + s * .86, z + .25), (.38, .06, .05), fr, .01)
    p.slab((x, y + 1.05, z + .80), .90, .52, .035, .10, pl, .012, (90, 0, 0))
    p.slab((x, y + 1.03, z + .80), .66, .30, .010, .06, plastic(TEAL, .4), .004, (90, 0, 0))
    p.slab((x, y - 1.05, z + .68), .90, .40, .035, .10, pl, .012, (90, 0, 0))
    for e in (-1, 1):                                                    # side rails
        for k in range(3):
            p.cyl((x + e * .47, y + .28, z + .62 + k * .10), .011, .86, pl, .004, (90, 0, 0))
        for k in range(2):
            p.slab((x + e * .47, y - .14 + k * .84, z + .70), .05, .30, .030, .018, pl, .008, (90, 0, 90))
    p.done()
    m = mattress(); m.location = (x, y, z + .575)
    pillow((x + .01, y + .72, z + .735), rot=(13, 0, 3))
    b = drape(linen(blanket, 12), (1.32, 1.36), (x + .01, y - .30, z + .70), [m])
    drape(linen('#eef4f1'), (1.24, .34), (x, y + .27, z + .77), [m, b], frames=40, seed=4, rumple=.07, thick=.02)      # sheet turned down
    return m, b


def curtain(w, h, m, at, rot=(0, 0, 0), folds=9, depth=.055, seed=0):
    def f(u, v):
        a = u * folds * 2 * math.pi + .9 * mnoise.noise(Vector((u * 5 + seed, 0, 0)))
        d = depth * (.65 + .5 * mnoise.noise(Vector((u * 7, v * 1.2 + seed, 1)))) * (1.1 - .35 * v)
        return (u - .5) * w + .3 * d * math.sin(2 * a), d * math.sin(a), v * h
    return surface('curtain', f, folds * 18, 14, m, at=at, rot=rot)


def mug(at=(0, 0, 0), turn=0, m=None):
    g = group('mug'); m = m or pbr('glaze', '#0e5a54', .16, 0, .10, 12, .02, 60, coat=.6, rough_vary=.06)
    lathe('mug', [(0, .007), (.030, .007), (.0365, .012), (.0380, .03), (.0385, .06), (.0388, .090), (.0402, .0935), (.0418, .090),
                  (.0416, .06), (.0412, .03), (.0395, .008), (.034, .0015), (.030, .0015), (.028, .003), (0, .003)], m, col=g)
    tube([(.0405, 0, .076), (.058, 0, .078), (.0685, 0, .064), (.068, 0, .042), (.056, 0, .024), (.0402, 0, .024)], .0052, m, col=g)
    lathe('coffee', [(0, .078), (.020, .078), (.0375, .078), (.0384, .0785)], pbr('coffee', '#1c0d05', .05, 0, .05, 9, 0), col=g)
    return place(g, at, turn)


def glove(at, turn=0, m=None, cuff=None, flip=1, thick=1.0):
    """Empty knitted glove lying flat, fingers along +Y, 240 mm."""
    g = group('glove'); m = m or pbr('knit', '#3f5a57', .95, 0, .10, 30, .45, 800, sheen=.35, spec=.1)
    p = Part('glove', g)
    def capsule(x, y, a, L, r):
        for k in range(int(L / .006) + 1):
            d = k * .006
            p.ball((flip * (x + math.sin(rad(a)) * d), y + math.cos(rad(a)) * d, .010), r * (1 - .10 * d / L), m, (1, 1, .52))
    for x, y, a, L, r in ((-.034, .095, -7, .060, .0118), (-.0115, .102, -2, .072, .0122), (.0115, .100, 3, .068, .0120), (.033, .090, 9, .052, .0108), (-.040, .035, -42, .066, .0128)):
        capsule(x, y, a, L, r)
    for i in range(9):
        p.box((0, .008 + i * .0115, .009), (.086 - abs(i - 5) * .0015, .02, .0145), m, .007)
    for i in range(5):
        p.box((0, -.012 - i * .010, .011), (.074 + i * .0012, .016, .019), m, .008)
    o = p.done(); o.data.use_auto_smooth = False
    r = o.modifiers.new('r', 'REMESH'); r.mode = 'VOXEL'; r.voxel_size = .0021; r.use_smooth_shade = True
    s = o.modifiers.new('s', 'SMOOTH'); s.iterations = 9; s.factor = .6
    t = bpy.data.textures.new('crease', 'CLOUDS'); t.noise_scale = .032
    d = o.modifiers.new('d', 'DISPLACE'); d.texture = t; d.strength = .0075; d.mid_level = .5; d.texture_coords = 'LOCAL'
    c = Part('cuff', g); c.slab((0, -.0575, .011), .0745, .012, .0165, .006, cuff or cloth('#e8b02e'), .005); c.done()
    return place(g, at, turn)


def desk_lamp(at=(0, 0, 0), turn=0, watts=6):
    g = group('lamp'); m = painted(DEEP); p = Part('lamp', g)
    p.cyl((0, 0, .012), .09, .024, m, .006); p.cyl((.19, 0, .43), .075, .11, m, .004, (0, -32, 0), r2=.028)
    p.cyl((.2197, 0, .3825), .069, .002, glow('#ffd9a0', 1.6), 0, (0, -32, 0)); p.ball((.216, 0, .388), .026, glow('#fff0d2', 9)); p.done()
    tube([(0, 0, .02), (-.09, 0, .26), (.10, 0, .50), (.17, 0, .47)], .007, metal(), g)
    return place(g, at, turn)


def cold_loads():
    """The goods in the racks of the frozen hall."""
    return [load(k, s) for k, s in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 6), (0, 7), (2, 9))]


def cold_hall():
    """The aisle of the frozen hall (hall.py), along +Y from the origin."""
    light_cold_hall(); loads = cold_loads()
    f = Part('floor'); f.box((0, 18, -.05), (30, 70, .1), concrete(), .001); f.done()
    for side in (-1, 1):
        rack(loads, bays=9, side=side, face=1.55, y0=1.0)
        rack(loads, bays=9, side=side, face=2.80, y0=1.0)           # the next racks, back to back, so that no emptiness shows behind
        f = Part('side'); f.box((side * 4.6, 14, 4), (.1, 60, 8), wall('#6f8683'), .01); f.done()
        m = Part('line'); m.box((side * 1.32, 14, .0006), (.07, 34, .001), pbr('line', '#d9a62a', .5, 0, .2, 6, .1, dirt='#6b7574', dirt_amount=.9), .0003); m.done()
    lamp, shell = glow('#e6f6f4', 9), painted('#c3cecc', 'shell')
    p = Part('ceiling')
    for k in range(8):
        p.box((0, 1.5 + k * 3.6, 7.0), (.16, 1.5, .03), lamp, .004); p.box((0, 1.5 + k * 3.6, 7.05), (.24, 1.56, .08), shell, .01)
        p.box((0, 3.3 + k * 3.6, 7.6), (14, .16, .35), painted('#9fb0ad', 'beam2'), .01)
    p.box((0, 14, 8.0), (16, 60, .1), wall('#8fa3a0'), .01)
    p.box((0, 28.2, 4), (16, .2, 8), wall('#a9bcb9'), .01)
    for s in (-.55, .55):                                     # air cooler on the end wall
        p.cyl((s, 27.7, 5.6), .42, .2, rubber('#0d1716'), .02, (90, 0, 0)); 
    p.box((0, 27.9, 5.6), (2.4, .5, 1.2), shell, .03)
    p.box((0, 28.05, 1.5), (2.4, .1, 3.0), pbr('strip', '#bfe0dc', .2, 0, .15, 5, .2, 20, stretch=(3, 1, .1)), .01)
    p.done()
    area((0, 14.1, 6.95), (0, 14.1, 0), (.3, 26.8), 1200, '#dcf3f4')        # one light for the whole row, because each lamp adds noise
