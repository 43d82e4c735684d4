import { z } from 'zod';
import { findSingle, pageLocale, withFallback } from './client.server.ts';
import { text } from './fields.server.ts';
import { staleIfError } from './stale-if-error.server.ts';

const paragraphs = text.transform((value) =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
);

const uiTexts = z
  .object({
    reply_promise: text,
    privacy_note: text,
    not_translated: text,
    contact_sent_title: text,
    contact_sent_text: text,
    contact_mail: text,
    application_sent_title: text,
    application_sent_text: text,
    application_mail: text,
    startup_sent_title: text,
    startup_sent_text: text,
    startup_mail: text,
    newsletter_consent: text,
    newsletter_sent: text,
    newsletter_mail: text,
    newsletter_confirmed: text,
    newsletter_unsubscribed: text,
    startup_tip_about_you: paragraphs,
    startup_tip_idea_and_team: paragraphs,
    startup_tip_business: paragraphs,
    startup_tip_review: paragraphs,
    job_end_heading: text,
    job_end_text: text,
    job_closed: text,
    no_jobs: text,
    no_projects: text,
    no_articles: text,
    no_questions: text,
    no_resources: text,
    search_synonyms: text,
  })
  .transform((raw) => ({
    replyPromise: raw.reply_promise,
    privacyNote: raw.privacy_note,
    notTranslated: raw.not_translated,
    sent: {
      contact: { title: raw.contact_sent_title, text: raw.contact_sent_text, mail: raw.contact_mail },
      application: { title: raw.application_sent_title, text: raw.application_sent_text, mail: raw.application_mail },
      startup: { title: raw.startup_sent_title, text: raw.startup_sent_text, mail: raw.startup_mail },
      newsletter: { title: '', text: raw.newsletter_sent, mail: raw.newsletter_mail },
    },
    newsletter: {
      consent: raw.newsletter_consent,
      confirmed: raw.newsletter_confirmed,
      unsubscribed: raw.newsletter_unsubscribed,
    },
    tips: {
      'about-you': raw.startup_tip_about_you,
      'idea-and-team': raw.startup_tip_idea_and_team,
      business: raw.startup_tip_business,
      review: raw.startup_tip_review,
    },
    jobEnd: { heading: raw.job_end_heading, text: raw.job_end_text },
    jobClosed: raw.job_closed,
    searchSynonyms: raw.search_synonyms,
    none: {
      jobs: raw.no_jobs,
      projects: raw.no_projects,
      articles: raw.no_articles,
      questions: raw.no_questions,
      resources: raw.no_resources,
    },
  }));

/** Texts around forms, in emails and for empty lists, which editors can change. Empty texts are not shown. */
export type UiTexts = z.output<typeof uiTexts>;
/** Texts of a thank-you page. `text` may contain `{{time}}` or `{{day}}`. */
export type SentTexts = UiTexts['sent']['contact'];

const NO_TEXTS: UiTexts = uiTexts.parse({});

const findUiTexts = async (): Promise<UiTexts> => (await findSingle('ui-texts', {}, uiTexts)) ?? NO_TEXTS;

export const getUiTextsOrDefault = (): Promise<UiTexts> => withFallback('wording', NO_TEXTS, findUiTexts);

const textsCache = staleIfError<UiTexts>({ freshMs: 60_000, waitMs: 1000 });

/** The texts; may be a minute old, so that no form waits for the CMS. Never fails. */
export const getCachedUiTexts = async (): Promise<UiTexts> =>
  (await textsCache.get(pageLocale().code, findUiTexts, NO_TEXTS)) ?? NO_TEXTS;
