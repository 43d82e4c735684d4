import { z } from 'zod';
import { log } from '#platform/log.server.ts';
import { camelKeys } from './camel-keys.ts';
import { findIcon } from './icons.server.ts';
import { imageUrl } from './image-url.ts';
import { renderMarkdown } from './markdown.server.ts';
import { image } from './media.server.ts';
import { type DrawnEntry, drawnStudio, type SharingImageKind, sharingImage } from './sharing-image.server.ts';

/** Nulls end here: an empty text is '' and an empty list is []. */
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
export const markdown = z
  .string()
  .nullish()
  .transform((value) => renderMarkdown(value ?? ''));
// Strapi validates links with the same rule (`regex`), but an entry may be older than it.
const LINK_TARGET = /^(\/(?![/\\])|#|https?:\/\/[^\s/]|(mailto|tel|sms):\S)/i;
export const isLinkTarget = (to: string): boolean => LINK_TARGET.test(to);
export const link = z.object({ label: z.string(), url: z.string() });
/** An invalid URL is null as well, so that one typo does not take the page down. */
export const optionalLink = link.nullish().transform((value) => (value && leadsSomewhere(value) ? value : null));
export const linkList = <T extends z.ZodType<{ url: string }>>(schema: T) =>
  list(schema).transform((links) => links.filter(leadsSomewhere));
export const topics = z
  .array(z.object({ name: z.string() }))
  .nullish()
  .transform((list) => (list ?? []).map(({ name }) => name));
export const stat = z.object({ value: z.string(), label: z.string() });
export const industryName = z.object({ name: z.string(), slug: z.string() });
/** The icon is null if none or an unknown one is named. */
export const feature = z.object({ title: z.string(), text: z.string(), icon: text.transform(findIcon) });
export const highlight = z
  .object({
    value: z.string(),
    unit: text,
    label: z.string(),
    before_label: text,
    before_value: z.coerce.number().nullish(),
    after_label: text,
    after_value: z.coerce.number().nullish(),
  })
  .transform((raw) => ({
    value: raw.value,
    unit: raw.unit,
    label: raw.label,
    bars:
      raw.before_value != null && raw.after_value != null
        ? {
            before: { label: raw.before_label, value: raw.before_value },
            after: { label: raw.after_label, value: raw.after_value },
          }
        : null,
  }));
export const figure = z.object({ image, caption: text });
export const seo = z
  .object({ meta_title: text, meta_description: text, image })
  .nullish()
  .transform((value) => ({
    title: value?.meta_title ?? '',
    description: value?.meta_description ?? '',
    image: value?.image ?? null,
  }));
/** `weeksMax` is null for an open end. */
export const engagement = z
  .object({
    good_when: z.string(),
    who_steers: z.string(),
    runs_for: z.string(),
    weeks_min: z.number(),
    weeks_max: orNull(z.number()),
    priced_by: z.string(),
    you_end_with: z.string(),
  })
  .transform(camelKeys);
/** Adds the URL of the page's sharing image: the editor's own or a generated one. */
export async function withSharingImage(
  { image: uploaded, ...rest }: z.output<typeof seo>,
  kind: SharingImageKind,
  slug: string,
  entry: DrawnEntry,
) {
  const image = uploaded
    ? imageUrl('f_jpeg,fit_cover,s_1200x630', uploaded)
    : sharingImage(kind, slug, entry, await drawnStudio());
  return { ...rest, image };
}
export type Link = z.output<typeof link>;
export type Stat = z.output<typeof stat>;
export type Feature = z.output<typeof feature>;
export type Highlight = z.output<typeof highlight>;
export type Figure = z.output<typeof figure>;
export type Engagement = z.output<typeof engagement>;
export type Seo = Awaited<ReturnType<typeof withSharingImage>>;

export const callToAction = z.object({
  heading: z.string(),
  text: z.string(),
  link: optionalLink,
  tone: z.enum(['strong', 'accent', 'plain']).catch('strong'),
  steps: topics,
});
export type CallToAction = z.output<typeof callToAction>;
export const callToActionPopulate = { populate: { link: true, steps: true } };
export const seoPopulate = { populate: { image: true } };

function leadsSomewhere({ url }: { url: string }): boolean {
  const isTarget = isLinkTarget(url);
  if (!isTarget) log.warn({ url }, 'A link leads nowhere and is left out');
  return isTarget;
}
