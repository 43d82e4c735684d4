import { expect, it } from 'vitest';
import { logoFileName } from './logo-file-name.ts';

it.each([
  ['Northquay', 'northquay.svg', 'northquay'],
  ['Northquay', 'northquay-inverse.svg', 'northquay-inverse'],
  ['Northquay', 'northquay_mark.v2.svg', 'northquay-mark-v2'],
  ['Harbour & Sons', 'logo.svg', 'harbour-sons-logo'],
  ['Harbour & Sons', 'Harbour Sons white.PNG', 'harbour-sons-white'],
  ['North', 'northquay.svg', 'north-northquay'],
  ['Élan', 'logo', 'elan-logo'],
  ['東京', '.svg', '東京'],
  ['…', 'logo.svg', 'logo'],
])('the logo of %s in %s is downloaded as %s', (studio, uploaded, name) =>
  expect(logoFileName(studio, uploaded)).toBe(name));
