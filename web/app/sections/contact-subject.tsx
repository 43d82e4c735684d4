import { createContext, useContext } from 'react';

const CONTACT = '/contact';
const Subject = createContext('');

/** The contact form's subject for calls to action inside this provider. */
export const ContactSubject = Subject.Provider;

export const contactPath = (subject: string) => `${CONTACT}?${new URLSearchParams({ subject })}`;

/** Leads to the contact form with the subject filled in, and anywhere else unchanged. */
export function useContactLink(): (to: string) => string {
  const subject = useContext(Subject);
  return (to) => (subject && to === CONTACT ? contactPath(subject) : to);
}
