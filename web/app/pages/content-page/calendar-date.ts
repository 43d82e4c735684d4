import { requireFound } from '#app/content/not-found-response.server.ts';
import { findPageAt } from '#app/content/pages.server.ts';
import { getSiteOrDefault, siteOrigin } from '#app/content/site.server.ts';
import { calendarFile } from '#app/leads/calendar-file.server.ts';
import { pagePath } from '#app/page-addresses.ts';
import type { Route } from './+types/calendar-date';

/** Calendar file for one date of a page's section *Dates*. */
export async function loader({ params: { slug, file }, url }: Route.LoaderArgs) {
  const path = pagePath(slug);
  const { title, blocks } = requireFound(await findPageAt(path));
  const dates = blocks.flatMap((block) => (block.__component === 'sections.dates' ? block.dates : []));
  const { startsAt, endsAt, place } = requireFound(dates.find((date) => date.file === file));
  const { name } = await getSiteOrDefault();
  const id = `${slug}-${file.replace('.ics', '')}`;
  const [due, end] = [new Date(startsAt), new Date(endsAt)];
  const event = { due, end, title: `${name}: ${title}`, place, text: siteOrigin() + path };
  return calendarFile({ url, fileName: id, title, id, dates: [event] });
}
