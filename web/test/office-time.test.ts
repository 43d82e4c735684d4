import { expect, it } from 'vitest';
import { defaultSite } from '#app/content/site.server.ts';
import siteSchema from '../../cms/src/api/site/content-types/site/schema.json' with { type: 'json' };
import { notesOf } from '../../cms/src/inbox/lead-changes.ts';
import { durationText, officeMinutes, startOfDay, startOfWeek } from '../../cms/src/inbox/office-time.ts';
import { dayIn, zoneOrDefault } from '../../cms/src/publishing/time-zone.ts';

const office = { name: '', city: '', timeZone: 'Europe/Berlin', from: 8, to: 18, holidays: ['2026-12-25'] };

it.each([
  ['within a day', '2026-11-23T08:00:00Z', '2026-11-23T08:38:00Z', 38],
  ['written at night', '2026-11-22T23:00:00Z', '2026-11-23T07:30:00Z', 30],
  ['over a weekend', '2026-11-20T16:30:00Z', '2026-11-23T07:15:00Z', 45],
  ['over a holiday', '2026-12-24T16:30:00Z', '2026-12-28T07:15:00Z', 45],
  ['answered at night', '2026-11-23T16:00:00Z', '2026-11-23T22:00:00Z', 60],
])('a reply takes office time only: %s', (_, received, answered, minutes) => {
  expect(officeMinutes(new Date(received), new Date(answered), office)).toBe(minutes);
});

it('days and weeks begin at midnight in the office’s time zone', () => {
  const late = new Date('2026-11-22T23:30:00Z');
  expect(startOfDay(late, 'Europe/Berlin').toISOString()).toBe('2026-11-22T23:00:00.000Z');
  expect(startOfWeek(late, 'Europe/Berlin').toISOString()).toBe('2026-11-22T23:00:00.000Z');
});

it.each([
  null,
  '',
  'Europe/Hamburg',
])('instead of the zone %j, the panel uses the same as the site and the field', (zone) => {
  expect(zoneOrDefault(zone)).toBe(defaultSite().office.timeZone);
  expect(zoneOrDefault(zone)).toBe(siteSchema.attributes.time_zone.default);
});

it('the zone that an editor enters applies', () => {
  expect(zoneOrDefault('America/New_York')).toBe('America/New_York');
});

it.each([
  ['2026-10-25T10:00:00Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', '2026-10-18T22:00:00.000Z'],
  ['2026-10-26T10:00:00Z', '2026-10-25T23:00:00.000Z', '2026-10-26T23:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2027-03-28T10:00:00Z', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z', '2027-03-21T23:00:00.000Z'],
  ['2027-03-29T10:00:00Z', '2027-03-28T22:00:00.000Z', '2027-03-29T22:00:00.000Z', '2027-03-28T22:00:00.000Z'],
])('they begin at midnight around changes of the clock: %s', (at, day, next, week) => {
  const begins = (start: Date) => start.toISOString();
  expect(begins(startOfDay(new Date(at), 'Europe/Berlin'))).toBe(day);
  expect(begins(startOfDay(new Date(at), 'Europe/Berlin', 1))).toBe(next);
  expect(begins(startOfWeek(new Date(at), 'Europe/Berlin'))).toBe(week);
});

it('a week has the date of its Monday in the office’s time zone', () => {
  const monday = startOfWeek(new Date('2026-10-28T10:00:00Z'), 'Europe/Berlin', -1);
  expect(monday.toISOString()).toBe('2026-10-18T22:00:00.000Z');
  expect(dayIn(monday, 'Europe/Berlin')).toBe('2026-10-19');
});

it('a note in an export has the day at the office', () => {
  const history = [{ at: '2026-10-28T23:30:00.000Z', by: 'Ada', note: 'Called back.' }];
  expect(notesOf({ history }, 'Europe/Berlin')).toBe('2026-10-29, Ada: Called back.');
});

it.each([
  [0, '1 min'],
  [38, '38 min'],
  [60, '1 h'],
  [65, '1 h 5 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
