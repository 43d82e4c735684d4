import type { Core } from '@strapi/strapi';
import { durationText, getOffice } from './office-time';
import { reportLeads } from './report';

const SITE = 'api::site.site';
const NIGHTLY = '0 27 3 * * *';
/** A median of fewer replies would say nothing. */
const MIN_REPLIES = 5;

/** Computes `{{median_reply}}`, the median reply time, at start and every night. It is empty with too few replies. */
export async function startMedianReply(
  strapi: Core.Strapi,
  { contentChanged }: { contentChanged: () => void },
): Promise<void> {
  const task = async () => {
    try {
      if (await saveMedianReply(strapi)) contentChanged();
    } catch (error) {
      strapi.log.error(`The median reply time could not be computed: ${error}`);
    }
  };
  await task();
  strapi.cron.add({ medianReply: { task, options: { rule: NIGHTLY } } });
}

/** @returns whether it has changed */
export async function saveMedianReply(strapi: Core.Strapi): Promise<boolean> {
  const types = [{ uid: 'api::contact-message.contact-message', conditions: {} } as const];
  const { medianReplyMinutes, replies } = await reportLeads(strapi, types, await getOffice(strapi), new Date());
  const median_reply = medianReplyMinutes === null || replies < MIN_REPLIES ? null : durationText(medianReplyMinutes);
  // Updates the draft and the published version directly, so that the draft doesn't count as modified.
  const { count } = await strapi.db.query(SITE).updateMany({
    where:
      median_reply === null
        ? { median_reply: { $notNull: true } }
        : { $or: [{ median_reply: { $ne: median_reply } }, { median_reply: { $null: true } }] },
    data: { median_reply },
  });
  return count > 0;
}
