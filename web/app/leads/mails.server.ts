import nodemailer from 'nodemailer';
import { z } from 'zod';
import { fillPlaceholders } from '#app/content/fill-placeholders.ts';
import type { Office, Site } from '#app/content/site.server.ts';
import type { UiTexts } from '#app/content/ui-texts.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { interpolate, messagesIn } from '#app/i18n/messages.ts';
import { languageAt } from '#app/i18n/use-locale.ts';
import { weekdayText } from '#app/ui/dates.ts';
import type { Env } from '#env.server.ts';
import { log } from '#platform/log.server.ts';
import { writeCalendar } from './calendar-file.server.ts';
import type { Destination } from './destination.server.ts';
import { promisedTimeText, type Step, stepsAfterForm, stepsDueAt } from './due-time.ts';
import type { Lead, LeadForm } from './lead.server.ts';
import { subscriptionUrl } from './newsletter/subscription-link.server.ts';
import { teamText } from './team-mail-text.server.ts';

const TIMEOUT_MS = 20_000;
const MAIL_MS = 60_000;

type Mail = {
  to: string;
  subject: string;
  text: string;
  messageId: string;
  /** The sender's name, if MAIL_FROM has none. */
  senderName?: string;
  replyTo?: { name: string; address: string } | string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: string; contentType: string }[];
  signal: AbortSignal;
};
type Send = (mail: Mail) => Promise<void>;
type Studio = Pick<Site, 'name' | 'office'> &
  Pick<UiTexts, 'sent'> & {
    steps: (Step & { title: string; text?: string | undefined })[];
  };
/** Loads the studio's texts and process, in the language of `sourcePage`. They may be a minute old. Never fails. */
export type LoadStudio = (form: LeadForm, sourcePage: string) => Promise<Studio>;

const NAMES: Record<LeadForm, string> = {
  contact: 'Contact message',
  startup: 'Startup application',
  application: 'Job application',
  newsletter: 'Newsletter',
};

const failure = z.object({
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
});

/** An error without the mail server's message, which contains addresses: the error is logged and stored. */
class MailError extends Error {
  override name = 'MailError';
  readonly code: string | undefined;
  /** The code of the SMTP reply: 4xx is temporary, 5xx permanent. */
  readonly responseCode: number | undefined;
  /** The server rejected the recipient or the message, not our connection. */
  readonly isAboutRecipient: boolean;
  constructor(cause: unknown) {
    const { code, command, responseCode } = failure.safeParse(cause).data ?? {};
    super(`The mail server did not take it (${[code, responseCode].filter(Boolean).join(' ') || 'no code'})`);
    this.code = code;
    this.responseCode = responseCode;
    this.isAboutRecipient = responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA');
  }
}

