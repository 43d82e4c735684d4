import type { Office } from '#app/content/site.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { messagesIn } from '#app/i18n/messages.ts';
import { startupLabels } from '#app/i18n/startup-labels.ts';
import { dayText } from '#app/ui/dates.ts';
import { promisedTimeText } from './due-time.ts';
import type { Lead, LeadForm } from './lead.server.ts';
import { subscriptionUrl } from './newsletter/subscription-link.server.ts';

type Words = Readonly<Record<string, string>>;

/** Mails to the team are in the default language. */
const [locale] = LOCALES;
const messages = messagesIn(locale);
const { contact, startup, application, form: common } = messages;

const LABELS: Record<LeadForm, Words> = {
  contact: {
    subject: contact.subject,
    name: contact.name,
    email: contact.email,
    company: contact.company,
    budget: contact.budget,
    project_type: contact.projectType,
    project_type_other: contact.projectTypeOther,
    referrer: contact.referrer,
    referrer_other: contact.referrerOther,
    message: contact.message,
  },
  startup: startupLabels(startup),
  application: {
    name: application.name,
    email: application.email,
    message: application.message,
    links: application.links,
  },
  newsletter: {},
};
/** Left out, because forms without consent are rejected. */
const OMITTED_FIELD = 'consent';
const LAST_FIELD = 'message';

type About = {
  office: Office;
  cmsUrl: string;
  siteUrl: string;
};

export function teamText(lead: Lead, { office, cmsUrl, siteUrl }: About): string {
  const { form, fields, job, file, sender, sourcePage, receivedAt, dueAt } = lead;
  const labels = LABELS[form];
  // The lead may have fields that this version does not know.
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(labels, name) && name !== OMITTED_FIELD);
  const lines = [...Object.keys(labels).filter((name) => name !== LAST_FIELD), ...unknown].flatMap((name) => {
    const value = valueText(name, fields[name]);
    return value ? [line(labels[name] ?? name.replaceAll('_', ' '), value)] : [];
  });
  const message = valueText(LAST_FIELD, fields[LAST_FIELD]);
  const time = (moment: string) => promisedTimeText(new Date(moment), office, locale, messages);
  return [
    ...(job ? [line('Job', job.title)] : []),
    ...lines,
    ...(file ? [line(application.cv, `${file.name ?? 'a file'}, in the inbox`)] : []),
    '',
    line('Received', `${time(receivedAt)}, from ${sourcePage}`),
    ...(dueAt ? [line('Reply due', time(dueAt))] : []),
    ...(form === 'newsletter' ? [] : [line('Inbox', deskUrl(lead, cmsUrl))]),
    ...(form === 'newsletter' && fields.status === 'confirmed'
      ? [line('Link to unsubscribe', subscriptionUrl(siteUrl, 'unsubscribe', sender.email, Date.parse(receivedAt)))]
      : []),
    ...(message ? ['', heading(labels[LAST_FIELD] ?? LAST_FIELD), '', message] : []),
    '',
  ].join('\n');
}

const heading = (label: string): string => (label.endsWith('?') ? label : `${label}:`);

/** Further lines are indented, so that visitors' input cannot be mistaken for a label. */
const line = (label: string, text: string): string => `${heading(label)} ${text.replace(/\r\n?|\n/g, '\n  ')}`;

function valueText(name: string, value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? common.yes : common.no;
  const text = value?.trim() ?? '';
  return name === 'deadline' && !Number.isNaN(Date.parse(text)) ? dayText(text, locale) : text;
}

/** Searches the desk for the submission id, because the id of the CMS entry is unknown here. */
const deskUrl = ({ id }: Lead, cmsUrl: string): string => `${cmsUrl}/admin/leads?q=${id}`;
