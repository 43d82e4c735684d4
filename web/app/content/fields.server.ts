import { z } from 'zod';
import { log } from '../../platform/log.server.ts';
import { findIcon } from './icons.server.ts';
import { imageUrl } from './image-url.ts';
import { renderMarkdown } from './markdown.server.ts';
import { image } from './media.server.ts';
import { type DrawnEntry, drawnStudio, type SharingImageKind, sharingImage } from './sharing-image.server.ts';

/** Pieces that several content types share. Nulls end here: an empty text is '' and an empty list is []. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
/** Markdown as sanitised HTML (markdown.server.ts). */
export const markdown = z
  .string()
  .nullish()
  .transform((value) => renderMarkdown(value ?? ''));
// The content system's fields have the same rule (`regex`), but an entry may be older than it.
const LINK_TARGET = /^(\/(?![/\\])|#|https?:\/\/[^\s/]|(mailto|tel|sms):\S)/i;
/** Whether a link may lead there: a path of the site, a place on the page, a full address, or a programme (mail, phone). */
export const isLinkTarget = (to: string): boolean => LINK_TARGET.test(to);
/** A label and where it leads. */
export const link = z.object({ label: z.string(), url: z.string() });
/** The same, or null; null as well where the address is none, so that one typing error does not take the page with it. */
export const optionalLink = link.nullish().transform((value) => (value && leadsSomewhere(value) ? value : null));
/** `linkList(schema)`: a list that may be missing, without what leads nowhere. */
export const linkList = <T extends z.ZodType<{ url: string }>>(schema: T) =>
  list(schema).transform((links) => links.filter(leadsSomewhere));
/** A repeatable component of names, as their names. */
export const topics = z
  .array(z.object({ name: z.string() }))
  .nullish()
  .transform((list) => (list ?? []).map(({ name }) => name));
/** A numeral and what it counts. */
export const stat = z.object({ value: z.string(), label: z.string() });
/** An industry as others refer to it. */
export const industryName = z.object({ name: z.string(), slug: z.string() });
/** A feature with the drawing of its icon, or null where none is named or known. */
export const feature = z.object({ title: z.string(), text: z.string(), icon: text.transform(findIcon) });
/** A key result; `bars` compare before and after where both are given. */
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
/** An image with its caption. */
export const figure = z.object({ image: image, caption: text }).transform(({ image, caption }) => ({ image, caption }));
/** What the editor wrote for search engines. */
export const seo = z
  .object({ meta_title: text, meta_description: text, image: image })
  .nullish()
  .transform((value) => ({
    title: value?.meta_title ?? '',
    description: value?.meta_description ?? '',
    image: value?.image ?? null,
  }));
/** A way of working; `weeksMax` is null when the end is open. */
export const engagement = z
  .object({
    good_when: z.string(),
    who_steers: z.string(),
    runs_for: z.string(),
    weeks_min: z.number(),
    weeks_max: z.number().nullish(),
    priced_by: z.string(),
    you_end_with: z.string(),
  })
  .transform((raw) => ({
    goodWhen: raw.good_when,
    whoSteers: raw.who_steers,
    runsFor: raw.runs_for,
    weeksMin: raw.weeks_min,
    weeksMax: raw.weeks_max ?? null,
    pricedBy: raw.priced_by,
    youEndWith: raw.you_end_with,
  }));
/** What the editor wrote for search engines, with the address of the page's sharing image: the editor's own or a drawn one. */
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
/** `list(schema)`: a list that may be missing. */
export const list = <T extends z.ZodType>(schema: T) =>
  z
    .array(schema)
    .nullish()
    .transform((value) => value ?? []);

export type Link = z.output<typeof link>;
export type Stat = z.output<typeof stat>;
export type Feature = z.output<typeof feature>;
export type Highlight = z.output<typeof highlight>;
export type Figure = z.output<typeof figure>;
export type Engagement = z.output<typeof engagement>;
export type Seo = Awaited<ReturnType<typeof withSharingImage>>;

/** The block that asks visitors to get in touch. */
export const callToAction = z.object({
  heading: z.string(),
  text: z.string(),
  link: optionalLink,
  tone: z.enum(['water', 'buoy', 'plain']).catch('water'),
  steps: topics,
});
export type CallToAction = z.output<typeof callToAction>;
/** What Strapi has to be asked for, for `callToAction`. */
export const callToActionPopulate = { populate: { link: true, steps: true } };
/** What Strapi has to be asked for, for `seo`. */
export const seoPopulate = { populate: { image: true } };

function leadsSomewhere({ url }: { url: string }): boolean {
  const isTarget = isLinkTarget(url);
  if (!isTarget) log.warn({ url }, 'A link leads nowhere and is left out');
  return isTarget;
}
