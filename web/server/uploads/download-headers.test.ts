import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloads } from './downloads.ts';

/** A CMS that responds with the content type in the file's name: `/uploads/text.html` is `text/html`. */
const cms = createServer((request, response) => {
  const type = request.url?.replace('/uploads/', '').replace('.', '/').replace('_', '+');
  response.writeHead(200, type === 'none' ? {} : { 'content-type': `${type}` }).end('x');
});
let app: ReturnType<typeof downloads>;
beforeAll(async () => {
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  app = downloads({ strapiUrl: `http://127.0.0.1:${(cms.address() as AddressInfo).port}` });
});
afterAll(() => {
  cms.closeAllConnections();
  cms.close();
});

const PLAIN = 'text/plain; charset=utf-8';
it.each([
  ['image.webp', 'image/webp', null],
  ['image.svg_xml', 'image/svg+xml', null],
  ['application.pdf', 'application/pdf', 'attachment'],
  ['text.markdown', 'text/markdown', 'attachment'],
  [
    'application.vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'attachment',
  ],
  ['none', 'application/octet-stream', 'attachment'],
  ['text.html', PLAIN, 'attachment'],
  ['application.xhtml_xml', PLAIN, 'attachment'],
  ['application.xml', PLAIN, 'attachment'],
  ['text.javascript', PLAIN, 'attachment'],
  ['application.x-javascript', PLAIN, 'attachment'],
  ['text.css', PLAIN, 'attachment'],
])('%s is sent as %s, %s', async (name, type, disposition) => {
  const { status, headers } = await app.request(`/${name}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('content-disposition')).toBe(disposition);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe('sandbox');
});
