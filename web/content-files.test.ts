import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const CMS = path.resolve(import.meta.dirname, '../cms');
const FRONT_MATTER = /^---\n([\s\S]*?)\n---$/m;

const yamlOf = (file: string): string => {
  const text = readFileSync(path.join(CMS, file), 'utf8');
  return file.endsWith('.md') ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text;
};

it.each(['content', 'starter'])('every file of cms/%s/ can be parsed', (folder) => {
  const files = globSync(`${folder}/*{,/*}.{yaml,md}`, { cwd: CMS });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect(() => parse(yamlOf(file)), file).not.toThrow();
});

it('the starter names none of the fields that the demo studio works in', () => {
  for (const file of globSync('starter/*{,/*}.{yaml,md}', { cwd: CMS }))
    expect(readFileSync(path.join(CMS, file), 'utf8'), file).not.toMatch(
      /warehouse|logistics|hospital|healthcare|\broster/i,
    );
});

/** All texts in a value of any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

it('every testimonial of the demo is on one page only', () => {
  const texts = globSync('content/*{,/*}.{yaml,md}', { cwd: CMS }).flatMap((file) => textsIn(parse(yamlOf(file))));
  const quotes = globSync('content/testimonial/*.yaml', { cwd: CMS }).map((file) => path.basename(file, '.yaml'));
  expect(quotes.length).toBeGreaterThan(20);
  for (const quote of quotes)
    expect(
      texts.filter((text) => text === quote),
      quote,
    ).toHaveLength(1);
});
