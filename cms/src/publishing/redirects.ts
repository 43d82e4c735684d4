import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isContentType } from '../schemas';
import { isReservedPath, PAGED_TYPES, type PagePath, pageOfPath, pagePaths, SINGLE_PAGES } from './page-paths';
import { normalisePath, targetOnSite } from './site-path';

const REDIRECT = 'api::redirect.redirect';
const PROJECT = 'api::project.project';
const INDUSTRY = 'api::industry.industry';

type RedirectInput = Modules.Documents.Params.Data.PartialInput<typeof REDIRECT>;
type Redirect = { documentId: string; from: string; to: string };

/** Validates redirects, and adds one when the path of a published page changes, also while the page is unpublished. */
export function manageRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === REDIRECT && (context.action === 'create' || context.action === 'update')) {
      const documentId = context.action === 'update' ? context.params.documentId : undefined;
      if (context.params.data) await checkRedirect(strapi, context.params.data, documentId);
      return next();
    }
    if (!PAGED_TYPES.includes(context.uid) || context.action !== 'publish') return next();
    const { uid, params } = context;
    if (!params.documentId) return next();
    const published = await publishedPaths(strapi, uid, params.documentId);
    const before = published.length > 0 ? published : await formerPaths(strapi, uid, params.documentId);
    const result = await next();
    await redirectMovedPages(strapi, before, await publishedPaths(strapi, uid, params.documentId));
    return result;
  });
}

/** @throws ValidationError for a loop, a chain, a source that is a published page, and a target that isn't one */
async function checkRedirect(strapi: Core.Strapi, data: RedirectInput, documentId?: string): Promise<void> {
  const saved = documentId ? await strapi.documents(REDIRECT).findOne({ documentId }) : null;
  const inputFrom = String(data.from ?? saved?.from ?? '').trim();
  const inputTo = String(data.to ?? saved?.to ?? '').trim();
  const from = normalisePath(inputFrom);
  const target = targetOnSite(inputTo);
  const to = target ? target.path + target.rest : inputTo;
  if (!inputFrom.startsWith('/') || from === '/')
    reject('From must be a path on this site, like /old-page. The home page cannot be redirected.');
  if (/[?*#]/.test(inputFrom))
    reject(
      'From must be one path without “?”, “#” or “*”, like /old-page. What follows a “?” is passed on automatically.',
    );
  const isMoved = from !== saved?.from;
  if (isMoved && isReservedPath(from)) reject(`${from} belongs to the site itself and can’t be redirected.`);
  if (!target && !/^https:\/\/[^\s/]+/.test(to))
    reject('To must be a path on this site or an address that starts with https://');
  if ('from' in data) data.from = from;
  if ('to' in data) data.to = to;
  if (target?.path === from) reject('This redirect would lead to itself.');
  const others = (await listRedirects(strapi)).filter((other) => other.documentId !== documentId);
  const next = others.find((other) => normalisePath(other.from) === target?.path);
  if (next)
    reject(
      targetOnSite(next.to)?.path === from
        ? `A loop: ${next.from} leads back to ${from}.`
        : `A chain: ${next.from} leads on to ${next.to}. Enter that address instead.`,
    );
  const previous = others.find((other) => targetOnSite(other.to)?.path === from);
  if (previous) reject(`A chain: ${previous.from} leads to ${from}. Redirect that one to ${to} first.`);
  if (isMoved && (await isPublishedAt(strapi, pageOfPath(from))))
    reject(`${from} is a page that visitors can read. Unpublish it first, or give it another address.`);
  const isTargetMoved = targetOnSite(saved?.to ?? '')?.path !== target?.path;
  if (
    target &&
    isTargetMoved &&
    !isReservedPath(target.path) &&
    !(await isPublishedAt(strapi, pageOfPath(target.path)))
  )
    reject(`There is no page at ${target.path} that visitors can read. Publish it first, or enter another address.`);
}

const isPublishedAt = (strapi: Core.Strapi, path: string) => isPageAt(strapi, path, 'published');

export async function isPageAt(strapi: Core.Strapi, path: string, status: 'draft' | 'published'): Promise<boolean> {
  for (const uid of SINGLE_PAGES)
    if (pagePaths(uid, {}).some((page) => page.path === path))
      return (await strapi.documents(uid).findFirst({ status, fields: ['documentId'] })) !== null;
  const slug = path.split('/').at(-1);
  for (const uid of PAGED_TYPES) {
    if (!isContentType(strapi, uid)) continue;
    const [entry] = await strapi.db.query(uid).findMany({
      where: { slug, publishedAt: status === 'published' ? { $notNull: true } : null },
      select: ['documentId'],
    });
    const pages = entry ? await pathsOf(strapi, uid, entry.documentId, status) : [];
    if (pages.some((page) => page.path === path)) return true;
  }
  return false;
}

const listRedirects = (strapi: Core.Strapi): Promise<Redirect[]> => strapi.db.query(REDIRECT).findMany({});

function reject(message: string): never {
  throw new errors.ValidationError(message);
}

/** Paths of a published entry, and of an industry's projects, whose paths contain its slug. */
const publishedPaths = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) =>
  pathsOf(strapi, uid, documentId, 'published');

/** Paths that an unpublished entry had, without those that another page has now or that an editor has redirected. */
async function formerPaths(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<PagePath[]> {
  const draft = await findEntry(strapi, uid, documentId, 'draft');
  const slug = draft && 'unpublished_slug' in draft ? draft.unpublished_slug : null;
  if (typeof slug !== 'string') return [];
  const redirected = new Set((await listRedirects(strapi)).map(({ from }) => normalisePath(from)));
  const former: PagePath[] = [];
  for (const page of pagePaths(uid, { ...draft, slug }))
    if (!redirected.has(page.path) && !(await isPublishedAt(strapi, pageOfPath(page.path)))) former.push(page);
  return former;
}

const findEntry = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string, status: 'draft' | 'published') =>
  uid === PROJECT
    ? strapi.documents(uid).findOne({ documentId, status, populate: { industries: { fields: ['slug'] } } })
    : strapi.documents(uid).findOne({ documentId, status });

async function pathsOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  status: 'draft' | 'published',
): Promise<PagePath[]> {
  const entry = await findEntry(strapi, uid, documentId, status);
  if (!entry) return [];
  const own = pagePaths(uid, entry);
  if (uid !== INDUSTRY) return own;
  const projects = await strapi.documents(PROJECT).findMany({
    status,
    filters: { industries: { documentId } },
    fields: ['slug'],
    limit: -1,
  });
  return [
    ...own,
    ...projects.map((project) => ({
      role: project.documentId,
      path: `${own[0]?.path}/${project.slug}`,
    })),
  ];
}

