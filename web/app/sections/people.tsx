import type { ReactNode } from 'react';
import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Person } from '#app/content/people.server.ts';
import { CardImage } from '#app/ui/card-image.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { useContactLink } from './contact-subject.tsx';
import { evenColumns } from './even-columns.ts';

/** Three fill a row. */
const ROW = 3;
const MOST_IN_WIDE_ROW = 5;

/** One or two people are large: half a row each. More than three are two in a row on phones, and up to five on desktops. */
export function PeopleSection({ id, heading, text, people }: BlockOf<'people'> & { id: string }) {
  const size = people.length < ROW ? 'large' : people.length > ROW ? 'small' : 'medium';
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <ul
        className={`grid gap-x-4 sm:gap-x-[var(--gap)] sm:gap-y-14 ${size === 'large' ? 'gap-y-10' : 'gap-y-8'} ${size === 'medium' ? 'sm:grid-cols-3' : size === 'small' ? 'min-[20rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-[repeat(var(--n),minmax(0,1fr))]' : 'sm:grid-cols-2'}`}
        style={{ '--n': evenColumns(people.length, MOST_IN_WIDE_ROW) }}
      >
        {people.map((person) => (
          <Portrait key={person.slug} person={person} size={size} />
        ))}
      </ul>
    </section>
  );
}

type PortraitProps = { person: Person; size: keyof typeof FITS };

const FITS = { large: 'half', medium: 'small', small: 'third' } as const;
/** The rows of those beside each other are in line. On phones the picture is beside the name if there are three, and a single last one of many fills its row. */
const GRIDS = {
  large: 'sm:row-span-3 sm:grid-rows-subgrid',
  medium:
    'sm:row-span-3 sm:grid-rows-subgrid min-[20rem]:max-sm:grid-cols-[7rem_1fr] min-[20rem]:max-sm:grid-rows-none min-[20rem]:max-sm:gap-x-4',
  small: 'min-[20rem]:row-span-3 min-[20rem]:grid-rows-subgrid max-md:odd:last:col-span-full',
} as const;

function Portrait({ person: { name, role, bio, askAbout, photo }, size }: PortraitProps) {
  const contactLink = useContactLink();
  const isLarge = size === 'large';
  const isSmall = size === 'small';
  const isBeside = size === 'medium' && photo;
  return (
    <li className={`grid content-start gap-y-0 ${GRIDS[size]}`}>
      {photo && (
        <CardImage
          image={photo}
          fit={FITS[size]}
          isWide={isLarge}
          className={isLarge ? 'object-[50%_55%]' : isSmall ? 'max-sm:mb-3' : 'min-[20rem]:max-sm:mb-0'}
        />
      )}
      <div className={`sm:row-start-2 ${isBeside ? 'max-sm:self-center' : ''} ${isSmall ? 'row-start-2' : ''}`}>
        <h3 className={isLarge ? 'lg:text-[2.125rem]' : ''}>{name}</h3>
        <p className={isLarge ? 'mt-2 text-lead text-ink-2' : 'mt-1.5 text-ink-2 leading-[1.4] max-sm:text-sm'}>
          {role}
        </p>
      </div>
      <div className={size === 'medium' ? 'max-sm:col-span-full' : 'row-start-3'}>
        {bio && (
          <NoBreak
            as="p"
            className={`mt-3 ${isLarge ? 'max-w-[36rem] text-lead' : isSmall ? 'max-sm:hidden' : ''}`}
            text={bio}
          />
        )}
        {askAbout && (
          <p className={`mt-2 font-medium ${isSmall ? 'max-sm:text-sm' : ''}`}>
            <Link to={contactLink(undefined, name)}>
              <NoBreak text={askAbout} />
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}

type PersonLineProps = {
  person: Pick<Person, 'name' | 'role' | 'photo'>;
  /** Their page, where it has entries. */
  to?: string;
  /** Without the role; `children` take its place, else they follow it. */
  isSmall?: boolean;
  children?: ReactNode;
};

export function PersonLine({ person: { name, role, photo }, to, isSmall = false, children }: PersonLineProps) {
  return (
    <div
      className={`flex items-center text-sm/[1.4] [@media(max-width:15rem)]:flex-wrap ${isSmall ? 'gap-3' : 'gap-4'}`}
    >
      {photo && (
        <Image
          image={photo}
          width={isSmall ? 48 : 144}
          alt=""
          className={`flex-none rounded-plate bg-plate object-cover ${isSmall ? 'size-12' : 'size-24'}`}
        />
      )}
      <div>
        <b className={`block font-semibold ${isSmall ? '' : 'text-[1rem]'}`}>
          {to ? (
            // Above the card, which is a link too.
            <Link to={to} className="relative z-1">
              {name}
            </Link>
          ) : (
            name
          )}
        </b>
        {!isSmall && <span className="muted">{role}</span>}
        {children}
      </div>
    </div>
  );
}
