import { describe, expect, it } from 'vitest';
import { addWorkingDays, dayAt, replyDueAt } from './due-time';

const hamburg = { from: 8, to: 18, timeZone: 'Europe/Berlin' };
const due = (received: string, hours = 2, office = hamburg) =>
  replyDueAt(new Date(received), hours, office).toISOString();

describe('the reply within office hours', () => {
  it.each([
    ['in the morning', '2026-11-20T09:00:00Z', '2026-11-20T11:00:00.000Z'],
    ['before opening', '2026-11-20T05:00:00Z', '2026-11-20T09:00:00.000Z'],
    ['shortly before closing, over the weekend', '2026-11-20T16:30:00Z', '2026-11-23T08:30:00.000Z'],
    ['at night', '2026-11-18T22:00:00Z', '2026-11-19T09:00:00.000Z'],
    ['on a Sunday', '2026-11-22T12:00:00Z', '2026-11-23T09:00:00.000Z'],
    ['on the weekend on which the clocks go forward', '2027-03-27T12:00:00Z', '2027-03-29T08:00:00.000Z'],
    ['on the weekend on which the clocks go back', '2026-10-24T12:00:00Z', '2026-10-26T09:00:00.000Z'],
  ])('%s', (_, received, expected) => {
    expect(due(received)).toBe(expected);
  });

  it('may take longer than a day', () => {
    expect(due('2026-11-19T07:00:00Z', 25)).toBe('2026-11-23T12:00:00.000Z');
  });

  it('ends for an office that never opens', () => {
    expect(due('2026-11-20T09:00:00Z', 2, { ...hamburg, from: 18, to: 8 })).toBe('2026-11-20T11:00:00.000Z');
  });
});

it('working days skip the weekend', () => {
  expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23');
  expect(addWorkingDays('2026-11-21', 1)).toBe('2026-11-23');
  expect(addWorkingDays('2026-11-23', 5)).toBe('2026-11-30');
});

it('the day is the one in the time zone', () => {
  expect(dayAt(new Date('2026-11-20T23:30:00Z'), 'Europe/Berlin')).toBe('2026-11-21');
});
