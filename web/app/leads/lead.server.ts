import { z } from 'zod';
import { parseJson } from '../../platform/parse-json.server.ts';

const FORMS = ['contact', 'startup', 'application'] as const;
export type LeadForm = (typeof FORMS)[number];

/** The three forms and the part of the inbox each goes to. */
export const INBOX = {
  contact: 'contact-messages',
  startup: 'startup-applications',
  application: 'job-applications',
} as const satisfies Record<LeadForm, string>;

/** Where a lead goes; each one is delivered for itself. */
export const destinationName = z.enum(['inbox', 'team-mail', 'confirmation', 'webhook']);
export type DestinationName = z.output<typeof destinationName>;

/** A file that came with a lead, lying in DATA_DIR/uploads until it is delivered. */
const leadFile = z.object({
  /** Its name there. */
  stored: z.string(),
  /** Its name on the visitor's computer; missing in leads of older versions. */
  name: z.string().optional(),
  extension: z.string(),
  mime: z.string(),
});

const leadSchema = z.object({
  /** The idempotency key: wherever the lead is delivered to, it is there once. */
  id: z.string(),
  form: z.enum(FORMS),
  /** `spam`: kept for review, and nobody is written to. */
  state: z.enum(['new', 'spam']),
  /** Why it is taken for spam. */
  suspicion: z.string().nullable(),
  /** The answers, under the names that they have in the inbox. */
  fields: z.record(z.string(), z.union([z.string(), z.boolean()])),
  sender: z.object({ name: z.string(), email: z.string() }),
  file: leadFile.nullable(),
  /** The job that an application is for. */
  job: z.object({ slug: z.string(), title: z.string() }).nullable(),
  sourcePage: z.string(),
  cameFrom: z.string(),
  /** ISO 8601. */
  receivedAt: z.iso.datetime(),
  /** By when somebody has to have answered, ISO 8601. */
  dueAt: z.iso.datetime().nullable(),
});

/** What somebody has sent us. */
export type Lead = z.output<typeof leadSchema>;

/**
 * Reads a lead as it lies on the disk, where an older version may have written it.
 * @throws Error that says what does not fit, without anything that somebody has written
 */
export function parseLead(text: string): Lead {
  const content = parseJson(text);
  if (content === undefined) throw new Error('it is not JSON');
  const read = leadSchema.safeParse(content);
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}
