import { LRUCache } from 'lru-cache';
import qs from 'qs';
import { z } from 'zod';
import { readLocale } from '#app/i18n/locale-path.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { env } from '#env.server.ts';
import { log } from '#platform/log.server.ts';
import { isCmsDown } from './cms-status.server.ts';
import { INCOMPLETE_DRAFT } from './incomplete-draft.ts';
import { populateOf } from './populate.server.ts';
import { currentScope } from './request-scope.server.ts';
import { fillSiteVariables, SITE_VARIABLES, siteVariables, usesSiteVariable } from './site-variables.ts';

const TIMEOUT_MS = 10_000;
/** Pagination limit (specification 9). */
const PAGE_SIZE = 100;

/**
 * Responses for anonymous visitors by content version and URL, because many pages send the same queries, such as the menu's.
 * A response may be newer than its version, never older.
 */
const shared = new LRUCache<string, Promise<unknown>>({ max: 300 });

/** Strapi's query parameters. */
export type Query = {
  filters?: Record<string, unknown>;
  /** In addition to the fields that the schema reads, which are always populated. */
  populate?: Record<string, unknown>;
  fields?: string[];
  sort?: string | string[];
  pagination?: { start?: number; limit?: number };
};

type ContentErrorOptions = {
  status: number;
  name: string;
  message: string;
  details?: unknown;
  cause?: unknown;
  isUnavailable?: boolean;
};

/** The only error that content functions throw. `status` is that of Strapi's error, or 500 if there is none. */
export class ContentError extends Error {
  readonly status: number;
  /** The CMS is down, or did not respond in time: the visitor should try again later. */
  readonly isUnavailable: boolean;
  readonly #details: unknown;

  constructor({ status, name, message, details, cause, isUnavailable = false }: ContentErrorOptions) {
    super(message, { cause });
    this.status = status;
    this.isUnavailable = isUnavailable;
    this.name = name;
    this.#details = details;
  }

  /** A private field, so that no logger prints it: it may contain what a visitor typed, even a password. */
  get details(): unknown {
    return this.#details;
  }
}

const failure = z.object({
  error: z.object({ status: z.number(), name: z.string(), message: z.string(), details: z.unknown().optional() }),
});
const named = z.object({ documentId: z.string() }).partial().catch({});
const listMeta = z.object({ pagination: z.object({ total: z.number() }) });

/** The entry of a single type; null while it is not published. @throws ContentError */
export async function findSingle<T>(name: string, query: Query, schema: z.ZodType<T>): Promise<T | null> {
  const body = await nullIf404(request(name, populated(query, schema)));
  return body === null ? null : (await parse(name, z.object({ data: schema }), body)).data;
}

/** The first match, or null. @throws ContentError */
export async function findEntry<T>(name: string, query: Query, schema: z.ZodType<T>): Promise<T | null> {
  const body = await request(name, { ...populated(query, schema), pagination: { start: 0, limit: 1 } });
  return (await parse(name, z.object({ data: z.array(schema) }), body)).data[0] ?? null;
}

/** All matches, requested in pages of 100. An invalid entry is logged and left out. @throws ContentError */
export async function listEntries<T>(name: string, query: Query, schema: z.ZodType<T>): Promise<T[]> {
  const envelope = z.object({ data: validEntries(name, schema), meta: listMeta });
  const read = async (start: number) =>
    parse(
      name,
      envelope,
      await request(name, { ...populated(query, schema), pagination: { start, limit: PAGE_SIZE } }),
    );
  const first = await read(0);
  const starts = Array.from(
    { length: Math.max(0, Math.ceil(first.meta.pagination.total / PAGE_SIZE) - 1) },
    (_, index) => (index + 1) * PAGE_SIZE,
  );
  const rest = await Promise.all(starts.map(read));
  return [first, ...rest].flatMap(({ data }) => data);
}

/** @throws ContentError */
export async function countEntries(name: string, filters: Query['filters'] = {}): Promise<number> {
  const body = await request(name, { filters, fields: ['id'], pagination: { start: 0, limit: 1 } });
  return (await parse(name, z.object({ meta: listMeta }), body)).meta.pagination.total;
}

/** Writes with the site's own token. Null if the CMS has no such entry. @throws ContentError */
export async function changeContent<T>(
  method: 'PUT' | 'DELETE',
  path: string,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const body = await nullIf404(callCms(path, { token: env().STRAPI_TOKEN, method }));
  return body === null ? null : (await parse(path, z.object({ data: schema }), body)).data;
}

const populated = (query: Query, schema: z.ZodType): Query => ({
  ...query,
  populate: { ...populateOf(schema), ...query.populate },
});

async function nullIf404(body: Promise<unknown>): Promise<unknown> {
  try {
    return await body;
  } catch (error) {
    if (error instanceof ContentError && error.status === 404) return null;
    throw error;
  }
}

/** Loads an optional part of a page. If that fails, logs it, returns the fallback and marks the page as partial. */
export async function withFallback<T>(what: string, fallback: T, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    log.warn({ what, err: error }, 'Content is missing, its default is shown');
    const scope = currentScope();
    if (scope) scope.isPartial = true;
    return fallback;
  }
}

export const previewMode = (): 'draft' | 'published' | null => currentScope()?.preview?.mode ?? null;

/** The locale of the current page; outside of a page the default one, which content without locales uses too. */
export const pageLocale = (): Locale => readLocale(currentScope()?.pathname ?? '/', LOCALES).locale;

