import type { Core } from '@strapi/strapi';
import { monthsBefore, wholeNumber } from '../inbox/retention';
import { VERSION } from './version-type';

const DAILY = '0 27 3 * * *';

/** Deletes expired versions at start and every night. */
export async function startHistoryRetention(strapi: Core.Strapi): Promise<void> {
  const months = wholeNumber(process.env, 'HISTORY_MONTHS', 24);
  const task = async () => {
    await strapi.db.query(VERSION).deleteMany({ where: { at: { $lt: monthsBefore(new Date(), months) } } });
  };
  await task();
  strapi.cron.add({ deleteOldVersions: { task, options: { rule: DAILY } } });
}
