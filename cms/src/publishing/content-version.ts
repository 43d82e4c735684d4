import { randomBytes } from 'node:crypto';
import type { Core, Schema } from '@strapi/strapi';
import { isApplicantFile } from '../access/applicant-files';
import { PUBLIC_TYPES } from '../access/content-types';
import { isObject } from '../is-object';
import { isEntryEvent } from './entry-event';
import { pagePaths } from './page-paths';
import { notifySite } from './webhook';

/** Publishing ten entries at once is one change. */
const GATHER_MS = 40;
const CONTENT_EVENTS = ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'];
const MEDIA_EVENTS = ['media.update', 'media.delete'];
/** A draft changes with these; what visitors see does not. */
const DRAFT_EVENTS = ['entry.create', 'entry.update'];

type Change = { tags: Set<string>; paths: Set<string> };

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'content_version', key: 'current' });

/**
 * The version of what visitors can read. It is not a number, so that a database that was restored from a backup never has a
 * version that the site has seen with other content.
 */
export async function readContentVersion(strapi: Core.Strapi): Promise<string> {
  const version = await storeOf(strapi).get({});
  return typeof version === 'string' ? version : renewContentVersion(strapi);
}

async function renewContentVersion(strapi: Core.Strapi): Promise<string> {
  const version = `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`;
  await storeOf(strapi).set({ value: version });
  return version;
}

/** From now on every change of published content makes a new version, and the site is told. */
export function watchContent(strapi: Core.Strapi): { changed: () => void } {
  const types = new Map<string, Schema.ContentType>(PUBLIC_TYPES.map((uid) => [uid, strapi.contentTypes[uid]]));
  let gathered: Change | null = null;

  const publish = async () => {
    const change = gathered;
    gathered = null;
    if (!change) return;
    try {
      await renewContentVersion(strapi);
    } catch (error) {
      strapi.log.error(`The content version could not be renewed: ${error}`);
    }
    await notifySite(strapi, { tags: [...change.tags], paths: [...change.paths] });
  };
  const gather = (tags: string[], paths: string[]) => {
    if (!gathered) {
      gathered = { tags: new Set(), paths: new Set() };
      setTimeout(() => void publish(), GATHER_MS);
    }
    for (const tag of tags) gathered.tags.add(tag);
    for (const path of paths) gathered.paths.add(path);
  };

  // The event is sent after the transaction is through: whoever reads now reads the new content.
  for (const event of CONTENT_EVENTS)
    strapi.eventHub.on(event, async (changed: unknown) => {
      if (!isEntryEvent(changed)) return;
      const { uid, entry } = changed;
      const type = types.get(uid);
      if (!type) return;
      if (type.options?.draftAndPublish && DRAFT_EVENTS.includes(event)) return;
      gather(
        [type.info.pluralName],
        pagePaths(uid, isObject(entry) ? entry : {}).map(({ path }) => path),
      );
    });
  for (const event of MEDIA_EVENTS)
    strapi.eventHub.on(event, async (changed: unknown) => {
      // No page shows a CV.
      if (!isOfApplicant(changed)) gather([], []);
    });
  return { changed: () => gather([], []) };
}

const isOfApplicant = (event: unknown): boolean =>
  isObject(event) && isObject(event.media) && typeof event.media.hash === 'string' && isApplicantFile(event.media.hash);
