import { expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locales.ts';
import { calendarFile, writeCalendar } from './calendar-file.server.ts';

const office = { from: 8, to: 18, timeZone: 'Europe/Berlin', place: 'Hamburg', holidays: [] };
const linesOf = (start: string, end?: string) =>
  writeCalendar({
    title: 'Workshop',
    id: 'a',
    host: 'westfield.example',
    dates: [{ due: new Date(start), ...(end ? { end: new Date(end) } : {}), title: 'Workshop', text: 'More' }],
    studio: { name: 'Westfield', office },
    locale: LOCALES[0],
  })
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');

it('an event of some hours shows as busy, and its text has the times at the office', () => {
  const lines = linesOf('2099-03-04T08:00:00Z', '2099-03-04T16:00:00Z');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:a-0@westfield.example',
      'DTSTART:20990304T080000Z',
      'DTEND:20990304T160000Z',
      'DESCRIPTION:Wednesday 4 March\\, 09:00 to 17:00 in Hamburg\\n\\nMore',
    ]),
  );
  expect(lines.join()).not.toContain('TRANSP');
});

it('an event past midnight is not an all-day event', () => {
  const lines = linesOf('2099-03-04T19:00:00Z', '2099-03-05T00:00:00Z');
  expect(lines).toContain('DTEND:20990305T000000Z');
  expect(lines.join()).toContain('Wednesday 4 March\\, 20:00 to Thursday 5 March\\, 01:00 in Hamburg');
});

it('an event of several days is an all-day event that shows as free, with the times in its text', () => {
  // 22 June in Hamburg, still 21 June in UTC.
  expect(linesOf('2099-06-21T22:30:00Z', '2099-07-03T15:00:00Z')).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20990622',
      'DTEND;VALUE=DATE:20990704',
      'TRANSP:TRANSPARENT',
      'DESCRIPTION:Monday 22 June\\, 00:30 to Friday 3 July\\, 17:00 in Hamburg\\n\\nMore',
    ]),
  );
});

it('a promised time has no end, and the last line of the file ends with a line break', () => {
  const lines = linesOf('2099-03-04T08:00:00Z');
  expect(lines.join()).not.toContain('DTEND');
  expect(lines).toContain('DESCRIPTION:Wednesday 4 March\\, 09:00 in Hamburg\\n\\nMore');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

it('dates that have all passed have no file', async () => {
  const dates = [{ due: new Date(Date.now() - 60_000), title: 'Reply' }];
  const url = new URL('https://westfield.example/contact/reply.ics');
  const file = calendarFile({ url, fileName: 'reply', title: 'Reply', id: 'a', dates });
  await expect(file).rejects.toMatchObject({ status: 404 });
});
