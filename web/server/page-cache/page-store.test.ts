import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CachedPage } from './cached-page.ts';
import { PageStore } from './page-store.ts';

const EMPTY = Buffer.alloc(0);

const pageOf = (bytes: number): CachedPage => ({
  key: '/blog',
  status: 200,
  headers: [],
  inlineHashes: { scripts: [], styles: [] },
  document: { identity: Buffer.alloc(bytes), gzip: EMPTY, br: EMPTY },
  payload: null,
  isPartial: false,
  hash: '',
  settings: '',
  version: 'v1',
  renderedAt: 0,
});

test('a page that takes long to write does not replace a later one', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'page-store-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const store = new PageStore(dir);
  store.write(pageOf(100_000_000));
  store.write(pageOf(1));
  await store.settled();
  expect((await store.read('/blog'))?.document.identity.length).toBe(1);
});
