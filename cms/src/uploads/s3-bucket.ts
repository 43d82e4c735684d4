import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';

const RETRIES = 2;
const COPIED_HEADERS = ['content-type', 'content-length', 'etag', 'last-modified'];

type StoredFile = { body: Readable; headers: Record<string, string> };
type Bucket = {
  write: (name: string, body: Buffer, contentType: string) => Promise<void>;
  /** Null if there is no such file. */
  read: (name: string) => Promise<StoredFile | null>;
  remove: (name: string) => Promise<void>;
};

let opened: Bucket | null | undefined;

/** The bucket that UPLOADS_S3_* describe; null without these variables. @throws if only some are set */
export function uploadsBucket(): Bucket | null {
  opened ??= openBucket();
  return opened;
}

function openBucket(): Bucket | null {
  const { UPLOADS_S3_ENDPOINT, UPLOADS_S3_BUCKET, UPLOADS_S3_KEY_ID, UPLOADS_S3_SECRET } = process.env;
  if (!UPLOADS_S3_ENDPOINT || !UPLOADS_S3_BUCKET || !UPLOADS_S3_KEY_ID || !UPLOADS_S3_SECRET) {
    const all = Object.entries({ UPLOADS_S3_ENDPOINT, UPLOADS_S3_BUCKET, UPLOADS_S3_KEY_ID, UPLOADS_S3_SECRET });
    const missing = all.filter(([, value]) => !value).map(([name]) => `${name}: is missing`);
    if (missing.length === all.length) return null;
    throw new Error(missing.join('; '));
  }

  const client = new AwsClient({
    accessKeyId: UPLOADS_S3_KEY_ID,
    secretAccessKey: UPLOADS_S3_SECRET,
    region: process.env.UPLOADS_S3_REGION || 'us-east-1',
    service: 's3',
    retries: RETRIES,
  });
  const folder = `${UPLOADS_S3_ENDPOINT.replace(/\/+$/, '')}/${UPLOADS_S3_BUCKET}`;
  const send = async (name: string, init: RequestInit = {}) => {
    const response = await client.fetch(`${folder}/${encodeURIComponent(name)}`, init);
    if (response.ok || (response.status === 404 && !init.body)) return response;
    await response.body?.cancel();
    throw new Error(`${init.method ?? 'GET'} ${folder}/${name}: ${response.status}`);
  };
  return {
    write: async (name, body, contentType) => {
      await send(name, { method: 'PUT', body, headers: { 'content-type': contentType } });
    },
    read: async (name) => {
      const response = await send(name);
      if (response.status === 404 || !response.body) {
        await response.body?.cancel();
        return null;
      }
      const headers = COPIED_HEADERS.flatMap((header) => {
        const value = response.headers.get(header);
        return value ? [[header, value]] : [];
      });
      return { body: Readable.from(response.body), headers: Object.fromEntries(headers) };
    },
    remove: async (name) => {
      await send(name, { method: 'DELETE' });
    },
  };
}
