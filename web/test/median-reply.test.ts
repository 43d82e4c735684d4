import { expect, it } from 'vitest';
import { saveMedianReply } from '../../cms/src/inbox/median-reply.ts';

const SITE = 'api::site.site';
const HOUR_MS = 60 * 60_000;
/** Always open, so that office hours are plain hours. */
const alwaysOpen = { name: '', city: '', time_zone: null, office_opens: 0, office_closes: 24, public_holidays: [] };

/** A fake CMS with this many replies, each after an hour. `saved` has the updates of *Site*. */
function cmsWith(replies: number) {
  const saved: { where: object; data: object }[] = [];
  // The latest Tuesday noon, because the office is closed at weekends.
  const answered = new Date();
  answered.setUTCHours(12, 0, 0, 0);
  do answered.setUTCDate(answered.getUTCDate() - 1);
  while (answered.getUTCDay() !== 2);
  const reply = {
    received_at: new Date(answered.getTime() - HOUR_MS).toISOString(),
    answered_at: answered.toISOString(),
  };
  const strapi = {
    documents: () => ({ findFirst: async () => alwaysOpen }),
    db: {
      query: (uid: string) => ({
        findMany: async () => Array.from({ length: replies }, () => reply),
        updateMany: async (update: (typeof saved)[number]) => {
          expect(uid).toBe(SITE);
          saved.push(update);
          return { count: 1 };
        },
      }),
    },
  };
  return { strapi, saved };
}

it('the median of five replies becomes the figure of the site', async () => {
  const { strapi, saved } = cmsWith(5);
  expect(await saveMedianReply(strapi as never)).toBe(true);
  expect(saved).toMatchObject([{ data: { median_reply: '1 h' } }]);
});

it.each([0, 4])('with %i replies there is no median, and an older one is removed', async (replies) => {
  const { strapi, saved } = cmsWith(replies);
  await saveMedianReply(strapi as never);
  expect(saved).toEqual([{ where: { median_reply: { $notNull: true } }, data: { median_reply: null } }]);
});
