import nodemailer from 'nodemailer';
import type { Env } from '../env.ts';
import type { Destination } from './destinations.ts';
import type { Lead, LeadForm } from './lead.ts';

const TIMEOUT_MS = 20_000;

type Mail = {
  to: string;
  subject: string;
  text: string;
  messageId: string;
  replyTo?: { name: string; address: string } | string;
  headers?: Record<string, string>;
};
type Send = (mail: Mail) => Promise<void>;

const NAMES: Record<LeadForm, string> = {
  contact: 'Contact message',
  startup: 'Startup application',
  application: 'Job application',
};

/** Sends through SMTP_URL as MAIL_FROM. */
export function mailer({ SMTP_URL, MAIL_FROM }: Env): Send {
  const transport = nodemailer.createTransport({
    url: SMTP_URL ?? '',
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Nothing that a visitor has typed may make it read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail({ ...mail, from: MAIL_FROM ?? '' });
  };
}

/** Tells the team; answering the mail answers the visitor. */
export function teamMail({ LEADS_TO, MAIL_FROM }: Env, send: Send): Destination {
  return ({ lead }) =>
    send({
      to: LEADS_TO ?? '',
      replyTo: { name: lead.sender.name, address: lead.sender.email },
      subject: oneLine(`${NAMES[lead.form]}: ${titleOf(lead)}`),
      text: teamText(lead),
      messageId: messageId(lead, 'team', MAIL_FROM),
    });
}

/**
 * Tells the sender that it has arrived. Nothing that was typed is in it: the address may be somebody else's, and nobody
 * shall be able to send their own words through us.
 */
export function confirmation({ MAIL_FROM, LEADS_TO, SITE_URL }: Env, send: Send): Destination {
  return ({ lead }) =>
    send({
      to: lead.sender.email,
      replyTo: LEADS_TO ?? '',
      subject: CONFIRMATIONS[lead.form].subject,
      text: `${CONFIRMATIONS[lead.form].text}\n\nIf it was not you who wrote to us, you need not do anything.\n\n${new URL(SITE_URL).host}\n`,
      messageId: messageId(lead, 'confirmation', MAIL_FROM),
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    });
}

const CONFIRMATIONS: Record<LeadForm, { subject: string; text: string }> = {
  contact: {
    subject: 'We have your message',
    text: 'Thank you for writing to us. Your message has arrived and an engineer reads it.',
  },
  startup: {
    subject: 'We have your application',
    text: 'Thank you for applying with your idea. Two of us read it within seven days. You get a yes or a reason.',
  },
  application: {
    subject: 'We have your application',
    text: 'Thank you for applying. Two engineers read your application. You get a yes or a reason.',
  },
};

function titleOf({ form, fields, job, sender }: Lead): string {
  if (form === 'application') return `${job?.title ?? ''} (${sender.name})`;
  return String(fields.subject ?? fields.company ?? sender.name);
}

function teamText({ form, fields, job, file, sourcePage, receivedAt, dueAt, id }: Lead): string {
  const answers = Object.entries(fields).map(([name, value]) => {
    const label = name.replaceAll('_', ' ');
    const text = value === true ? 'yes' : value === false ? 'no' : value;
    return text.includes('\n') ? `${label}:\n${text}\n` : `${label}: ${text}`;
  });
  return [
    ...(job ? [`job: ${job.title}`] : []),
    ...answers,
    ...(file ? ['The CV is in the inbox of the CMS.'] : []),
    '',
    `${NAMES[form]} ${id}, sent from ${sourcePage} at ${receivedAt}${dueAt ? `, answer due ${dueAt}` : ''}`,
    '',
  ].join('\n');
}

/** The same for each attempt, so that mail programs show a mail that was sent twice once. */
function messageId({ id }: Lead, kind: string, from: string | undefined): string {
  const host = /@([A-Za-z0-9.-]+)/.exec(from ?? '')?.[1] ?? 'localhost';
  return `<${id}.${kind}@${host}>`;
}

const MAX_SUBJECT = 150;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, MAX_SUBJECT);
