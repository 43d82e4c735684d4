import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const CONTENT = path.resolve(import.meta.dirname, '../cms/content');
const SCENES = path.join(CONTENT, 'media/scenes');
const SCRIPTS = path.join(CONTENT, 'media-sources/scenes');
const altTexts = (): unknown => parse(readFileSync(path.join(SCENES, 'alt.yaml'), 'utf8'));
const images = readdirSync(SCENES).filter((file) => file.endsWith('.webp'));
const wide = images.filter((file) => !file.endsWith('-phone.webp'));

const script = (name: string) => readFileSync(path.join(SCRIPTS, name), 'utf8');

it('every scene has an alternative text, and an image for phones unless phones show all of it', () => {
  expect(altTexts()).toEqual(Object.fromEntries(wide.map((file) => [file, expect.stringMatching(/\S.*\.$/)])));
  const cropped = wide.filter((file) => {
    const text = script(file.replace('.webp', '.py'));
    return !text.includes('phone=None') || text.includes('upright(');
  });
  expect(images.filter((file) => !wide.includes(file))).toEqual(
    cropped.map((file) => file.replace('.webp', '-phone.webp')),
  );
});

it('no scene is larger than 250 kB', () => {
  expect(images.filter((file) => statSync(path.join(SCENES, file)).size > 250_000)).toEqual([]);
});

it('every scene has a script that begins with its alternative text, and the README names it', () => {
  const readme = readFileSync(path.join(SCRIPTS, 'README.md'), 'utf8');
  const scripts = wide.map((file) => file.replace('.webp', '.py'));
  const texts = scripts.map((name) => [name.replace('.py', '.webp'), script(name).split('\n')[0]?.slice(3, -3)]);
  expect(altTexts()).toEqual(Object.fromEntries(texts));
  expect(scripts.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([]);
});

for (const set of ['stations', 'clinic', 'services', 'tools', 'resources'])
  it(`every image of ${set} has its alternative text in the set's script, which the README names`, () => {
    const folder = path.join(CONTENT, 'media', set);
    const pictures = readdirSync(folder).filter((file) => file.endsWith('.webp'));
    const texts = [...script(`${set}.py`).matchAll(/^ {4}'([a-z-]+)': \('([^']*)'/gm)];
    // The folder of the resources also holds their files, which have no alternative texts.
    const alt = z.record(z.string(), z.string()).parse(parse(readFileSync(path.join(folder, 'alt.yaml'), 'utf8')));
    expect(Object.fromEntries(Object.entries(alt).filter(([, text]) => text !== ''))).toEqual(
      Object.fromEntries(texts.map(([, name, text]) => [`${name}.webp`, `${text}.`])),
    );
    expect(pictures.sort()).toEqual(texts.map(([, name]) => `${name}.webp`).sort());
    expect(script('README.md')).toContain(`| \`${set}.py\` |`);
  });
