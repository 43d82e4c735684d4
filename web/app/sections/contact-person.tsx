import type { Person } from '#app/content/people.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Link } from '#app/ui/link.tsx';
import { contactPath } from './contact-subject.tsx';
import { PersonLine } from './people.tsx';

type Props = {
  heading: string;
  person: Person;
  subject: string;
  /** Their name and picture are on the page already. */
  isIntroduced?: boolean;
};

/** Who answers questions about a page; without an address, the contact form does. */
export function ContactPerson({ heading, person, subject, isIntroduced = false }: Props) {
  const { contactPerson } = useMessages();
  return (
    <aside className="grid gap-4" aria-labelledby="questions">
      <h2 id="questions" className="h4">
        {heading}
      </h2>
      {!isIntroduced && <PersonLine person={person} />}
      <p className="small">
        {person.email ? (
          <>
            {contactPerson.writeTo}{' '}
            <Link to={`mailto:${person.email}?subject=${encodeURIComponent(subject)}`}>{person.email}</Link>
          </>
        ) : (
          <Link to={contactPath(subject)}>{contactPerson.writeToUs}</Link>
        )}
      </p>
    </aside>
  );
}
