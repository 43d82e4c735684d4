import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ORPHAN_AGE_MS } from './lead-queue.server.ts';
import { documentType, safeFileName, storeUpload, sweepUploads, uploadPath } from './uploads.server.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'uploads-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

it('detects a document by its content', async () => {
  expect(await documentType(bytes('%PDF-1.7\n'))).toEqual({ mime: 'application/pdf', extension: 'pdf' });
  expect(await documentType(storedZip('word/document.xml', '[Content_Types].xml'))).toMatchObject({
    extension: 'docx',
  });
  expect(await documentType(storedZip('mimetype', 'content.xml'))).toMatchObject({ extension: 'odt' });
});

it.each([
  ['an executable', bytes('MZ\x90\x00 this program')],
  ['an HTML page', bytes('<!doctype html><script>alert(1)</script>')],
  ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  ['any other archive', storedZip('virus.exe')],
  ['nothing', new Uint8Array()],
])('rejects %s', async (_, content) => {
  expect(await documentType(content)).toBeNull();
});

it('stores a file and removes those without a lead', async () => {
  const needed = await storeUpload(dir, bytes('one'), 'pdf');
  const orphan = await storeUpload(dir, bytes('two'), 'pdf');
  const young = await storeUpload(dir, bytes('three'), 'pdf');
  expect(readFileSync(uploadPath(dir, needed), 'utf8')).toBe('one');
  const old = new Date(Date.now() - 2 * 60 * 60_000);
  for (const name of [needed, orphan]) utimesSync(uploadPath(dir, name), old, old);
  await sweepUploads(dir, ORPHAN_AGE_MS, (stored) => stored === needed);
  expect(readdirSync(path.join(dir, 'uploads')).sort()).toEqual([needed, young].sort());
});

it('throws on a disk error and leaves no file behind', async () => {
  writeFileSync(path.join(dir, 'uploads'), 'a file where the folder should be');
  await expect(storeUpload(dir, bytes('one'), 'pdf')).rejects.toThrow();
});

/** A zip archive with uncompressed entries, like the first ones in office documents. */
function storedZip(...names: string[]): Uint8Array {
  const contents: Record<string, string> = {
    mimetype: 'application/vnd.oasis.opendocument.text',
    '[Content_Types].xml':
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  };
  return Buffer.concat(
    names.map((name) => {
      const content = Buffer.from(contents[name] ?? 'x');
      const header = Buffer.alloc(30);
      header.writeUInt32LE(0x04034b50, 0);
      header.writeUInt16LE(20, 4);
      header.writeUInt32LE(content.length, 18);
      header.writeUInt32LE(content.length, 22);
      header.writeUInt16LE(name.length, 26);
      return Buffer.concat([header, Buffer.from(name), content]);
    }),
  );
}

it.each([
  ['Grace Hopper – CV 2026.pdf', 'pdf', 'Grace Hopper – CV 2026.pdf'],
  ['Lebenslauf Müller.PDF', 'pdf', 'Lebenslauf Müller.pdf'],
  ['../../etc/passwd', 'pdf', '.._.._etc_passwd.pdf'],
  ['C:\\me\\cv.doc', 'docx', 'C__me_cv.docx'],
  ['a\u0000b"<c>.odt', 'odt', 'a_b__c_.odt'],
  ['.pdf', 'pdf', 'cv.pdf'],
  ['', 'pdf', 'cv.pdf'],
  [`${'x'.repeat(300)}.pdf`, 'pdf', `${'x'.repeat(150)}.pdf`],
  [`${'x'.repeat(149)}🚢.pdf`, 'pdf', `${'x'.repeat(149)}\ufffd.pdf`],
])('the file name %j, as %s, is %j in the inbox', (name, extension, expected) => {
  expect(safeFileName(name, extension)).toBe(expected);
});
