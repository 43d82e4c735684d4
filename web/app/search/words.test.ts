import { stemmer } from 'stemmer';
import { expect, it } from 'vitest';
import { excerpt, highlightText, spellings } from './highlight.ts';
import { parseSynonyms } from './synonyms.ts';
import { indexTerms, phraseKey, stem, tokenise } from './words.ts';

it.each([
  ['Node.js', ['Node', 'js', 'Nodejs']],
  ['a picker’s check-in', ['a', 'picker’s', 'check', 'in', 'checkin']],
  ['HL7 v2, FHIR!', ['HL7', 'v2', 'FHIR']],
  ['C, C#, C++ and .NET, or ASP.NET', ['C', 'C#', 'C++', 'and', '.NET', 'or', 'ASP', 'NET', 'ASPNET']],
])('the words of %s', (text, words) => {
  expect(tokenise(text)).toEqual(words);
});

it('words are indexed in lowercase, without accents and ’s, and by their stem', () => {
  expect(['Saarevõrk', 'picker’s', 'Pricing'].map(indexTerms)).toEqual([
    ['saarevork'],
    ['picker'],
    ['pricing', 'price'],
  ]);
});

it.each([
  ['organisation', 'organizing'],
  ['colour', 'colors'],
  ['centre', 'centers'],
  ['licence', 'licenses'],
  ['programme', 'programs'],
  ['enquiry', 'inquiries'],
  ['catalogue', 'catalogs'],
  ['analyse', 'analyzed'],
  ['analysing', 'analyzes'],
  ['favourite', 'favorite'],
  ['centred', 'centered'],
  ['fibre', 'fiber'],
  ['fibres', 'fibers'],
  ['behavioural', 'behavioral'],
  ['colourful', 'colorful'],
  ['colourless', 'colorless'],
  ['neighbourhoods', 'neighborhood'],
  ['favourable', 'favorably'],
  ['practise', 'practice'],
  ['practising', 'practiced'],
  ['grey', 'gray'],
  ['organisational', 'organizational'],
  ['customisable', 'customizable'],
  ['catalogued', 'cataloged'],
  ['licencing', 'licensing'],
  ['artefacts', 'artifact'],
])('%s and %s are forms of a word', (british, american) => {
  expect(stem(british)).toBe(stem(american));
});
it('short words that only look British are not changed', () => {
  for (const word of ['hour', 'wise', 'four', 'string', 'street']) expect(stem(word)).toBe(stemmer(word));
});

it('a phrase has the same key with and without hyphens', () => {
  expect(phraseKey('Time-and-materials')).toBe(phraseKey('time and materials'));
  expect(phraseKey('Node.js')).toBe(phraseKey('nodejs'));
});

it('synonyms are parsed line by line and compared by their stems', () => {
  const synonyms = parseSynonyms('Case studies, Portfolio,\n\nportfolio, e-commerce');
  expect(synonyms.get(phraseKey('case study'))).toEqual(new Set(['portfolio']));
  expect(synonyms.get('portfolio')).toEqual(new Set([phraseKey('case study'), 'e commerc']));
});

it('matches are highlighted regardless of case, form and accents', () => {
  expect(highlightText('Saarevõrk’s outage maps', new Set(['saarevork', 'map']))).toEqual([
    { text: 'Saarevõrk’s', isMatch: true },
    { text: ' outage ', isMatch: false },
    { text: 'maps', isMatch: true },
  ]);
  expect(highlightText('', new Set())).toEqual([]);
});

it('an excerpt is the part with the most matches, cut at words', () => {
  const text = `${'Filler words here. '.repeat(20)}The scanner queue survives a restart of the app. ${'More filler. '.repeat(20)}`;
  const cut = excerpt(text, new Set(['queue', 'restart']));
  expect(cut).toContain('queue survives a restart');
  expect(cut.length).toBeLessThan(200);
  expect(excerpt('Short text', new Set(['queue']))).toBe('Short text');
});

it('an excerpt ends with a sentence if it is long enough and contains the matches', () => {
  const text = `A queue. ${'It holds scans for a very long time, '.repeat(3)}then sends. A restart of the app is no reason to lose one of them.`;
  expect(excerpt(text, new Set(['queue']))).toMatch(/^A queue\. It holds .+ then sends\.$/);
  expect(excerpt(text, new Set(['queue', 'restart']))).toMatch(/^A queue\. .+ then sends\. A restart .+ …$/);
});

it('an excerpt contains the match, even in a long URL without spaces', () => {
  const text = `text ${'a'.repeat(60)}(Network.CONNECTED).${'b'.repeat(300)} text ${'more '.repeat(60)}`;
  expect(excerpt(text, new Set(['connected']))).toMatch(/\(Network\.CONNECTED\)\.b+ …$/);
});

it('an excerpt starts with the sentence of the match, unless much of it precedes the match', () => {
  const before = 'Nothing of this is about it. '.repeat(6);
  const after = ' and then it goes on for a while.'.repeat(6);
  const found = new Set(['barcod']);
  expect(excerpt(`${before}Their scanner reads a barcode${after}`, found)).toMatch(/^Their scanner reads a barcode/);
  expect(excerpt(`${before}They ${'often '.repeat(30)}read a barcode${after}`, found)).toMatch(/^… often .*barcode/);
});

it('words are shown in the spelling that pages use most often', () => {
  expect(
    spellings(['Postgresql or PostgreSQL? PostgreSQL.', 'docks, dock, docks'], ['postgresql', 'dock', 'x']),
  ).toEqual(['PostgreSQL', 'docks']);
});
