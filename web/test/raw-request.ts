import net from 'node:net';

export type RawResponse = { status: number; headers: Map<string, string>; body: string };

/** Sends raw bytes. Returns everything received until the server closes the connection. */
export function sendRaw(port: number, ...parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1');
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => (received += chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    for (const part of parts) socket.write(part, 'latin1');
  });
}

/** Parses a response. Status 0 means that the server closed the connection without one. */
export function parseRaw(received: string): RawResponse {
  const [head = '', ...rest] = received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers, body: rest.join('\r\n\r\n') };
}

/** Ways to delimit a request body: Content-Length, chunked, none. */
export const FRAMINGS = {
  length: (body: string) => `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  chunked: (body: string) =>
    `Transfer-Encoding: chunked\r\n\r\n${body && `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n`}0\r\n\r\n`,
  none: () => '\r\n',
} as const;
