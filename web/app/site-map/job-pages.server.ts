import { generatePath } from 'react-router';
import { z } from 'zod';
import { listEntries } from '#app/content/client.server.ts';
import { seoPopulate, text } from '#app/content/fields.server.ts';
import { isOpenOn } from '#app/content/jobs.server.ts';
import { todayAtOffice } from '#app/content/site.server.ts';
import { en } from '#app/i18n/en.ts';
import { ENTRIES } from '#app/page-addresses.ts';
import { common, part, parts, sitePage } from './describe-page.server.ts';
import type { SitePage } from './site-page.ts';

const job = z.object({
  ...common,
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  career_level: z.string(),
  location: z.string(),
  country: z.string(),
  what_you_will_do: text,
  requirements: text,
  what_we_offer: text,
  opened_on: z.string(),
});

export async function listJobPages(): Promise<SitePage[]> {
  const query = { populate: { seo: seoPopulate }, filters: isOpenOn(await todayAtOffice()), sort: ['index', 'title'] };
  const { careers: words } = en;
  return (await listEntries('jobs', query, job)).map((entry) =>
    sitePage({
      path: generatePath(ENTRIES.job, { slug: entry.slug }),
      kind: 'job',
      slug: entry.slug,
      title: entry.title,
      description: entry.lead,
      lastModified: entry.publishedAt,
      date: entry.opened_on,
      note: entry.location,
      keywords: [entry.career_level, entry.location, entry.country],
      markdown: parts(
        part(words.whatYouWillDo, entry.what_you_will_do),
        part(words.requirements, entry.requirements),
        part(words.whatWeOffer, entry.what_we_offer),
      ),
    }),
  );
}
