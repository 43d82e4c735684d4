import { createHash } from 'node:crypto';
import { z } from 'zod';
import { lookFields, lookOf } from '#brand/brand.server.ts';
import type { Look } from '#brand/brand.ts';
import { env } from '#env.server.ts';
import { isEqualConstantTime, sign } from '#platform/signature.server.ts';
import { findSingle, withFallback } from './client.server.ts';
import { type Image, image } from './media.server.ts';
import { contentVersion, memoByVersion } from './memo-by-version.server.ts';

export type SharingImageKind =
  | 'page'
  | 'industry'
  | 'project'
  | 'technology'
  | 'article'
  | 'byte'
  | 'resource'
  | 'topic'
  | 'author'
  | 'job';
/** `version` changes when the file is replaced. */
export type ImageFile = Pick<Image, 'src' | 'version' | 'focalPoint'>;
export type SharingImageEntry = { title: string; words?: string; product?: ImageFile | null };
/** `isDefault`: these are placeholder values, because the real ones could not be read. */
export type SharingImageStudio = { name: string; claim: string; logo: ImageFile | null; look: Look; isDefault?: true };

/** Raise this when the design of the images changes. */
const DESIGN = '4';
const VERSION_CHARACTERS = 8;
const MAC_CHARACTERS = 16;

/**
 * The URL of a page's sharing image. It changes with everything that is drawn, because social networks cache images by
 * URL. It is signed, so that others cannot make the site generate any number of images.
 */
export function sharingImage(
  kind: SharingImageKind,
  slug: string,
  entry: SharingImageEntry,
  studio: SharingImageStudio,
): string {
  const { title, words = '', product } = entry;
  const { name, claim, logo, look } = studio;
  const image = [product?.src, product?.version, product?.focalPoint];
  const drawn = [DESIGN, title, words, image, name, claim, logo?.src, logo?.version, look];
  const version = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, VERSION_CHARACTERS);
  return `/og/${signatureOf(version, kind, slug)}/${kind}/${slug}.jpg`;
}

export function isSharingImage(signature: string, kind: string, slug: string): boolean {
  return isEqualConstantTime(signature, signatureOf(signature.slice(0, VERSION_CHARACTERS), kind, slug));
}

function signatureOf(version: string, kind: string, slug: string): string {
  const { REVALIDATE_SECRET, STRAPI_TOKEN, SITE_URL } = env();
  // Without a secret anyone can sign URLs. That is harmless: all texts on images come from the CMS.
  const key = `sharing images ${REVALIDATE_SECRET ?? STRAPI_TOKEN ?? SITE_URL}`;
  const mac = Buffer.from(sign(key, `${version}/${kind}/${slug}`), 'hex').toString('base64url');
  return `${version}-${mac.slice(0, MAC_CHARACTERS)}`;
}

const site = z.object({ name: z.string(), brand: lookFields.extend({ logo_on_dark: image }).nullish() });
const home = z.object({ seo: z.object({ meta_title: z.string().nullish() }).nullish() });

const readStudio = async (): Promise<SharingImageStudio> => {
  const [ours, start] = await Promise.all([
    findSingle('site', { fields: ['name'] }, site),
    findSingle('home', { fields: ['id'] }, home),
  ]);
  const name = ours?.name ?? hostName();
  return {
    name,
    claim: start?.seo?.meta_title || name,
    logo: ours?.brand?.logo_on_dark ?? null,
    look: lookOf(ours?.brand),
  };
};
const followStudio = memoByVersion({ version: contentVersion, make: readStudio });
const hostName = () => new URL(env().SITE_URL).hostname;

export const getSharingImageStudio = (): Promise<SharingImageStudio> =>
  withFallback(
    'the studio on sharing images',
    { name: hostName(), claim: hostName(), logo: null, look: lookOf(null), isDefault: true },
    followStudio,
  );
