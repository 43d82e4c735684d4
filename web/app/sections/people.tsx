import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Person } from '#app/content/people.server.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

export function PeopleSection({ id, heading, text, people }: BlockOf<'people'> & { id: string }) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} text={text} />
      </div>
      <ul
        // On phones the list is a row that scrolls, which the keyboard has to reach.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-labelledby={id}
        className={`wrap grid gap-x-[var(--gap)] gap-y-14 max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-[var(--gutter)] max-sm:auto-cols-[min(82vw,22rem)] max-sm:grid-flow-col max-sm:overflow-x-auto sm:grid-cols-2 lg:grid-cols-3 ${people.length === 3 ? 'md:grid-cols-3' : ''}`}
      >
        {people.map((person) => (
          <li key={person.slug} className="snap-start">
            <LargePerson person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LargePerson({ person: { name, role, bio, askAbout, photo } }: { person: Person }) {
  return (
    <>
      {photo && (
        <Image
          image={photo}
          width={432}
          sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 82vw"
          className="mb-5 aspect-square w-full rounded-plate object-cover"
        />
      )}
      <h3 className="h3">{name}</h3>
      <p className="muted">{role}</p>
      {bio && <NoBreak as="p" className="mt-3 text-sm" text={bio} />}
      {askAbout && <NoBreak as="p" className="mt-3 border-t border-line pt-3 text-sm font-semibold" text={askAbout} />}
    </>
  );
}

type PersonLineProps = {
  person: Pick<Person, 'name' | 'role' | 'photo'>;
  /** Their page, where it has entries. */
  to?: string;
};

export function PersonLine({ person: { name, role, photo }, to }: PersonLineProps) {
  return (
    <div className="person !mt-0">
      {photo && <Image image={photo} width={64} alt="" className="!h-16 !w-16 rounded-plate object-cover" />}
      <span>
        <b>
          {to ? (
            // Above the card, which is a link too.
            <Link to={to} className="relative z-1">
              {name}
            </Link>
          ) : (
            name
          )}
        </b>
        <span className="muted">{role}</span>
      </span>
    </div>
  );
}
