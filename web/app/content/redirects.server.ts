import { z } from 'zod';
import { listEntries } from './client.server.ts';

const STATUS = { moved_301: 301, found_302: 302, temporary_307: 307, permanent_308: 308 } as const;

const redirect = z
  .object({
    from: z.string(),
    to: z.string(),
    code: z.enum(['moved_301', 'found_302', 'temporary_307', 'permanent_308']),
  })
  .transform(({ from, to, code }) => ({ from, to, status: STATUS[code] }));

type Redirect = z.output<typeof redirect>;

export function listRedirects(): Promise<Redirect[]> {
  return listEntries('redirects', { sort: ['from'] }, redirect);
}
