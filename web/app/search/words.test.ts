import { expect, it } from 'vitest';
import { excerpt, highlightText, spelling } from './highlight.ts';
import { indexTerms, queryTerms, tokenise, writtenWords } from './words.ts';

it.each([
  ['Node.js', ['Node', 'js', 'Nodejs']],
  ['a picker’s check-in', ['a', 'picker’s', 'check', 'in', 'checkin']],
  ['HL7 v2, FHIR!', ['HL7', 'v2', 'FHIR']],
])('the words of %s', (text, words) => {
  expect(tokenise(text)).toEqual(words);
});

it('words are compared without case, accents and ’s; common ones are left out', () => {
  expect(['Saarevõrk', 'picker’s', 'The', 'FHIR'].map(indexTerms)).toEqual([['saarevork'], ['picker'], null, ['fhir']]);
});

it('a query keeps whole words, and nothing that is common', () => {
  expect(queryTerms('How do I use or-tools with Node.js on k8s?')).toEqual(['ortools', 'nodejs', 'k8s']);
  expect(queryTerms('what is the')).toEqual([]);
  expect(queryTerms('  ')).toEqual([]);
});

it('a text is found by what people say for its words, and the word itself is marked', () => {
  expect(indexTerms('PostgreSQL')).toEqual(['postgresql', 'postgres', 'psql']);
  expect(writtenWords(['postgres', 'index'])).toEqual(new Set(['postgres', 'postgresql', 'index']));
  expect(writtenWords(['jobs'])).toEqual(new Set(['jobs', 'careers', 'positions']));
});

it('found words are marked, whatever their case and accents', () => {
  expect(highlightText('Saarevõrk’s outage map', new Set(['saarevork', 'map']))).toEqual([
    { text: 'Saarevõrk’s', isMatch: true },
    { text: ' outage ', isMatch: false },
    { text: 'map', isMatch: true },
  ]);
  expect(highlightText('', new Set())).toEqual([]);
});

it('an excerpt shows where most of the words stand, cut at words', () => {
  const text = `${'Filler words here. '.repeat(20)}The scanner queue survives a restart of the app. ${'More filler. '.repeat(20)}`;
  const cut = excerpt(text, new Set(['queue', 'restart']));
  expect(cut).toContain('queue survives a restart');
  expect(cut.length).toBeLessThan(200);
  expect(excerpt('Short text', new Set(['queue']))).toBe('Short text');
});

it('an excerpt has the found word, also in code without spaces', () => {
  const code = `text ${'a'.repeat(60)}(Network.CONNECTED).${'b'.repeat(300)} text ${'more '.repeat(60)}`;
  expect(excerpt(code, new Set(['connected']))).toMatch(/^… Network\.CONNECTED\)\.b+ …$/);
});

it.each([
  ['postgresql', 'Postgresql or PostgreSQL? PostgreSQL.', 'PostgreSQL'],
  ['nodejs', 'With Node.js.', 'Node.js'],
  ['dock', 'At b.dock', 'dock'],
  ['saarevork', 'Saarevõrk’s map', 'Saarevõrk'],
  ['dock', 'docks', undefined],
])('how %s is written in %j', (word, text, written) => {
  expect(spelling(text, word)).toBe(written);
});
