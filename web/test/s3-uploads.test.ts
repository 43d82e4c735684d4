import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { waitFor } from './wait-for.ts';

const BUCKET = 'studio-uploads';
const START_MS = 10 * 60_000;
const CV = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

let directory: string;
let s3: S3rver;
let cms: EditingCms;
let site: SiteProcess;

beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'studio-s3-'));
  s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: BUCKET }] });
  const { port } = await s3.run();
  cms = await startEditingCms({
    copyOfStack: false,
    env: {
      IMPORT_CONTENT: 'starter',
      UPLOADS_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      UPLOADS_S3_BUCKET: BUCKET,
      UPLOADS_S3_KEY_ID: 'S3RVER',
      UPLOADS_S3_SECRET: 'S3RVER',
    },
  });
  site = await startSite({ strapiUrl: cms.url, env: { STRAPI_TOKEN: cms.token, BRAND: 'plain' } });
}, START_MS);
afterAll(async () => {
  await site?.stop();
  await cms?.remove();
  await s3?.close();
  rmSync(directory, { recursive: true, force: true });
});

type Uploaded = { id: number; hash: string; url: string };
const listFiles = async (prefix: string) =>
  ((await cms.admin('GET', `/upload/files?filters[hash][$startsWith]=${prefix}`)) as { results: Uploaded[] }).results;
const inBucket = () => readdirSync(path.join(directory, BUCKET)).join(' ');

it('images are in the bucket and not on the disk, at the same addresses', async () => {
  const [file] = await listFiles('example_image');
  expect(file?.url).toMatch(/^\/uploads\/example_image_\w+\.svg$/);
  expect(inBucket()).toContain(file?.hash);
  const onDisk = readdirSync(path.join(cms.dataDir, 'cms/public/uploads'));
  expect(onDisk.filter((name) => !name.startsWith('.'))).toEqual([]);
  const response = await fetch(cms.url + file?.url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(await response.text()).toContain('<svg');
  expect((await fetch(`${site.base}/_ipx/f_webp,w_640${file?.url}`)).status).toBe(200);
  expect((await fetch(`${cms.url}/uploads/nothing.svg`)).status).toBe(404);
});

it('CVs are in the bucket, too; they need a signed link and are deleted with their application', async () => {
  const form = '/careers/example-position/apply';
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ada', email: 'ada@example.org', consent: 'yes' }))
    body.set(name, value);
  const page = await (await fetch(site.base + form)).text();
  body.set('form_timestamp', /name="form_timestamp" value="([^"]+)"/.exec(page)?.[1] ?? '');
  body.set('cv', new File([CV], 'ada.pdf', { type: 'application/pdf' }));
  const sent = await fetch(`${site.base}${form}/send`, { method: 'POST', body });
  expect(await sent.json()).toMatchObject({ status: 'sent' });
  await waitFor('the CV has arrived', async () => (await listFiles('cv_')).length === 1, 30_000);
  const [file] = await listFiles('cv_');
  const address = new URL(file?.url ?? '', cms.url);
  expect(inBucket()).toContain(file?.hash);
  expect((await fetch(address.origin + address.pathname)).status).toBe(404);
  expect(Buffer.from(await (await fetch(address)).arrayBuffer())).toEqual(CV);
  expect((await fetch(`${site.base}/uploads/${file?.hash}.pdf`)).status).toBe(404);
  await cms.admin('DELETE', `/upload/files/${file?.id}`);
  expect(inBucket()).not.toContain(file?.hash);
});
