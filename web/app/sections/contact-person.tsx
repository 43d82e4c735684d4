import type { Person } from '#app/content/people.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Link } from '#app/ui/link.tsx';
import { contactPath } from './contact-subject.tsx';
import { PersonLine } from './people.tsx';

type Props = WriteToProps & { heading: string };

/** The person who answers questions about the page. */
export function ContactPerson({ heading, person, subject }: Props) {
  return (
    <aside className="grid content-start gap-4" aria-label={heading}>
      <h2 className="text-h3">{heading}</h2>
      <PersonLine person={person}>
        <p className="mt-1.5 wrap-anywhere">
          <WriteTo person={person} subject={subject} />
        </p>
      </PersonLine>
    </aside>
  );
}

type WriteToProps = { person: Person; subject: string };

/** A link to the person's email address, or to the contact form if they have none. */
export function WriteTo({ person: { email }, subject }: WriteToProps) {
  const { contactPerson } = useMessages();
  if (!email) return <Link to={contactPath(subject)}>{contactPerson.writeToUs}</Link>;
  return (
    <>
      {contactPerson.writeTo} <Link to={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</Link>
    </>
  );
}
