import { track } from './analytics';

/** Names of the forms whose submissions are counted. */
type CountedForm = 'contact' | 'startup-application' | 'job-application';

/** A form was sent and accepted. Counts the form's name, nothing that was typed into it. */
export const trackLeadSent = (form: CountedForm): void => track('lead_sent', { form });

/** A free resource was downloaded. */
export const trackResourceDownloaded = (slug: string): void => track('resource_downloaded', { slug });

/** A step of the startup application came into view. */
export const trackApplicationStep = (step: string): void => track('application_step_reached', { step });
