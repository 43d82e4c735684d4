import type { Office } from '#app/content/site.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { messagesIn } from '#app/i18n/messages.ts';
import { startupLabels } from '#app/i18n/startup-labels.ts';
import { dayText } from '#app/ui/dates.ts';
import { promisedTimeText } from './due-time.ts';
import { INBOX, type Lead, type LeadForm } from './lead.server.ts';

type Words = Readonly<Record<string, string>>;

/** The team reads the default locale. */
const [locale] = LOCALES;
const messages = messagesIn(locale);
const { enquiry, startup, application, form: common } = messages;

const LABELS: Record<LeadForm, Words> = {
  contact: {
    subject: enquiry.subject,
    name: enquiry.name,
    email: enquiry.email,
    company: enquiry.company,
    budget: enquiry.budget,
    project_type: enquiry.projectType,
    project_type_other: enquiry.projectTypeOther,
    referrer: enquiry.referrer,
    referrer_other: enquiry.referrerOther,
    message: enquiry.message,
  },
  startup: startupLabels(startup),
  application: {
    name: application.name,
    email: application.email,
    message: application.message,
    links: application.links,
  },
};
const CHOICES: Record<string, Words> = {
  project_type: enquiry.projectTypes,
  referrer: enquiry.referrers,
  platform: startup.platforms,
};
/** Implied: without consent the form is rejected. */
const IMPLIED = 'consent';
const LAST = 'message';

type About = {
  office: Office;
  cmsUrl: string;
};

export function teamText(lead: Lead, { office, cmsUrl }: About): string {
  const { form, fields, job, file, sourcePage, receivedAt, dueAt } = lead;
  const labels = LABELS[form];
  // Includes fields that this version does not know.
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(labels, name) && name !== IMPLIED);
  const lines = [...Object.keys(labels).filter((name) => name !== LAST), ...unknown].flatMap((name) => {
    const value = valueText(name, fields[name]);
    return value ? [line(labels[name] ?? name.replaceAll('_', ' '), value)] : [];
  });
  const message = valueText(LAST, fields[LAST]);
  const time = (moment: string) => promisedTimeText(new Date(moment), office, locale, messages);
  return [
    ...(job ? [line('Job', job.title)] : []),
    ...lines,
    ...(file ? [line(application.cv, `${file.name ?? 'a file'}, in the inbox`)] : []),
    '',
    line('Received', `${time(receivedAt)}, from ${sourcePage}`),
    ...(dueAt ? [line('Reply due', time(dueAt))] : []),
    line('Inbox', entryUrl(lead, cmsUrl)),
    ...(message ? ['', heading(labels[LAST] ?? LAST), '', message] : []),
    '',
  ].join('\n');
}

const heading = (label: string): string => (label.endsWith('?') ? label : `${label}:`);

/** Indented, so that visitors cannot fake a line of ours. */
const line = (label: string, text: string): string => `${heading(label)} ${text.replace(/\r\n?|\n/g, '\n  ')}`;

function valueText(name: string, value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? common.yes : common.no;
  const text = value?.trim() ?? '';
  if (name === 'deadline' && !Number.isNaN(Date.parse(text))) return dayText(text, locale);
  const words = CHOICES[name] ?? {};
  return (Object.hasOwn(words, text) && words[text]) || text;
}

/** A filtered list, because the entry's own id is unknown here. */
function entryUrl({ form, id }: Lead, cmsUrl: string): string {
  const type = INBOX[form].replace(/s$/, '');
  const query = new URLSearchParams({ 'filters[$and][0][submission_id][$eq]': id });
  return `${cmsUrl}/admin/content-manager/collection-types/api::${type}.${type}?${query}`;
}
