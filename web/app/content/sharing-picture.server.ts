import { createHash } from 'node:crypto';
import { env } from '../../server/env.ts';
import { isSame, sign } from '../../server/signature.ts';

/** What a sharing picture is of; the pages of the content system are one kind, whether they sell something or not. */
export type SharingKind = 'page' | 'industry' | 'project' | 'technology' | 'article' | 'byte' | 'resource' | 'job';

const VERSION_CHARACTERS = 8;
const MAC_CHARACTERS = 16;

/**
 * The address of an entry's sharing picture. It changes with the words that are drawn, because social networks keep pictures
 * by their address, and it is signed, so that nobody can make the site draw and keep any number of them.
 */
export function sharingPicture(kind: SharingKind, slug: string, ...drawn: string[]): string {
  const version = createHash('sha256').update(drawn.join('\n')).digest('hex').slice(0, VERSION_CHARACTERS);
  return `/og/${signatureOf(version, kind, slug)}/${kind}/${slug}.jpg`;
}

/** Whether the address of a sharing picture was given out by this site. */
export function isSharingPicture(signature: string, kind: string, slug: string): boolean {
  return isSame(signature, signatureOf(signature.slice(0, VERSION_CHARACTERS), kind, slug));
}

function signatureOf(version: string, kind: string, slug: string): string {
  const { REVALIDATE_SECRET, STRAPI_TOKEN, SITE_URL } = env();
  // Without any secret the signature only keeps pictures apart: their words come from the content system in any case.
  const key = `sharing pictures ${REVALIDATE_SECRET ?? STRAPI_TOKEN ?? SITE_URL}`;
  const mac = Buffer.from(sign(key, `${version}/${kind}/${slug}`), 'hex').toString('base64url');
  return `${version}-${mac.slice(0, MAC_CHARACTERS)}`;
}
