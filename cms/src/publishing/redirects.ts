import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isContentType } from '../schemas';
import { normalisePath, targetOnSite } from './normalise-path';
import { isReservedPath, PAGED_TYPES, type PagePath, pageOfPath, pagePaths, SINGLE_PAGES } from './page-paths';

const REDIRECT = 'api::redirect.redirect';
const PROJECT = 'api::project.project';
const INDUSTRY = 'api::industry.industry';

type RedirectInput = Modules.Documents.Params.Data.PartialInput<typeof REDIRECT>;
type Redirect = { documentId: string; from: string; to: string };

/** Checks redirects when they are saved, and adds one by itself when the address of a published page changes. */
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
    const before = await publishedPaths(strapi, uid, params.documentId);
    const result = await next();
    await follow(strapi, before, await publishedPaths(strapi, uid, params.documentId));
    return result;
  });
}

/**
 * @throws ValidationError when the redirect leads in a circle, on to another redirect, or is the end of one, and when it would
 * take the place of something that is there, or lead to nothing
 */
async function checkRedirect(strapi: Core.Strapi, data: RedirectInput, documentId?: string): Promise<void> {
  const saved = documentId ? await strapi.documents(REDIRECT).findOne({ documentId }) : null;
  const givenFrom = String(data.from ?? saved?.from ?? '').trim();
  const givenTo = String(data.to ?? saved?.to ?? '').trim();
  const from = normalisePath(givenFrom);
  const target = targetOnSite(givenTo);
  const to = target ? target.path + target.rest : givenTo;
  if (!givenFrom.startsWith('/') || from === '/')
    refuse('From must be a path on this site, like /old-page. The home page cannot be redirected.');
  if (/[?*#]/.test(givenFrom))
    refuse(
      'From must be one path without “?”, “#” or “*”, like /old-page. What follows a “?” is passed on automatically.',
    );
  const isMoved = from !== saved?.from;
  if (isMoved && isReservedPath(from)) refuse(`${from} belongs to the site itself and can’t be redirected.`);
  if (!target && !/^https:\/\/[^\s/]+/.test(to))
    refuse('To must be a path on this site or an address that starts with https://');
  if ('from' in data) data.from = from;
  if ('to' in data) data.to = to;
  if (target?.path === from) refuse('This redirect would lead to itself.');
  const others = (await listRedirects(strapi)).filter((other) => other.documentId !== documentId);
  const next = others.find((other) => normalisePath(other.from) === target?.path);
  if (next)
    refuse(
      targetOnSite(next.to)?.path === from
        ? `A loop: ${next.from} leads back to ${from}.`
        : `A chain: ${next.from} leads on to ${next.to}. Enter that address instead.`,
    );
  const previous = others.find((other) => targetOnSite(other.to)?.path === from);
  if (previous) refuse(`A chain: ${previous.from} leads to ${from}. Redirect that one to ${to} first.`);
  if (isMoved && (await isPublishedAt(strapi, pageOfPath(from))))
    refuse(`${from} is a page that visitors can read. Unpublish it first, or give it another address.`);
  const isTargetMoved = targetOnSite(saved?.to ?? '')?.path !== target?.path;
  if (
    target &&
    isTargetMoved &&
    !isReservedPath(target.path) &&
    !(await isPublishedAt(strapi, pageOfPath(target.path)))
  )
    refuse(`There is no page at ${target.path} that visitors can read. Publish it first, or enter another address.`);
}

/** Whether an entry can be read at this address at the moment. */
async function isPublishedAt(strapi: Core.Strapi, path: string): Promise<boolean> {
  for (const uid of SINGLE_PAGES)
    if (pagePaths(uid, {}).some((page) => page.path === path))
      return (await strapi.documents(uid).findFirst({ status: 'published', fields: ['documentId'] })) !== null;
  const slug = path.split('/').at(-1);
  for (const uid of PAGED_TYPES) {
    if (!isContentType(strapi, uid)) continue;
    const [entry] = await strapi.db.query(uid).findMany({
      where: { slug, publishedAt: { $notNull: true } },
      select: ['documentId'],
    });
    const pages = entry ? await publishedPaths(strapi, uid, entry.documentId) : [];
    if (pages.some((page) => page.path === path)) return true;
  }
  return false;
}

const listRedirects = (strapi: Core.Strapi): Promise<Redirect[]> => strapi.db.query(REDIRECT).findMany({});

function refuse(message: string): never {
  throw new errors.ValidationError(message);
}

/** The addresses at which a document can be read at the moment. An industry's slug is in the address of its projects too. */
async function publishedPaths(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<PagePath[]> {
  const wanted = { documentId, status: 'published' } as const;
  const entry =
    uid === PROJECT
      ? await strapi.documents(uid).findOne({ ...wanted, populate: { industries: { fields: ['slug'] } } })
      : await strapi.documents(uid).findOne(wanted);
  if (!entry) return [];
  const own = pagePaths(uid, entry);
  if (uid !== INDUSTRY) return own;
  const projects = await strapi.documents(PROJECT).findMany({
    status: 'published',
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

/** Leads the addresses that are gone to where their pages are now, without chains. */
async function follow(strapi: Core.Strapi, before: PagePath[], after: PagePath[]): Promise<void> {
  const now = new Set(after.map(({ path }) => path));
  const known = new Set(before.map(({ path }) => path));
  const gone = before.filter(({ path }) => !now.has(path) && normalisePath(path) === path && !isReservedPath(path));
  // The usual publication: the text has changed, the addresses have not.
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
    strapi.log.info(`${path} leads to ${to} now`);
  }
}
