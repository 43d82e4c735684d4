import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Hero } from '#app/content/pages.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { Readers } from '#app/sections/readers.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { Link } from '#app/ui/link.tsx';

type Props = { facts: Hero['facts']; people: BlockOf<'people'> | undefined };

/** Below the headline, so that they come before the form, and on wide screens beside it. */
export function DirectWays({ className }: { className: string }) {
  const { contact: t } = useMessages();
  const { email, phone, address } = useSite();
  if (!email && !phone && !address.street) return null;
  return (
    <FactList
      // On phones the last band says the address.
      className={`max-md:[&>:nth-child(n+3)]:hidden max-md:[&>div]:grid-cols-[5rem_minmax(0,1fr)] [&_a]:text-lead ${className}`}
      facts={[
        [t.email, email && <Link to={`mailto:${email}`}>{email}</Link>],
        [t.phone, phone && <Link to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>],
        [t.visit, address.street && `${address.street}, ${address.postalCode} ${address.city}`],
      ]}
    />
  );
}

export function OtherWays({ facts, people }: Props) {
  const { contact: t } = useMessages();
  const { replyHours } = useSite();
  const [firstReply] = facts;
  return (
    <aside className="col-span-full grid content-start gap-y-10" aria-label={t.otherWays}>
      <DirectWays className="max-lg:hidden" />
      {firstReply && <ReplyScale fact={firstReply} hours={replyHours} />}
      {people && people.people.length > 0 && (
        // Narrow enough for one below the other.
        <div className="lg:max-w-[26rem] lg:[&_img]:size-36">
          <Readers {...people} />
        </div>
      )}
    </aside>
  );
}

function ReplyScale({ fact: { value, label }, hours }: { fact: Hero['facts'][number]; hours: number }) {
  const { contact: t } = useMessages();
  // "38 min", "4 h"
  const minutes = Number.parseFloat(value) * (/\d\s*h/i.test(value) ? 60 : 1);
  const share = Math.min(100, (minutes / (hours * 60)) * 100);
  if (!(share > 0)) return null;
  return (
    <div
      className="[print-color-adjust:exact]"
      role="img"
      aria-label={interpolate(t.replyScale, { value, label, hours })}
    >
      <p className="small muted first-letter:uppercase">{label}</p>
      <div className="relative mt-2 h-5 border-b-2 border-ink [background:linear-gradient(90deg,var(--ink)_2px,transparent_2px)_0_100%/calc((100%-2px)/4)_7px_repeat-x]">
        <i
          className="absolute bottom-px left-0 h-2.5 bg-accent forced-colors:bg-[Highlight]"
          style={{ width: `${share}%` }}
        />
      </div>
      <p className="tnum relative flex h-6 justify-between text-sm">
        <span>0</span>
        <span className="absolute -translate-x-1/2" style={{ left: `clamp(15%, ${share}%, 75%)` }}>
          {value}
        </span>
        <span>{interpolate(t.hours, { count: hours })}</span>
      </p>
    </div>
  );
}
