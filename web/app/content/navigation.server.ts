import { z } from 'zod';
import { camelKeys } from './camel-keys.ts';
import { findSingle } from './client.server.ts';
import { list, orNull, text } from './fields.server.ts';

/** `page` is null while the page is not published. */
const target = { page: orNull(z.object({ slug: z.string(), title: z.string() })), url: text };
const entry = z.object({
  kind: z.enum(['page', 'address', 'heading', 'technologies', 'industries', 'latest_work', 'open_jobs']),
  label: text,
  ...target,
});
const card = z.object({ title: z.string(), text, tone: z.enum(['strong', 'accent']), ...target });
const column = z.object({ label: z.string(), entries: list(entry) });
const navigation = z
  .object({ groups: list(column.extend({ card: orNull(card) })), footer_columns: list(column) })
  .transform(camelKeys);

export type NavigationEntry = z.output<typeof entry>;
export type NavigationContent = z.output<typeof navigation>;

/** @throws ContentError */
export const findNavigation = (): Promise<NavigationContent | null> => findSingle('navigation', {}, navigation);