/**
 * Leaves out invalid entries, which are editors' mistakes or, in a preview, incomplete drafts. If all of several entries
 * are invalid, the site and the CMS disagree about the schema: that is an error, so that the cached page stays online.
 */
function validEntries<T>(name: string, schema: z.ZodType<T>) {
  return z.array(z.unknown()).transform(async (entries, context) => {
    const results = await Promise.all(entries.map((entry) => schema.safeParseAsync(entry)));
    const valid = results.flatMap((result) => (result.success ? [result.data] : []));
    const invalid = results.flatMap(({ error }, index) => (error ? [{ ...named.parse(entries[index]), error }] : []));
    if (invalid.length === 0) return valid;
    if (previewMode() === 'draft')
      log.info({ type: name, missing: invalid.length }, 'Incomplete drafts are left out of the list');
    else if (valid.length > 0 || invalid.length === 1)
      for (const { documentId, error } of invalid)
        log.warn({ type: name, documentId, why: z.prettifyError(error) }, 'An invalid entry is left out');
    else
      for (const [index, { error }] of invalid.entries())
        for (const { path, message } of error.issues)
          context.issues.push({ code: 'custom', message, path: [index, ...path], input: undefined });
    return valid;
  });
}

async function request(name: string, query: Query): Promise<unknown> {
  return withSiteVariables(await fetchCached(name, query));
}

function fetchCached(name: string, query: Query): Promise<unknown> {
  const scope = currentScope();
  const isDraft = scope?.preview?.mode === 'draft' && scope.preview.types.includes(name);
  const status = isDraft ? { status: 'draft' } : {};
  const locale = pageLocale().code;
  const path = `${name}?${qs.stringify({ locale, ...status, ...query }, { encodeValuesOnly: true })}`;
  const key = scope?.version && !scope.preview && !scope.bearer ? `${scope.version} ${path}` : null;
  const known = scope?.responses.get(path) ?? (key === null ? undefined : shared.get(key));
  if (known) return known;
  const response = callCms(path, { token: (isDraft ? null : scope?.bearer) ?? env().STRAPI_TOKEN });
  scope?.responses.set(path, response);
  if (key !== null) {
    shared.set(key, response);
    response.catch(() => shared.delete(key));
  }
  return response;
}

/** Replaces variables such as `{{engineers}}` with the values of the single type Site. */
async function withSiteVariables(body: unknown): Promise<unknown> {
  if (!usesSiteVariable(body)) return body;
  const site = await withFallback('site variables', null, async () => {
    const body = await nullIf404(fetchCached('site', { fields: [...SITE_VARIABLES] }));
    return body === null ? null : parse('site', z.object({ data: siteVariables }), body);
  });
  return site ? fillSiteVariables(body, site.data) : body;
}

export type Call = {
  token?: string | undefined;
  /** Without it, POST if there is a body, else GET. */
  method?: 'PUT' | 'DELETE';
  body?: Record<string, unknown>;
  cookie?: string;
  /** The visitor's IP address, for the CMS's rate limits. */
  address?: string | null;
  timeoutMs?: number;
};

/** Not retried (specification 8). Fails at once while the CMS is known to be down. @throws ContentError */
export async function callCms(
  path: string,
  { token, method, body: sent, cookie, address, timeoutMs = TIMEOUT_MS }: Call = {},
): Promise<unknown> {
  const { STRAPI_URL, STRAPI_TOKEN } = env();
  if (isCmsDown())
    throw new ContentError({
      status: 503,
      name: 'ContentUnavailable',
      message: 'The CMS is unreachable',
      isUnavailable: true,
    });
  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${STRAPI_URL}/api/${path}`, {
      headers: {
        ...(address && STRAPI_TOKEN ? { 'x-visitor-address': address, 'x-site-token': STRAPI_TOKEN } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...(sent ? { 'content-type': 'application/json' } : {}),
      },
      method: method ?? (sent ? 'POST' : 'GET'),
      ...(sent ? { body: JSON.stringify(sent) } : {}),
      signal,
    });
    body = await response.json();
  } catch (error) {
    throw new ContentError({
      status: 500,
      name: 'UnknownError',
      message: error instanceof Error ? error.message : String(error),
      cause: error,
      isUnavailable: signal.aborted,
    });
  }
  if (response.ok) return body;
  const parsed = failure.safeParse(body);
  throw new ContentError(
    parsed.success
      ? parsed.data.error
      : { status: 500, name: 'UnknownError', message: `The CMS responded with ${response.status}` },
  );
}

/**
 * Validates a response. @throws ContentError with the schema errors, without values; for a draft in preview with the
 * missing fields, one per line
 */
export async function parse<T>(name: string, schema: z.ZodType<T>, body: unknown): Promise<T> {
  const result = await schema.safeParseAsync(body);
  if (result.success) return result.data;
  if (previewMode() === 'draft')
    throw new ContentError({
      status: INCOMPLETE_DRAFT,
      name: 'IncompleteDraft',
      message: [...new Set(result.error.issues.map(missingField))].join('\n'),
    });
  throw new ContentError({
    status: 500,
    name: 'UnexpectedContent',
    message: `${name}: ${z.prettifyError(result.error)}`,
  });
}

/** `hero.heading: expected string, received null`: the path of the CMS field, without Strapi's envelope. */
function missingField({ path, message }: z.core.$ZodIssue): string {
  const [envelope, ...inside] = path;
  const field = typeof inside[0] === 'number' ? inside.slice(1) : inside;
  return `${field.join('.') || String(envelope ?? '')}: ${message.replace(/^Invalid input: /, '')}`;
}