/** Sends mails by SMTP. `Send` @throws MailError */
export function mailer({ SMTP_URL, MAIL_FROM }: Env): Send {
  const transport = nodemailer.createTransport({
    url: SMTP_URL ?? '',
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Otherwise visitors' input could make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { name, address } = mailboxOf(MAIL_FROM ?? '');
  return async ({ senderName = '', signal, ...mail }) => {
    try {
      // nodemailer's own timeouts restart with every byte that a slow server sends.
      const limit = AbortSignal.any([signal, AbortSignal.timeout(MAIL_MS)]);
      await transport.sendMail({ ...mail, signal: limit, from: { name: name || oneLine(senderName), address } });
    } catch (error) {
      throw new MailError(error);
    }
  };
}

/** Parses `"Westfield" <hello@example.com>` or an address without a name. */
function mailboxOf(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^(.*?)\s*<([^<>]+)>$/.exec(text) ?? [];
  return { name: name.replace(/^"(.*)"$/, '$1'), address };
}

/** The recipients in the team. Applications may have recipients of their own. */
const teamOf = ({ form }: Lead, { LEADS_TO, APPLICATIONS_TO }: Env): string =>
  (form === 'application' ? APPLICATIONS_TO : LEADS_TO) ?? '';

export function teamMail(env: Env, send: Send, studio: LoadStudio): Destination {
  const { MAIL_FROM, CMS_PUBLIC_URL, STRAPI_URL, SITE_URL } = env;
  return async ({ lead, signal }) => {
    const { office } = await studio(lead.form, '/');
    await send({
      to: teamOf(lead, env),
      replyTo: { name: lead.sender.name, address: lead.sender.email },
      subject: oneLine(`${NAMES[lead.form]}: ${titleOf(lead)}`),
      text: teamText(lead, { office, cmsUrl: CMS_PUBLIC_URL ?? STRAPI_URL, siteUrl: SITE_URL }),
      messageId: messageId(lead, 'team', MAIL_FROM),
      signal,
    });
  };
}

/**
 * Sends the visitor a confirmation. It contains no input: the address may not be the visitor's own, and a form must not
 * become a way to send text to third parties. An address that rejects mail was probably mistyped, so it is not retried.
 */
export function confirmation(env: Env, send: Send, studio: LoadStudio): Destination {
  const { MAIL_FROM, SITE_URL } = env;
  return async ({ lead, signal }) => {
    const about = await studio(lead.form, lead.sourcePage);
    const language = languageAt(lead.sourcePage);
    const { confirmation: texts } = messagesIn(language.locale);
    const subject = texts.subject[lead.form];
    const siteUrl = SITE_URL + language.toLocale('/').replace(/\/$/, '');
    try {
      await send({
        to: lead.sender.email,
        replyTo: teamOf(lead, env),
        subject,
        senderName: about.name,
        text: [
          about.sent[lead.form].mail || `${subject}.`,
          ...thankYouLines(lead, about, siteUrl, language.locale),
          texts.notYou,
          `${about.name}\n${siteUrl}\n`,
        ]
          .filter(Boolean)
          .join('\n\n'),
        messageId: messageId(lead, 'confirmation', MAIL_FROM),
        attachments: calendarOf(lead, about, SITE_URL, language.locale),
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
        signal,
      });
    } catch (error) {
      if (!(error instanceof MailError && isUndeliverable(error, lead))) throw error;
      const { code, responseCode } = error;
      log.info(
        { lead: lead.id, code, responseCode },
        'The address of a visitor is undeliverable: no confirmation is sent',
      );
    }
  };
}

/** Some servers reply 4xx forever for a domain that does not exist, and a confirmation days later would only confuse. */
const GIVE_UP_AFTER_MS = 2 * 24 * 60 * 60_000;
const isUndeliverable = ({ isAboutRecipient, responseCode = 0 }: MailError, { receivedAt }: Lead): boolean =>
  isAboutRecipient && (responseCode >= 500 || Date.now() - Date.parse(receivedAt) > GIVE_UP_AFTER_MS);

/** The content of the thank-you page: the job, the due date and the next steps, without dates that have passed. */
function thankYouLines(
  { form, job, dueAt, receivedAt, sender }: Lead,
  { office, sent, steps }: Studio,
  siteUrl: string,
  locale: Locale,
): string[] {
  const messages = messagesIn(locale);
  const { text } = sent[form];
  const isDue = dueAt !== null && Date.parse(dueAt) > Date.now();
  const time = dueAt && promisedTimeText(new Date(dueAt), office, locale, messages);
  const dates = stepsDueAt(new Date(receivedAt), steps, office);
  switch (form) {
    case 'contact':
      return isDue ? [fillPlaceholders(text, { time })] : [];
    case 'application':
      return [
        ...(job ? [`${job.title}: ${siteUrl}/careers/${encodeURIComponent(job.slug)}`] : []),
        ...(isDue && dates[0]
          ? [fillPlaceholders(text, { day: time }), listSteps(messages.application.dates, steps, dates, office, locale)]
          : []),
      ];
    case 'newsletter':
      return [subscriptionUrl(siteUrl, 'confirm', sender.email, Date.parse(receivedAt))];
    case 'startup':
      return [
        fillPlaceholders(text, { day: weekdayText(new Date(receivedAt), office.timeZone, locale) }),
        listSteps(messages.nextSteps.heading, steps, dates, office, locale),
      ];
  }
}

/** The calendar file that the thank-you page offers as a download, with the same event id. */
function calendarOf(
  { form, dueAt, receivedAt }: Lead,
  studio: Studio,
  siteUrl: string,
  locale: Locale,
): NonNullable<Mail['attachments']> {
  if (form !== 'contact' || dueAt === null || Date.parse(dueAt) <= Date.now()) return [];
  const title = interpolate(messagesIn(locale).contact.replyFrom, { name: studio.name });
  const dates = [{ due: new Date(dueAt), title }];
  const content = writeCalendar({ title, id: receivedAt, host: new URL(siteUrl).host, dates, studio, locale });
  return [{ filename: 'reply.ics', content, contentType: 'text/calendar; charset=utf-8' }];
}

function listSteps(
  heading: string,
  steps: Studio['steps'],
  dates: (Date | null)[],
  { timeZone, place, to }: Office,
  locale: Locale,
): string {
  const { until, datesEnd } = messagesIn(locale).application;
  const lines = stepsAfterForm(steps).map(({ title, text }, index) => {
    const due = dates[index];
    if (due) return `- ${title}: ${interpolate(until, { day: weekdayText(due, timeZone, locale, 'short') })}`;
    return text ? `- ${title}: ${text}` : `- ${title}`;
  });
  if (lines.length === 0) return '';
  return [
    `${heading}:`,
    ...lines,
    ...(dates.some(Boolean) ? [interpolate(datesEnd, { time: `${to}:00`, place })] : []),
  ].join('\n');
}

function titleOf({ form, fields, job, sender }: Lead): string {
  if (form === 'application') return `${job?.title ?? ''} (${sender.name})`;
  if (form === 'newsletter') return `${fields.status}: ${sender.email}`;
  return String(fields.subject ?? fields.company ?? sender.name);
}

/** The same for every attempt, so that mail clients can detect duplicates. */
function messageId({ id }: Lead, kind: string, from: string | undefined): string {
  const host = /@([A-Za-z0-9.-]+)/.exec(from ?? '')?.[1] ?? 'localhost';
  return `<${id}.${kind}@${host}>`;
}

const MAX_SUBJECT = 150;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is meant to match them
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, MAX_SUBJECT);
