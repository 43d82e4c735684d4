import { describe, expect, it } from 'vitest';
import { datedSteps, replyDueAt, stepsDueAt, workingDaysLater } from './due-time.ts';

const hamburg = {
  from: 8,
  to: 18,
  timeZone: 'Europe/Berlin',
  place: 'Hamburg',
  holidays: ['2026-12-25', '2027-01-01'],
};
const due = (received: string, hours = 2, office = hamburg) =>
  replyDueAt(new Date(received), hours, office).toISOString();

describe('the time of the reply, in office hours', () => {
  it.each([
    ['in the morning', '2026-11-20T09:00:00Z', '2026-11-20T11:00:00.000Z'],
    ['before opening', '2026-11-20T05:00:00Z', '2026-11-20T09:00:00.000Z'],
    ['shortly before closing, over the weekend', '2026-11-20T16:30:00Z', '2026-11-23T08:30:00.000Z'],
    ['at night', '2026-11-18T22:00:00Z', '2026-11-19T09:00:00.000Z'],
    ['on a Sunday', '2026-11-22T12:00:00Z', '2026-11-23T09:00:00.000Z'],
    ['on a public holiday before a weekend', '2026-12-25T09:00:00Z', '2026-12-28T09:00:00.000Z'],
    ['shortly before closing on the eve of a holiday', '2026-12-31T16:30:00Z', '2027-01-04T08:30:00.000Z'],
    ['on the weekend on which the clocks go forward', '2027-03-27T12:00:00Z', '2027-03-29T08:00:00.000Z'],
    ['on the weekend on which the clocks go back', '2026-10-24T12:00:00Z', '2026-10-26T09:00:00.000Z'],
  ])('%s', (_, received, expected) => {
    expect(due(received)).toBe(expected);
  });

  it.each([
    // Clocks go forward at midnight during the next days, so one of these days begins at 01:00.
    ['America/Santiago', '2026-09-04T21:30:00Z', '2026-09-07T12:30:00.000Z'],
    ['Africa/Cairo', '2026-04-23T15:30:00Z', '2026-04-24T06:30:00.000Z'],
    ['Asia/Beirut', '2026-03-27T15:30:00Z', '2026-03-30T06:30:00.000Z'],
    ['America/Havana', '2026-03-06T22:30:00Z', '2026-03-09T13:30:00.000Z'],
    // Clocks go back at midnight.
    ['America/Santiago', '2026-04-03T20:30:00Z', '2026-04-06T13:30:00.000Z'],
    ['Africa/Cairo', '2026-10-29T14:30:00Z', '2026-10-30T07:30:00.000Z'],
    // Clocks go forward on Friday morning, before the office opens.
    ['Asia/Jerusalem', '2026-03-26T15:30:00Z', '2026-03-27T06:30:00.000Z'],
  ])('when the clocks change in %s (%s)', (timeZone, received, expected) => {
    expect(due(received, 2, { ...hamburg, timeZone })).toBe(expected);
  });

  it('can be more than a day away', () => {
    expect(due('2026-11-19T07:00:00Z', 25)).toBe('2026-11-23T12:00:00.000Z');
  });

  it('is null for an office that never opens', () => {
    expect(due('2026-11-20T09:00:00Z', 2, { ...hamburg, from: 18, to: 8 })).toBe('2026-11-20T11:00:00.000Z');
  });
});

describe('working days', () => {
  it.each([
    ['the weekend is skipped', 1, '2026-11-20T11:00:00Z', '2026-11-23T17:00:00.000Z'],
    ['starting on a weekend', 1, '2026-11-21T11:00:00Z', '2026-11-23T17:00:00.000Z'],
    ['a week', 5, '2026-11-23T11:00:00Z', '2026-11-30T17:00:00.000Z'],
    ['public holidays are skipped', 2, '2026-12-23T11:00:00Z', '2026-12-28T17:00:00.000Z'],
    // 00:30 on Friday in Berlin is still Thursday in UTC.
    ['the day is that in the office’s time zone', 1, '2026-11-19T23:30:00Z', '2026-11-23T17:00:00.000Z'],
    ['the clocks go forward', 1, '2026-03-27T11:00:00Z', '2026-03-30T16:00:00.000Z'],
  ])('when the office closes: %s', (_, count, from, expected) => {
    expect(workingDaysLater(new Date(from), count, hamburg).toISOString()).toBe(expected);
  });
});

describe('the steps after the form', () => {
  const dates = (...days: (number | null)[]) =>
    stepsDueAt(
      new Date('2026-11-19T11:00:00Z'),
      days.map((count, index) => ({ days: count, who: index === 0 ? 'visitor' : 'studio' })),
      hamburg,
    ).map((date) => date?.toISOString().slice(0, 10));

  it('add up their working days', () => {
    expect(dates(2, 1, 5, 4)).toEqual(['2026-11-20', '2026-11-27', '2026-12-03']);
  });

  it('have no due date without a duration', () => {
    expect(dates(2, null, 3, 0)).toEqual([undefined, '2026-11-24', undefined]);
    expect(dates()).toEqual([]);
  });

  it('include the first step if it is the studio’s', () => {
    const steps = [
      { title: 'We read it', days: 1, who: 'studio' as const },
      { title: 'Task', days: 5, who: 'visitor' as const },
    ];
    const dated = datedSteps('2026-11-19T11:00:00Z', steps, hamburg);
    expect(dated.map(({ title, due }) => `${title} ${due.toISOString().slice(0, 10)}`)).toEqual([
      'We read it 2026-11-20',
      'Task 2026-11-27',
    ]);
  });
});
