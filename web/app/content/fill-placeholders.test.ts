import { expect, test } from 'vitest';
import { fillOrOmit, fillPlaceholders } from './fill-placeholders.ts';

test('fills what it knows and leaves the rest', () => {
  expect(fillPlaceholders('By {{ day }}, {{name}}', { day: 'Monday' })).toBe('By Monday, {{name}}');
});

test('a text is left out if a value is missing, and shown if it names none', () => {
  expect(fillOrOmit('An answer by {{day}}.', { day: 'Monday' })).toBe('An answer by Monday.');
  expect(fillOrOmit('An answer by {{day}}.', { day: undefined })).toBe('');
  expect(fillOrOmit('An answer, always.', { day: undefined })).toBe('An answer, always.');
});