/** Redirects the former paths of a page to its current one, without chains. */
async function redirectMovedPages(strapi: Core.Strapi, before: PagePath[], after: PagePath[]): Promise<void> {
  const now = new Set(after.map(({ path }) => path));
  const known = new Set(before.map(({ path }) => path));
  const gone = before.filter(({ path }) => !now.has(path) && normalisePath(path) === path && !isReservedPath(path));
  // In most publications no path has changed.
  if (gone.length === 0 && after.every(({ path }) => known.has(path))) return;
  const redirects = (await listRedirects(strapi)).map(({ documentId, from, to }) => ({
    documentId,
    from: normalisePath(from),
    target: targetOnSite(to),
  }));
  for (const { documentId, from } of redirects)
    if (now.has(from)) await strapi.documents(REDIRECT).delete({ documentId });
  for (const { role, path } of gone) {
    const to = (after.find((page) => page.role === role) ?? after[0])?.path;
    if (!to) continue;
    for (const { documentId, from, target } of redirects)
      if (target?.path === path && !now.has(from))
        await strapi.documents(REDIRECT).update({ documentId, data: { to: to + target.rest } });
    const existing = redirects.find(({ from }) => from === path);
    if (existing) await strapi.documents(REDIRECT).update({ documentId: existing.documentId, data: { to } });
    else await strapi.documents(REDIRECT).create({ data: { from: path, to, code: 'permanent_308' } });
    strapi.log.info(`${path} now redirects to ${to}`);
  }
}
