import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Hero } from '#app/content/pages.server.ts';
import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { PersonLine } from '#app/sections/people.tsx';
import { Link } from '#app/ui/link.tsx';

type Props = { facts: Hero['facts']; people: BlockOf<'people'> | undefined };

export function OtherWays({ facts, people }: Props) {
  const { enquiry: t } = useMessages();
  const plural = usePlural();
  const { email, phone, address, replyHours } = useSite();
  const [firstReply] = facts;
  return (
    <aside className="c-9-12 md:max-lg:col-start-8" aria-label={t.otherWays}>
      <dl className="particulars">
        {email && (
          <div>
            <dt>{t.email}</dt>
            <dd>
              <Link to={`mailto:${email}`}>{email}</Link>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{t.phone}</dt>
            <dd>
              <Link to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
            </dd>
          </div>
        )}
        {address.street && (
          <div>
            <dt>{t.visit}</dt>
            <dd>
              {address.street}
              <br />
              {address.postalCode} {address.city}
            </dd>
          </div>
        )}
        <div>
          <dt>{t.replyTime}</dt>
          <dd>{plural(t.replyHours, replyHours)}</dd>
        </div>
      </dl>
      {firstReply && <ReplyScale fact={firstReply} hours={replyHours} />}
      {people && people.people.length > 0 && (
        <section className="duty" aria-label={people.heading}>
          <p className="small muted">{people.heading}</p>
          {people.people.map((person) => (
            <PersonLine key={person.slug} person={person} />
          ))}
        </section>
      )}
    </aside>
  );
}

function ReplyScale({ fact: { value, label }, hours }: { fact: Hero['facts'][number]; hours: number }) {
  const { enquiry: t } = useMessages();
  const minutes = Number.parseFloat(value);
  const share = Math.min(100, (minutes / (hours * 60)) * 100);
  if (!(share > 0)) return null;
  return (
    <div className="replyscale" role="img" aria-label={interpolate(t.replyScale, { value, label, hours })}>
      <p className="small muted">{label}</p>
      <div className="replyscale__bar">
        <i style={{ width: `${share}%` }} />
      </div>
      <p className="replyscale__n">
        <span>0</span>
        <span style={{ left: `${share}%` }}>{value}</span>
        <span style={{ left: '100%' }}>{interpolate(t.hours, { count: hours })}</span>
      </p>
    </div>
  );
}
