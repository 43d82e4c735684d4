import { expect, it } from 'vitest';
import { csvRow } from '../../cms/src/inbox/csv.ts';

it('a cell is quoted, with quotes doubled', () => {
  expect(csvRow(['He said "hi",\nthen left; Grüße', 3, true, false, null, undefined])).toBe(
    '"He said ""hi"",\nthen left; Grüße","3","yes","no","",""\r\n',
  );
});

it.each([
  ['=SUM(1+1)', "'=SUM(1+1)"],
  ['+49 30 1234', "'+49 30 1234"],
  ['-1', "'-1"],
  ['@home', "'@home"],
  ['\t=1', "\t'=1"],
  ['\r=1', "\r'=1"],
  ['\tx', "'\tx"],
  // A spreadsheet may split at semicolons or tabs, and take a quote within the text for the end of the cell.
  ['hello;=HYPERLINK("http://evil.example");x', 'hello;\'=HYPERLINK(""http://evil.example"");x'],
  ['hello;"=1+1', 'hello;""\'=1+1'],
  ['hello;;@x', "hello;;'@x"],
  ['hello\t-1', "hello\t'-1"],
  ['hello\n=1\r\n+1', "hello\n'=1\r\n'+1"],
])('%j is no formula: %j', (text, written) => {
  expect(csvRow(['Dana', text])).toBe(`"Dana","${written}"\r\n`);
});

it.each(['a = b', 'a-b@c.example; d', '5 + 5', 'one;two', 'a\tb'])('%j is unchanged', (text) => {
  expect(csvRow([text])).toBe(`"${text}"\r\n`);
});
