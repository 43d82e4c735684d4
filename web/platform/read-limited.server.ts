/** More was sent than is read. */
export class TooLarge extends Error {
  constructor(maxBytes: number) {
    super(`More than ${maxBytes} bytes`);
  }
}

/**
 * A body from elsewhere, and never more than `maxBytes` of it, whatever its headers say of its length.
 * @throws TooLarge as soon as there is more; what the stream throws, when it breaks off
 */
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
