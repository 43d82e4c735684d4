import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Lead } from './lead.ts';
import { GIVE_UP_MS, LeadQueue } from './queue.ts';
import { deliverDue } from './worker.ts';

const PROGRAM = path.resolve(import.meta.dirname, 'dead-letters.ts');
const IDS = ['a'.repeat(32), 'b'.repeat(32)];

let dir: string;
let queue: LeadQueue;

const lead = (id: string): Lead => ({
  id,
  form: 'contact',
  state: 'new',
  suspicion: null,
  fields: { message: `What ${id} wrote` },
  sender: { name: 'Dana', email: 'dana@example.org' },
  file: null,
  job: null,
  sourcePage: '/contact',
  cameFrom: '',
  receivedAt: new Date(Date.now() - GIVE_UP_MS - 60_000).toISOString(),
  dueAt: null,
});
const run = (...args: string[]) =>
  execFileSync(process.execPath, [PROGRAM, ...args], { env: { ...process.env, DATA_DIR: dir }, encoding: 'utf8' });
const refused = (...args: string[]) =>
  spawnSync(process.execPath, [PROGRAM, ...args], { env: { ...process.env, DATA_DIR: dir }, encoding: 'utf8' });

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'dead-'));
  queue = new LeadQueue(dir);
});
afterEach(() => {
  queue.close();
  rmSync(dir, { recursive: true, force: true });
});

const giveUp = async () => {
  for (const id of IDS) queue.add(lead(id), id, ['inbox', 'webhook']);
  await deliverDue(queue, { inbox: async () => {}, webhook: () => Promise.reject(new Error('The CRM answered 500')) });
  expect(queue.state()).toMatchObject({ waiting: 0, dead: 2 });
};

it('lists what was given up and why, and nothing that somebody wrote', async () => {
  expect(run()).toBe('Nothing was given up\n');
  await giveUp();
  const told = run('list');
  for (const id of IDS) expect(told).toMatch(new RegExp(`${id}  webhook  1 attempts  The CRM answered 500`));
  expect(told).toContain('2 were given up');
  expect(told).not.toMatch(/Dana|dana@|wrote/);
});

it('has one lead sent again, or all, and only what has not arrived', async () => {
  await giveUp();
  expect(run('send-again', IDS[0] ?? '')).toBe('1 are tried again\n');
  expect(queue.state()).toMatchObject({ waiting: 1, dead: 1 });
  expect(run('send-again')).toBe('1 are tried again\n');
  const arrived: string[] = [];
  await deliverDue(queue, {
    inbox: async ({ lead }) => void arrived.push(`inbox ${lead.id}`),
    webhook: async ({ lead }) => void arrived.push(`webhook ${lead.id}`),
  });
  expect(arrived.sort()).toEqual(IDS.map((id) => `webhook ${id}`));
  expect(queue.state()).toMatchObject({ waiting: 0, dead: 0 });
});

it('a lead that is not among them, and a word that it does not know, are an error', async () => {
  await giveUp();
  expect(refused('send-again', 'c'.repeat(32)).status).toBe(1);
  expect(refused('forget').status).toBe(2);
  expect(refused('forget').stderr).toContain('send-again <id>');
  expect(queue.state()).toMatchObject({ dead: 2 });
});
