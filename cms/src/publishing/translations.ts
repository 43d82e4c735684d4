import type { Core, Struct, UID } from '@strapi/strapi';
import { isObject } from '../is-object';

const READ_ACTIONS = ['findMany', 'findFirst', 'count'];
const SAVE_ACTIONS = ['create', 'update'];

/** Translations (docs/recipes/language.md). Types that aren't translated stay as they are: Strapi ignores `locale` for them. */
export function supportTranslations(strapi: Core.Strapi): void {
  readInDefaultLanguage(strapi);
  shareSlugs(strapi);
}

const languages = (strapi: Core.Strapi) => strapi.plugin('i18n').service('locales');
const isTranslated = (strapi: Core.Strapi, contentType: Struct.ContentTypeSchema): boolean =>
  strapi.plugin('i18n').service('content-types').isLocalizedContentType(contentType);

/** Where a translation is missing, the API (not the panel) returns the entry in the default language, as its `locale` says. */
function readInDefaultLanguage(strapi: Core.Strapi): void {
  const prefix = `${strapi.config.get('api.rest.prefix', '/api')}/`;
  strapi.documents.use(async (context, next) => {
    const { action, uid, contentType } = context;
    if (!READ_ACTIONS.includes(action) || !strapi.requestContext.get()?.path.startsWith(prefix)) return next();
    const params: Record<string, unknown> = context.params;
    const { locale, filters, status } = params;
    if (typeof locale !== 'string' || !isTranslated(strapi, contentType)) return next();
    const fallback: string = await languages(strapi).getDefaultLocale();
    if (locale === fallback || locale === '*') return next();
    if (action === 'findFirst') {
      const found = await next();
      if (found) return found;
      params.locale = fallback;
      return next();
    }
    const translated = await listDocuments(strapi, uid, locale, contentType.options?.draftAndPublish ? status : null);
    params.locale = [locale, fallback];
    params.filters = { $and: [filters ?? {}, { $or: [{ locale }, { documentId: { $notIn: translated } }] }] };
    return next();
  });
}

async function listDocuments(strapi: Core.Strapi, uid: UID.ContentType, locale: string, status: unknown) {
  const publishedAt = status === 'published' ? { publishedAt: { $notNull: true } } : {};
  const entries = await strapi.db.query(uid).findMany({ where: { locale, ...publishedAt }, select: ['documentId'] });
  return entries.map(({ documentId }: { documentId: string }) => documentId);
}

/** Gives translations the original's slug, so that `/de/blog/a` translates `/blog/a`. Strapi would allow different ones. */
function shareSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid, contentType } = context;
    if (!('slug' in contentType.attributes) || !isTranslated(strapi, contentType)) return next();
    const params: Record<string, unknown> = context.params;
    const { documentId, data, locale } = params;
    const original: string = await languages(strapi).getDefaultLocale();
    const versions = strapi.db.query(uid);
    const findOriginal = () =>
      versions.findOne({ where: { documentId, locale: original }, orderBy: { publishedAt: 'desc' }, select: ['slug'] });
    if (SAVE_ACTIONS.includes(action) && documentId && isObject(data) && locale && locale !== original) {
      const slug = (await findOriginal())?.slug;
      if (slug) data.slug = slug;
    }
    const result = await next();
    if (action === 'publish' && (!locale || locale === original)) {
      const slug = (await findOriginal())?.slug;
      await versions.updateMany({ where: { documentId, locale: { $ne: original } }, data: { slug } });
    }
    return result;
  });
}
