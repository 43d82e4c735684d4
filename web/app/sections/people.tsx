import type { ReactNode } from 'react';
import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Person } from '#app/content/people.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { MoreLink } from '#app/ui/button.tsx';
import { CardImage } from '#app/ui/card-image.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { useContactLink } from './contact-subject.tsx';
import { evenColumns } from './even-columns.ts';

const MAX_LARGE = 2;
const MAX_IN_ROW = { tablet: 3, desktop: 5 };

/**
 * One or two people are large, with half a row each. More are up to three in a row on tablets and five on desktops, and on phones one in
 * a row, with the text beside the picture.
 */
export function PeopleSection({ id, heading, text, people, place }: BlockOf<'people'> & { id: string }) {
  const count = people.length;
  const size = count <= MAX_LARGE ? 'large' : count <= MAX_IN_ROW.tablet ? 'medium' : 'small';
  const columns = {
    tablet: size === 'large' ? MAX_LARGE : evenColumns(count, MAX_IN_ROW.tablet),
    desktop: size === 'large' ? MAX_LARGE : evenColumns(count, MAX_IN_ROW.desktop),
  };
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <ul
        className={`grid gap-x-4 sm:gap-x-[var(--gap)] sm:gap-y-14 ${size === 'large' ? 'gap-y-10' : 'gap-y-8'} ${size === 'large' ? '' : 'min-[20rem]:max-sm:grid-cols-[7rem_minmax(0,1fr)]'} sm:max-lg:grid-cols-[repeat(var(--tablet),minmax(0,1fr))] lg:grid-cols-[repeat(var(--desktop),minmax(0,1fr))]`}
        style={{ '--tablet': columns.tablet, '--desktop': columns.desktop }}
      >
        {people.map((person, index) => {
          const rest = (most: number) => (index === count - 1 ? most - (index % most) : 1);
          return (
            <Portrait
              key={person.slug}
              person={person}
              size={size}
              isShort={place === 'both'}
              across={{
                phone: size === 'large' ? 1 : 2,
                tablet: rest(columns.tablet),
                desktop: rest(columns.desktop),
              }}
            />
          );
        })}
      </ul>
    </section>
  );
}

type Screen = 'phone' | 'tablet' | 'desktop';

/** For a person who spans several columns: the picture is one column wide, and the text beside it. */
const ACROSS = {
  phone: {
    card: 'min-[20rem]:max-sm:col-span-full min-[20rem]:max-sm:grid-cols-subgrid',
    picture: 'min-[20rem]:max-sm:row-[1/-1] min-[20rem]:max-sm:mb-0',
    words: 'min-[20rem]:max-sm:col-[2/-1] min-[20rem]:max-sm:row-[1/-1] min-[20rem]:max-sm:block',
  },
  tablet: {
    card: 'sm:max-lg:col-[span_var(--across-tablet)] sm:max-lg:grid-cols-subgrid',
    picture: 'sm:max-lg:row-[1/-1] sm:max-lg:mb-0',
    words: 'sm:max-lg:col-[2/-1] sm:max-lg:row-[1/-1] sm:max-lg:block',
  },
  desktop: {
    card: 'lg:col-[span_var(--across-desktop)] lg:grid-cols-subgrid',
    picture: 'lg:row-[1/-1] lg:mb-0',
    words: 'lg:col-[2/-1] lg:row-[1/-1] lg:block',
  },
} as const satisfies Record<Screen, object>;

const FITS = { large: 'half', medium: 'small', small: 'third' } as const;

type PortraitProps = {
  person: Person;
  size: keyof typeof FITS;
  /** Without the biography, as beside a form. */
  isShort: boolean;
  /** How many columns the person spans. The last one spans those that are left in the row. */
  across: Record<Screen, number>;
};

/** Picture, name and text are aligned with those of the neighbours (subgrid). */
function Portrait({ person: { name, role, bio, askAbout, photo }, size, isShort, across }: PortraitProps) {
  const { ask } = useMessages();
  const contactLink = useContactLink();
  const isLarge = size === 'large';
  const isSmall = size === 'small';
  const screens: Screen[] = ['phone', 'tablet', 'desktop'];
  const horizontal = photo ? screens.filter((screen) => across[screen] > 1) : [];
  const classesOf = (part: 'card' | 'picture' | 'words') => horizontal.map((screen) => ACROSS[screen][part]).join(' ');
  return (
    <li
      // An empty row would leave its gap.
      className={`${isShort ? 'row-span-3' : 'row-span-4'} grid grid-rows-subgrid gap-y-0 ${photo ? classesOf('card') : 'max-sm:col-span-full'}`}
      style={{ '--across-tablet': across.tablet, '--across-desktop': across.desktop }}
    >
      {photo && (
        <CardImage
          image={photo}
          fit={FITS[size]}
          isWide={isLarge}
          className={`self-start ${isLarge ? 'object-[50%_55%]' : ''} ${classesOf('picture')}`}
        />
      )}
      <div className={`contents ${classesOf('words')}`}>
        <div className="row-start-2">
          <h3 className={isLarge ? 'lg:text-[2.125rem]' : ''}>{name}</h3>
          <p className={isLarge ? 'mt-2 text-lead text-ink-2' : 'mt-1.5 text-ink-2 leading-[1.4] max-sm:text-sm'}>
            {role}
          </p>
        </div>
        {!isShort && (
          <div className="row-start-3">
            <NoBreak
              as="p"
              className={`mt-3 empty:hidden ${isLarge ? 'max-w-[36rem] text-lead' : isSmall ? 'max-sm:hidden' : ''}`}
              text={bio}
            />
            <NoBreak as="p" className="mt-2.5 empty:hidden" text={askAbout} />
          </div>
        )}
        <div className={isShort ? 'row-start-3' : 'row-start-4'}>
          {(isShort || askAbout) && (
            <p className={isShort ? 'mt-3' : 'mt-1'}>
              <MoreLink to={contactLink(undefined, name)} arrow>
                {interpolate(ask, { name })}
              </MoreLink>
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

type PersonLineProps = {
  person: Pick<Person, 'name' | 'role' | 'photo'>;
  /** The person's page, if it has entries. */
  to?: string;
  /** A smaller photo, and no role: `children` replace it. */
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
        <b className={`block ${isSmall ? 'font-semibold' : 'font-display text-[1.25rem] font-medium'}`}>
          {to ? (
            // z-1: above the link of the card, which covers the whole card.
            <Link to={to} className="relative z-1">
              {name}
            </Link>
          ) : (
            name
          )}
        </b>
        {!isSmall && <span className="muted block text-balance">{role}</span>}
        {children}
      </div>
    </div>
  );
}
