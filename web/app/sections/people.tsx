import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Person } from '#app/content/people.server.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { SquareImage } from '#app/ui/square-image.tsx';

/** One below the other on a phone; more are in two columns. */
const FEW = 4;

export function PeopleSection({ id, heading, text, people }: BlockOf<'people'> & { id: string }) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} text={text} />
      </div>
      <ul
        className={`wrap grid gap-x-[var(--gap)] gap-y-10 sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-3 ${people.length === 3 ? 'md:grid-cols-3' : ''} ${people.length > FEW ? 'min-[20rem]:max-sm:grid-cols-2' : ''}`}
      >
        {people.map((person) => (
          <li key={person.slug} className="flex flex-col">
            <LargePerson person={person} isHalf={people.length > FEW} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LargePerson({ person: { name, role, bio, askAbout, photo }, isHalf }: { person: Person; isHalf: boolean }) {
  return (
    <>
      {photo && <SquareImage image={photo} isHalf={isHalf} />}
      <div className="flex grow flex-col">
        <h3>{name}</h3>
        <p className="muted">{role}</p>
        {bio && <NoBreak as="p" className="mt-2 text-sm sm:mt-3 sm:mb-3" text={bio} />}
        {askAbout && (
          <NoBreak
            as="p"
            className="mt-2 border-line text-sm font-semibold sm:mt-auto sm:border-t sm:pt-3"
            text={askAbout}
          />
        )}
      </div>
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
    <div className="flex items-center gap-3.5 text-sm/[1.4] [@media(max-width:15rem)]:flex-wrap">
      {photo && <Image image={photo} width={64} alt="" className="size-16 flex-none rounded-plate object-cover" />}
      <span>
        <b className="block text-[1rem] font-semibold">
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
