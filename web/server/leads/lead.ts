/** The three forms and the part of the inbox each goes to. */
export const INBOX = {
  contact: 'contact-messages',
  startup: 'startup-applications',
  application: 'job-applications',
} as const;
export type LeadForm = keyof typeof INBOX;

/** A file that came with a lead, lying in DATA_DIR/uploads until it is delivered. */
export type LeadFile = {
  /** Its name there. */
  stored: string;
  extension: string;
  mime: string;
};

/** What somebody has sent us. */
export type Lead = {
  /** The idempotency key: wherever the lead is delivered to, it is there once. */
  id: string;
  form: LeadForm;
  /** `spam`: kept for review, and nobody is written to. */
  state: 'new' | 'spam';
  /** Why it is taken for spam. */
  suspicion: string | null;
  /** The answers, under the names that they have in the inbox. */
  fields: Record<string, string | boolean>;
  sender: { name: string; email: string };
  file: LeadFile | null;
  /** The job that an application is for. */
  job: { slug: string; title: string } | null;
  sourcePage: string;
  cameFrom: string;
  /** ISO 8601. */
  receivedAt: string;
  /** By when somebody has to have answered, ISO 8601. */
  dueAt: string | null;
};
