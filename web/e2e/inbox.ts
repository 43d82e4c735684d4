import { DatabaseSync } from 'node:sqlite';
import { waitFor } from '#test/wait-for.ts';

const TABLES = {
  contact: 'contact_messages',
  startup: 'startup_applications',
  application: 'job_applications',
} as const;

export type Entry = Record<string, string | number | null>;

/** Waits for a lead with this email in the inbox, and returns all of them. */
export async function readInbox(form: keyof typeof TABLES, email: string): Promise<Entry[]> {
  const find = () => query(`SELECT * FROM ${TABLES[form]} WHERE email = ?`, email);
  await waitFor(`a lead from ${email} is in the inbox`, async () => find().length > 0);
  return find();
}

function query(sql: string, ...values: string[]): Entry[] {
  const file = process.env.CMS_DATABASE;
  if (!file) throw new Error('CMS_DATABASE is not set: these tests are run by `npm test`');
  const db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    return db.prepare(sql).all(...values) as Entry[];
  } finally {
    db.close();
  }
}

let number = 0;
export const newEmail = (): string => `visitor-${process.pid}-${Date.now()}-${number++}@example.org`;
