import { z } from 'zod';
import { parseJson } from '#platform/parse-json.server.ts';

const FORMS = ['contact', 'startup', 'application', 'newsletter'] as const;
export type LeadForm = (typeof FORMS)[number];

/** The CMS's content type for each form. Newsletter subscriptions have none: they go to the newsletter's own system. */
export const INBOX = {
  contact: 'contact-messages',
  startup: 'startup-applications',
  application: 'job-applications',
} as const satisfies Record<Exclude<LeadForm, 'newsletter'>, string>;

export const destinationName = z.enum(['inbox', 'team-mail', 'confirmation', 'webhook']);
export type DestinationName = z.output<typeof destinationName>;

const leadFile = z.object({
  stored: z.string(),
  /** Missing in leads of older versions. */
  name: z.string().optional(),
  extension: z.string(),
  mime: z.string(),
});

const leadSchema = z.object({
  /** Also the idempotency key at all destinations. */
  id: z.string(),
  form: z.enum(FORMS),
  /** `spam`: goes to the inbox for review, without any email. */
  state: z.enum(['new', 'spam']),
  suspicion: z.string().nullable(),
  /** The visitor's input, under the field names of the inbox. */
  fields: z.record(z.string(), z.union([z.string(), z.boolean()])),
  sender: z.object({ name: z.string(), email: z.string() }),
  file: leadFile.nullable(),
  job: z.object({ slug: z.string(), title: z.string() }).nullable(),
  sourcePage: z.string(),
  cameFrom: z.string(),
  /** Missing in leads of older versions. */
  landingPage: z.string().optional(),
  /** Campaign parameters: `utm_source=…&utm_medium=…` */
  campaign: z.string().optional(),
  /** ISO 8601. */
  receivedAt: z.iso.datetime(),
  /** When the promised reply is due, ISO 8601. */
  dueAt: z.iso.datetime().nullable(),
});

export type Lead = z.output<typeof leadSchema>;

/** @throws Error that lists what is invalid, without values, because they are personal data */
export function parseLead(text: string): Lead {
  const content = parseJson(text);
  if (content === undefined) throw new Error('it is not JSON');
  const read = leadSchema.safeParse(content);
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}
