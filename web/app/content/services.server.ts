import { z } from 'zod';
import { pagePath } from '#app/page-addresses.ts';
import { camelKeys } from './camel-keys.ts';
import { listEntries } from './client.server.ts';
import { orNull, text } from './fields.server.ts';
import { image } from './media.server.ts';
import { contentVersion, memoByVersion } from './memo-by-version.server.ts';

const name = { name: z.string(), page: orNull(z.object({ slug: z.string() })) };
const pathOf = ({ page }: { page: { slug: string } | null }) => page && pagePath(page.slug);

/**
 * A service's name and path, for the page of a project. Lists of projects must not read it: `page` would exceed the CMS's
 * limit of relations (cms/src/middlewares/query-limits.ts).
 */
export const serviceName = z.object(name).transform((raw) => ({ name: raw.name, path: pathOf(raw) }));

const service = z
  .object({
    ...name,
    image,
    good_when: z.string(),
    who_steers: z.string(),
    runs_for: z.string(),
    weeks_min: z.number(),
    /** Null if the duration is open-ended. */
    weeks_max: orNull(z.number()),
    price: text,
    /** How the price is charged: `a fixed fee per phase`. */
    priced_by: text,
    you_end_with: z.string(),
  })
  .transform(({ page, ...raw }) => ({ ...camelKeys(raw), path: pathOf({ page }) }));

export type Service = z.output<typeof service>;

export const listServices = (): Promise<Service[]> => listEntries('services', { sort: ['index', 'name'] }, service);

/** Memoized, so that no search waits for a CMS that hangs. @throws ContentError if services could never be read */
export const countServices = memoByVersion({
  version: contentVersion,
  make: async () => (await listServices()).length,
});
