import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Person } from '#app/content/people.server.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { SquareImage } from '#app/ui/square-image.tsx';

/** More than this are a row of words and a small portrait each on a phone. */
const FEW = 4;

/** By number of people: columns without a gap in the last row. */
const columnsFor = (count: number): string =>
  count % 5 === 0 ? 'lg:grid-cols-5' : count % 3 === 1 || count === 8 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';

/** Two people are large: half a row each. */
export function PeopleSection({ id, heading, text, people }: BlockOf<'people'> & { id: string }) {
  const size = people.length <= 2 ? 'large' : people.length > FEW ? 'small' : 'medium';
  const columns = size === 'large' ? '' : `${columnsFor(people.length)} ${people.length === 3 ? 'md:grid-cols-3' : ''}`;
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <ul
        className={`grid gap-x-[var(--gap)] sm:grid-cols-2 sm:gap-y-14 ${size === 'small' ? 'gap-y-8' : 'gap-y-10'} ${columns}`}
      >
        {people.map((person) => (
          <Portrait key={person.slug} person={person} size={size} />
        ))}
      </ul>
    </section>
  );
}

type Size = 'large' | 'medium' | 'small';

/** A small one has its picture beside the name on a phone. */
function Portrait({ person: { name, role, bio, askAbout, photo }, size }: { person: Person; size: Size }) {
  const isLarge = size === 'large';
  const isSmall = size === 'small';
  return (
    <li
      className={`flex flex-col ${isSmall && photo ? 'min-[20rem]:max-sm:grid min-[20rem]:max-sm:grid-cols-[7rem_1fr] min-[20rem]:max-sm:items-center min-[20rem]:max-sm:gap-x-4' : ''}`}
    >
      {photo && (
        <SquareImage
          image={photo}
          fit={size === 'large' ? 'half' : isSmall ? 'small' : 'third'}
          className={isSmall ? 'min-[20rem]:max-sm:mb-0' : ''}
        />
      )}
      <div>
        <h3 className={isLarge ? 'text-h2' : ''}>{name}</h3>
        <p className={isLarge ? 'mt-1 text-lead text-ink-2' : 'muted'}>{role}</p>
      </div>
      <div className={`flex grow flex-col ${isSmall ? 'col-span-full' : ''}`}>
        {bio && (
          <NoBreak
            as="p"
            className={`mt-3 ${isLarge ? 'max-w-[36rem] text-lead' : `sm:mb-3 sm:text-sm ${isSmall ? '' : 'text-sm'}`}`}
            text={bio}
          />
        )}
        {askAbout && (
          <NoBreak
            as="p"
            className={`mt-2 font-semibold ${isLarge ? '' : 'border-line text-sm sm:mt-auto sm:border-t sm:pt-3'}`}
            text={askAbout}
          />
        )}
      </div>
    </li>
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
