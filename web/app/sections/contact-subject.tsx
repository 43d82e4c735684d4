import { createContext, useContext } from 'react';

const CONTACT = '/contact';
const Subject = createContext('');

/** Calls to action inside this provider open the contact form with this subject. */
export const ContactSubject = Subject.Provider;

export const contactPath = (subject: string) => `${CONTACT}?${new URLSearchParams({ subject })}`;

/** Returns a function that adds the subject and the detail to a link to the contact form. Other links stay unchanged. */
export function useContactLink(): (to?: string, detail?: string) => string {
  const subject = useContext(Subject);
  return (to = CONTACT, detail = '') => {
    const fullSubject = [subject, detail].filter(Boolean).join(', ');
    return fullSubject && to === CONTACT ? contactPath(fullSubject) : to;
  };
}
