import { createContext, useContext } from 'react';

const CONTACT = '/contact';
const Subject = createContext('');

/** The contact form's subject for calls to action inside this provider. */
export const ContactSubject = Subject.Provider;

export const contactPath = (subject: string) => `${CONTACT}?${new URLSearchParams({ subject })}`;

/** Leads to the contact form with the subject filled in, and what it's about in detail, and anywhere else unchanged. */
export function useContactLink(): (to?: string, detail?: string) => string {
  const subject = useContext(Subject);
  return (to = CONTACT, detail = '') => {
    const all = [subject, detail].filter(Boolean).join(', ');
    return all && to === CONTACT ? contactPath(all) : to;
  };
}
