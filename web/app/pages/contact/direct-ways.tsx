import type { Hero } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/site.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { Link } from '#app/ui/link.tsx';

type Props = {
  site: Pick<Site, 'email' | 'phone' | 'address'>;
  facts: Hero['facts'];
};

/** Email, phone and address, with the facts of the page header. */
export function DirectWays({ site: { email, phone, address }, facts }: Props) {
  const { contact: t } = useMessages();
  return (
    <FactList
      className="[&>div]:grid-cols-[min(40%,5.5rem)_minmax(0,1fr)] [&_dd]:text-body min-[22.5rem]:[&_dd]:text-lead [&_dt]:first-letter:uppercase"
      facts={[
        [t.email, email && <Link to={`mailto:${email}`}>{email}</Link>],
        [t.phone, phone && <Link to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>],
        [t.visit, address.street && `${address.street}, ${address.postalCode}\u00a0${address.city}`],
        ...facts.map(({ label, value }): [string, string] => [label, value]),
      ]}
    />
  );
}
