import { track } from './analytics.ts';

type CountedForm = 'contact' | 'newsletter' | 'startup-application' | 'job-application';

export const trackLeadSent = (form: CountedForm): void => track('lead_sent', { form });

export const trackResourceDownloaded = (slug: string): void => track('resource_downloaded', { slug });

export const trackApplicationStep = (step: string): void => track('application_step_reached', { step });
