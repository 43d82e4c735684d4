import { expect, it } from 'vitest';
import { downloadName } from './brand-downloads.ts';

it.each([
  ['Westfield', 'westfield.svg', 'westfield'],
  ['Westfield', 'westfield-inverse.svg', 'westfield-inverse'],
  ['Westfield', 'westfield_mark.v2.svg', 'westfield-mark-v2'],
  ['Hill & Sons', 'logo.svg', 'hill-sons-logo'],
  ['Hill & Sons', 'Hill Sons white.PNG', 'hill-sons-white'],
  ['West', 'westfield.svg', 'west-westfield'],
  ['Élan', 'logo', 'elan-logo'],
  ['東京', '.svg', '東京'],
  ['…', 'logo.svg', 'logo'],
])('the logo of %s in %s is downloaded as %s', (studio, uploaded, name) =>
  expect(downloadName(studio, uploaded)).toBe(name));
