export class TooLarge extends Error {
  constructor(maxBytes: number) {
    super(`More than ${maxBytes} bytes`);
  }
}

/** Reads a body up to a limit in bytes. Does not trust Content-Length, which may be wrong. @throws TooLarge */
export async function readLimited(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new TooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}
