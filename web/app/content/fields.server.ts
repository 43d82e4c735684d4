import { z } from 'zod';
import { imageUrl } from '#platform/image-url.ts';
import { log } from '#platform/log.server.ts';
import { findIcon } from './icons.server.ts';
import { renderMarkdown } from './markdown.server.ts';
import { image } from './media.server.ts';
import {
  getSharingImageStudio,
  type SharingImageEntry,
  type SharingImageKind,
  sharingImage,
} from './sharing-image.server.ts';

/** An empty text is '' and an empty list is [], so that pages need not handle Strapi's nulls. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
export const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);
export const list = <T extends z.ZodType>(schema: T) =>
  z
    .array(schema)
    .nullish()
    .transform((value) => value ?? []);
export const markdownWithIds = (prefix: string) =>
  z
    .string()
    .nullish()
    .transform((value) => renderMarkdown(value ?? '', prefix));
export const markdown = markdownWithIds('');
// Strapi validates links with the same `regex`, but an entry may be older than that rule.
const LINK_TARGET = /^(\/(?![/\\])|#|https?:\/\/[^\s/]|(mailto|tel|sms):\S)/i;
export const isLinkTarget = (to: string): boolean => LINK_TARGET.test(to);
export const link = z.object({ label: z.string(), url: z.string() });
/** Null for an invalid URL too, so that an editor's typo does not break the page. */
export const optionalLink = link.nullish().transform((value) => (value && isValidLink(value) ? value : null));
export const linkList = <T extends z.ZodType<{ url: string }>>(schema: T) =>
  list(schema).transform((links) => links.filter(isValidLink));
/** The names of related entries. */
export const names = z
  .array(z.object({ name: z.string() }))
  .nullish()
  .transform((list) => (list ?? []).map(({ name }) => name));
/** The entry's locale code; null for content types that are not translated. */
export const locale = orNull(z.string());
export const stat = z.object({ value: z.string(), label: z.string() });
export const industryName = z.object({ name: z.string(), slug: z.string() });
export const topicNames = list(z.object({ name: z.string(), slug: z.string() }));
/** `icon` is null if the editor has named none, or an unknown one. */
export const feature = z.object({
  title: z.string(),
  subtitle: text,
  text: z.string(),
  icon: text.transform(findIcon),
  image,
  link: optionalLink,
});
export const highlight = z
  .object({
    value: z.string(),
    unit: text,
    label: z.string(),
    before_label: text,
    before_value: z.coerce.number().nullish(),
    after_label: text,
    after_value: z.coerce.number().nullish(),
    link: optionalLink,
  })
  .transform((raw) => ({
    value: raw.value,
    unit: raw.unit,
    label: raw.label,
    link: raw.link,
    bars:
      raw.before_value != null && raw.after_value != null
        ? {
            before: { label: raw.before_label, value: raw.before_value },
            after: { label: raw.after_label, value: raw.after_value },
          }
        : null,
  }));
export const figure = z.object({ image, narrow: image, tablet: image, caption: text });
export const seo = z
  .object({ meta_title: text, meta_description: text, keywords: text, image })
  .nullish()
  .transform((value) => ({
    title: value?.meta_title ?? '',
    description: value?.meta_description ?? '',
    keywords: (value?.keywords ?? '').split(',').flatMap((word) => word.trim() || []),
    image: value?.image ?? null,
  }));
/** Adds the URL of the page's sharing image: the editor's own or a generated one. */
export async function withSharingImage(
  { title, description, image: uploaded }: Omit<z.output<typeof seo>, 'keywords'>,
  kind: SharingImageKind,
  slug: string,
  entry: SharingImageEntry,
) {
  const image = uploaded
    ? imageUrl('f_jpeg,fit_cover,s_1200x630', uploaded)
    : sharingImage(kind, slug, entry, await getSharingImageStudio());
  return { title, description, image };
}
export type Stat = z.output<typeof stat>;
export type Highlight = z.output<typeof highlight>;
export type Figure = z.output<typeof figure>;
export type Seo = Awaited<ReturnType<typeof withSharingImage>>;

export const callToAction = z.object({
  heading: z.string(),
  text: z.string(),
  link: optionalLink,
  tone: z.enum(['strong', 'accent', 'plain']).catch('strong'),
  image,
  steps: names,
});
export type CallToAction = z.output<typeof callToAction>;

function isValidLink({ url }: { url: string }): boolean {
  const isValid = isLinkTarget(url);
  if (!isValid) log.warn({ url }, 'A link with an invalid URL is left out');
  return isValid;
}
