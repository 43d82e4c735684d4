import { expect, it } from 'vitest';
import { ENGLISH } from '#app/i18n/locales.ts';
import { dayText, weekdayText } from './dates.ts';

it('a date is the same in every time zone', () => {
  expect(dayText('2026-10-14', ENGLISH)).toBe('14 October 2026');
});

it('a weekday is that of the time zone, has no comma, and is long or short', () => {
  const date = new Date('2026-11-22T23:30:00Z');
  expect(weekdayText(date, 'UTC', ENGLISH)).toBe('Sunday 22 November');
  expect(weekdayText(date, 'Europe/Tallinn', ENGLISH)).toBe('Monday 23 November');
  expect(weekdayText(date, 'UTC', ENGLISH, 'short')).toBe('Sun 22 Nov');
});
