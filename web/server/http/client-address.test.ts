import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '#platform/client-address-header.ts';
import { clientAddress } from './client-address.ts';

async function send(trustedProxies: number, headers: Record<string, string>): Promise<string> {
  const app = new Hono();
  app.use(clientAddress({ trustedProxies }));
  // Passes the request itself on, as server/app.ts does.
  app.all(
    '*',
    async ({ req: { raw } }) => new Response(`${raw.headers.get(CLIENT_ADDRESS_HEADER)} ${await raw.text()}`),
  );
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'body', headers });
  const text = await response.text();
  await new Promise((resolve) => server.close(resolve));
  return text;
}

it('is the address of the connection, whatever the headers say', async () => {
  const claims = { 'x-forwarded-for': '203.0.113.9', [CLIENT_ADDRESS_HEADER]: '203.0.113.9' };
  expect(await send(0, claims)).toBe('127.0.0.1 body');
});

it('is the address that the trusted proxies report', async () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.0.0.2' };
  expect(await send(1, forwarded)).toBe('10.0.0.2 body');
  expect(await send(2, forwarded)).toBe('203.0.113.9 body');
  expect(await send(1, {})).toBe('127.0.0.1 body');
});

it.each([
  ['203.0.113.9:51234', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['unknown', '127.0.0.1'],
  ['1:2:3:4:5:6:7:8:9::', '127.0.0.1'],
])('a proxy that reports %s means %s', async (reported, address) => {
  expect(await send(1, { 'x-forwarded-for': reported })).toBe(`${address} body`);
});
