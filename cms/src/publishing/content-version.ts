import { randomBytes } from 'node:crypto';
import type { Core, Schema } from '@strapi/strapi';
import { isApplicantFile } from '../access/applicant-files';
import { PUBLIC_TYPES } from '../access/content-types';
import { isObject } from '../is-object';
import { notifySite } from './webhook';

/** Changes within this time count as one, such as publishing ten entries at once. */
const BATCH_MS = 40;
/** Wait before the next try when the database is busy or fails over. Until then the site shows the previous content. */
const RETRY_MS = 2_000;
const CONTENT_EVENTS = ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'];
const MEDIA_EVENTS = ['media.update', 'media.delete'];
/** Events that change only the draft, for types with drafts. */
const DRAFT_EVENTS = ['entry.create', 'entry.update'];

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'content_version', key: 'current' });

/** Versions are random, not counted: a restored backup must not reuse a version under which the site has cached other content. */
export async function readContentVersion(strapi: Core.Strapi): Promise<string> {
  const version = await storeOf(strapi).get({});
  return typeof version === 'string' ? version : renewContentVersion(strapi);
}

/** Also called at each start, because a crash right after a publication may have prevented it. */
export async function renewContentVersion(strapi: Core.Strapi): Promise<string> {
  const version = `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`;
  await storeOf(strapi).set({ value: version });
  return version;
}

/** Renews the version and notifies the site whenever published content changes. */
export function watchContent(strapi: Core.Strapi): { changed: () => void } {
  const types = new Map<string, Schema.ContentType | undefined>(
    PUBLIC_TYPES.map((uid) => [uid, strapi.contentTypes[uid]]),
  );
  let isPending = false;

  const renewAfter = (delayMs: number) => {
    if (isPending) return;
    isPending = true;
    setTimeout(() => void renew(), delayMs);
  };
  const renew = async () => {
    isPending = false;
    try {
      await renewContentVersion(strapi);
    } catch (error) {
      strapi.log.error(`The content version could not be renewed and will be retried: ${error}`);
      return renewAfter(RETRY_MS);
    }
    await notifySite(strapi);
  };
  const changed = () => renewAfter(BATCH_MS);

  // Strapi emits the events after the commit.
  for (const event of CONTENT_EVENTS)
    strapi.eventHub.on(event, async (subject: unknown) => {
      const type = isEntryEvent(subject) && types.get(subject.uid);
      if (type && !(type.options?.draftAndPublish && DRAFT_EVENTS.includes(event))) changed();
    });
  for (const event of MEDIA_EVENTS)
    strapi.eventHub.on(event, async (subject: unknown) => {
      // CVs are on no page.
      if (!isApplicantMedia(subject)) changed();
    });
  return { changed };
}

const isApplicantMedia = (event: unknown): boolean =>
  isObject(event) && isObject(event.media) && typeof event.media.hash === 'string' && isApplicantFile(event.media.hash);

const isEntryEvent = (event: unknown): event is { uid: string } => isObject(event) && typeof event.uid === 'string';
