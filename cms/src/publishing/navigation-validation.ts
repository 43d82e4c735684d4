import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isReservedPath } from './page-paths';
import { isPageAt } from './redirects';
import { targetOnSite } from './site-path';

export const NAVIGATION = 'api::navigation.navigation';
const entries = { populate: { page: true } } as const;
const populate = {
  groups: { populate: { entries, card: entries } },
  footer_columns: { populate: { entries } },
} as const;

type Saved = Modules.Documents.Result<typeof NAVIGATION, { populate: typeof populate }>;
type Entry = NonNullable<NonNullable<Saved['groups']>[number]['entries']>[number];

/** Rejects links that lead nowhere. A page that isn't published yet is fine: its link appears once it is. */
export function validateNavigation(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== NAVIGATION || (context.action !== 'create' && context.action !== 'update')) return next();
    // Checks the saved entry, because a request has only the changed fields. A problem rolls the transaction back.
    return strapi.db.transaction(async () => {
      const result = await next();
      const saved = await strapi.documents(NAVIGATION).findFirst({ populate });
      const problems = saved ? await listProblems(strapi, saved) : [];
      if (problems.length > 0) throw new errors.ValidationError(problems.join(' '));
      return result;
    });
  });
}

async function listProblems(strapi: Core.Strapi, { groups, footer_columns }: Saved): Promise<string[]> {
  const problems: string[] = [];
  for (const { label, entries, card } of [
    ...(groups ?? []),
    ...(footer_columns ?? []).map((column) => ({ ...column, card: null })),
  ]) {
    for (const [index, entry] of (entries ?? []).entries()) {
      const problem = await entryProblem(strapi, entry);
      if (problem) problems.push(`${label}, ${entry.label || `link ${index + 1}`}: ${problem}`);
    }
    if (!card || card.page) continue;
    const problem = card.url ? await addressProblem(strapi, card.url) : 'choose a page or enter an address.';
    if (problem) problems.push(`${label}, ${card.title}: ${problem}`);
  }
  return problems;
}

function entryProblem(strapi: Core.Strapi, entry: Entry): Promise<string | null> | string | null {
  const { kind, label, page, url, shown_from, shown_until } = entry;
  if (shown_from && shown_until && new Date(shown_from) >= new Date(shown_until))
    return '“Show until” must be after “Show from”.';
  if (kind === 'page') return page ? null : 'choose a page, or another kind.';
  if ((kind === 'address' || kind === 'heading') && !label) return 'enter a label.';
  if (kind !== 'address') return null;
  return url ? addressProblem(strapi, url) : 'enter an address, or choose another kind.';
}

export async function addressProblem(strapi: Core.Strapi, url: string): Promise<string | null> {
  const target = targetOnSite(url);
  if (!target || isReservedPath(target.path) || (await isPageAt(strapi, target.path, 'draft'))) return null;
  return `there is no page at ${target.path}.`;
}
