import net from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '#server/http/client-address.ts';
import { listenForTest } from '#test/listen-for-test.ts';
import { FRAMINGS, parseRaw, sendRaw } from '#test/raw-request.ts';
import { readBody } from './read-body.server.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';

function echo(limits: Partial<Parameters<typeof readBody>[0]> = {}) {
  return new Hono()
    .use(clientAddress({ trustedProxies: 1 }))
    .post('/', readBody({ maxBytes: 10, ...limits }), async ({ req }) => {
      // React Router's handlers and our forms read bodies like this.
      const { headers, body } = new Request(req.raw.url, req.raw);
      return new Response(`${headers.get('content-length')} ${await new Response(body).text()}`);
    });
}

describe.each(Object.entries(FRAMINGS))('a body with framing by %s', (framing, frame) => {
  it('is read completely', async () => {
    const port = await listenForTest(echo());
    const { status, body } = parseRaw(await sendRaw(port, HEAD + frame('0123456789')));
    expect([status, body]).toEqual([200, framing === 'none' ? '0 ' : '10 0123456789']);
  });

  it('is rejected when it is too large', async () => {
    const port = await listenForTest(echo());
    const { status } = parseRaw(await sendRaw(port, HEAD + frame('0123456789x')));
    expect(status).toBe(framing === 'none' ? 200 : 413);
  });
});

it('a body that does not arrive in time is a 408, and its connection is closed', async () => {
  const port = await listenForTest(echo({ deadlineMs: 50 }));
  const { status, headers } = parseRaw(await sendRaw(port, `${HEAD}Content-Length: 10\r\n\r\n0`));
  expect([status, headers.get('connection')]).toEqual([408, 'close']);
});

it('one visitor cannot block the uploads of others', async () => {
  const port = await listenForTest(echo({ perVisitor: 2 }));
  const slow = await Promise.all(Array.from({ length: 2 }, () => open(port, `${SEEN_AT('203.0.113.1')}${PART}`)));
  const send = (address: string) => sendRaw(port, `${SEEN_AT(address)}Connection: close\r\n${FRAMINGS.length('all')}`);
  await expect.poll(async () => parseRaw(await send('203.0.113.1')).status).toBe(429);
  expect(parseRaw(await send('203.0.113.2')).status).toBe(200);
  for (const socket of slow) socket.destroy();
  await expect.poll(async () => parseRaw(await send('203.0.113.1')).status).toBe(200);
});

it('all bodies together have a memory limit', async () => {
  const port = await listenForTest(echo({ totalBytes: 12 }));
  const socket = await open(port, `${SEEN_AT('203.0.113.1')}${PART}`);
  const send = (body: string) =>
    sendRaw(port, `${SEEN_AT('203.0.113.2')}Connection: close\r\n${FRAMINGS.length(body)}`);
  await expect.poll(async () => parseRaw(await send('0123456789')).status).toBe(503);
  expect(parseRaw(await send('01234567')).status).toBe(200);
  socket.destroy();
  await expect.poll(async () => parseRaw(await send('0123456789')).status).toBe(200);
});

const SEEN_AT = (address: string) => `POST / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n`;
const PART = 'Content-Length: 10\r\n\r\n0123';

/** Sends a text and leaves the connection open. */
async function open(port: number, text: string): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1').on('error', () => {});
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  return socket;
}
