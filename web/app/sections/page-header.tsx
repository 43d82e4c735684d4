import type { ReactNode } from 'react';
import type { Hero } from '#app/content/pages.server.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { useContactLink } from './contact-subject.tsx';

type Props = {
  hero: Pick<Hero, 'heading' | 'lead'> & Partial<Hero>;
  crumbs: Crumb[];
  /** For pages without an image: one column, or the lead beside the heading, as lists have it. */
  layout?: 'stacked' | 'split';
  children?: ReactNode;
};

/** The title in half of the width. */
export const TITLE_BESIDE_IMAGE = 'text-title lg:text-[clamp(2.5rem,4.4vw,4.75rem)]';
/** With an image. */
const TITLE_SIZES = {
  full: TITLE_BESIDE_IMAGE,
  beside: TITLE_BESIDE_IMAGE,
  below: 'text-title',
  number: 'text-title',
} as const;

/** The layout that editors choose (`hero.layout`) needs an image, except `number`, which needs a fact. */
export function PageHeader({ hero, crumbs, layout = 'stacked', children }: Props) {
  const { heading, lead, image = null, phoneImage: phone = null, facts = [] } = hero;
  const [first, ...others] = facts;
  const isNumber = hero.layout === 'number' && first !== undefined;
  const rest = (
    <>
      {lead && <NoBreak as="p" className="lead mt-0 max-w-[40rem]" text={lead} />}
      <HeroActions hero={hero} />
      {children}
    </>
  );
  const withImage = hero.layout ?? 'beside';
  const WithImage = WITH_IMAGE[withImage];
  const title = <NoBreak as="h1" text={heading} className={image ? TITLE_SIZES[withImage] : ''} />;
  const words = { title, rest };
  return (
    <>
      <div
        className={
          image && withImage === 'full'
            ? `${BREADCRUMBS_OVERLAY} on-dark bg-(--head-band) lg:bg-transparent`
            : image && withImage === 'beside'
              ? BREADCRUMBS_OVERLAY
              : 'contents'
        }
      >
        <Breadcrumbs crumbs={crumbs} />
      </div>
      {isNumber ? (
        <LargeNumber {...words} fact={first} others={others} image={image} phone={phone} />
      ) : image ? (
        <WithImage {...words} image={image} phone={phone} />
      ) : layout === 'split' ? (
        <SideBySide {...words} className="page-head" />
      ) : (
        <div className="wrap page-head columns gap-y-7">
          <div className="col-span-full lg:col-[1/11]">{title}</div>
          <div className="col-span-full grid gap-7 lg:col-[1/11]">{rest}</div>
        </div>
      )}
      {!isNumber && <FactRow facts={facts} className={`wrap page-head ${FACTS}`} />}
    </>
  );
}

/** Takes the breadcrumbs out of the layout on wide windows, so that an image beside the text starts directly below the header. */
export const BREADCRUMBS_OVERLAY = 'relative z-1 lg:h-0';

type Words = { title: ReactNode; rest: ReactNode };
type HeroImage = { image: NonNullable<Hero['image']>; phone: Hero['phoneImage'] };

const WITH_IMAGE = { full: OnBand, beside: BesideImage, below: AboveImage, number: BesideImage } as const;

/** Of an image beside text. */
const HEIGHT = 'lg:min-h-[clamp(26rem,44vw,42rem)]';

/** In the dark theme it isn't a band: it has the page's background, so that it differs from a band below it, and the page's button. */
function OnBand({ title, rest, ...picture }: Words & HeroImage) {
  return (
    <div className="on-dark grid bg-(--head-band) text-ink lg:grid-cols-2">
      <div className="grid content-center gap-7 px-gutter pt-6 pb-10 [--fill:var(--head-fill)] [--fill-hover:var(--head-fill-hover)] [--on-fill:var(--on-head-fill)] [--on-fill-hover:var(--on-head-fill)] lg:pt-22 lg:pb-16 lg:pl-edge">
        {title}
        {rest}
      </div>
      <div>
        <HeroPicture {...picture} sizes="(width < 64rem) 100vw, 50vw" fills="lg" className={`max-h-[60vh] ${HEIGHT}`} />
      </div>
    </div>
  );
}

function BesideImage({ title, rest, ...picture }: Words & HeroImage) {
  return (
    <SplitHead
      besideClass={HEIGHT}
      beside={<HeroPicture {...picture} sizes="(width < 64rem) 100vw, 50vw" fills="lg" className="max-h-[80vh]" />}
    >
      {title}
      {rest}
    </SplitHead>
  );
}

type SplitProps = {
  beside: ReactNode;
  besideClass: string;
  /** An image from edge to edge: below both halves, in narrow windows between them. */
  image?: ReactNode;
  children: ReactNode;
};

/** Text, with `beside` filling the other half up to the edge of the window. */
export function SplitHead({ beside, besideClass, image, children }: SplitProps) {
  return (
    <div className="wrap grid gap-y-10 lg:grid-cols-2 lg:gap-y-0">
      <div className="grid content-center gap-7 pt-6 lg:pt-22 lg:pb-16 lg:pr-8">{children}</div>
      {image && <div className="-mx-gutter lg:order-1 lg:col-span-full lg:-mx-edge">{image}</div>}
      <div className={`-mx-gutter lg:-mr-edge lg:ml-0 ${besideClass}`}>{beside}</div>
    </div>
  );
}

function AboveImage({ title, rest, ...picture }: Words & HeroImage) {
  return (
    <>
      <SideBySide title={title} rest={rest} className={ABOVE_IMAGE} />
      <div className="md:aspect-[2/1]">
        <HeroPicture {...picture} sizes="100vw" fills="md" className="max-h-[80vh]" />
      </div>
    </>
  );
}

const ABOVE_IMAGE = 'pt-6 pb-10 lg:pb-14';

/** Heading and lead side by side, with padding between them so that their lines don't read as one. */
const SideBySide = ({ title, rest, className }: Words & { className: string }) => (
  <div className={`wrap columns items-start gap-y-7 ${className}`}>
    <div className="col-span-full lg:col-[1/9] lg:pr-12">{title}</div>
    <div className="col-span-full grid gap-7 lg:col-[9/13] lg:pt-2">{rest}</div>
  </div>
);

type Fact = Hero['facts'][number];
type NumberProps = Words & { fact: Fact; others: Fact[]; image: Hero['image']; phone: Hero['phoneImage'] };

/** The first fact is shown very large on a coloured area, the others in a list below it. */
function LargeNumber({ title, rest, fact, others, image, phone }: NumberProps) {
  return (
    <>
      <SideBySide title={title} rest={rest} className={ABOVE_IMAGE} />
      <div className={`grid bg-accent-soft ${image ? 'lg:grid-cols-[2fr_3fr]' : ''}`}>
        <div className="order-last grid content-between gap-y-8 px-gutter pt-8 pb-4 md:pt-10 md:pb-6 md:pl-edge lg:order-none">
          <p className={`grid content-start items-baseline gap-x-4 gap-y-3 ${image ? BESIDE_ON_TABLETS : ''}`}>
            <b
              className={`pb-[0.08em] font-display leading-none font-medium tracking-[-0.05em] whitespace-nowrap ${image ? 'text-[min(4rem,16.5vw)] lg:text-[clamp(2.75rem,6.4vw,7rem)]' : 'text-[clamp(4rem,15vw,15rem)]'}`}
            >
              {fact.value}
            </b>
            <span className="lead">{fact.label}</span>
          </p>
          <FactRow facts={others} className="border-t border-current" isStacked />
        </div>
        {image && (
          <div className="lg:h-[clamp(20rem,35vw,36rem)] lg:min-h-full">
            <HeroPicture
              image={image}
              phone={phone}
              sizes="(width < 64rem) 100vw, 60vw"
              fills="lg"
              className="max-h-[80vh]"
            />
          </div>
        )}
      </div>
    </>
  );
}

type PictureProps = HeroImage & {
  sizes: string;
  /** The breakpoint from which the image fills its container. Below it, the image has its own aspect ratio. */
  fills: keyof typeof FILLS;
  className: string;
};

const FILLS = {
  md: 'md:aspect-auto md:h-full md:max-h-none',
  lg: 'md:aspect-[4/3] lg:aspect-auto lg:h-full lg:max-h-none',
} as const;

function HeroPicture({ image, phone, sizes, fills, className }: PictureProps) {
  const shape = !phone ? 'aspect-[3/2]' : phone.width < phone.height ? 'aspect-[4/5]' : 'aspect-square';
  return (
    <Image
      image={image}
      crops={[{ image: phone, below: 'md', sizes: '100vw' }]}
      width={image.width}
      sizes={sizes}
      eager
      className={`${shape} w-full object-cover object-[78%_50%] ${FILLS[fills]} ${className}`}
    />
  );
}

export function HeroActions({ hero: { primary, secondary } }: { hero: Partial<Hero> }) {
  const contactLink = useContactLink();
  if (!primary && !secondary) return null;
  return (
    <p className="actions">
      {primary && (
        <ButtonLink to={contactLink(primary.url)} external arrow>
          {primary.label}
        </ButtonLink>
      )}
      {secondary && (
        <MoreLink to={contactLink(secondary.url)} external>
          {secondary.label}
        </MoreLink>
      )}
    </p>
  );
}

/** Padding on both sides, because a section after the page's head has no top padding. */
const FACTS = 'py-[calc(var(--space-section)*0.5)] max-md:pt-0';

type FactRowProps = { facts: Fact[]; className: string; isStacked?: boolean };

/** On tablets, the labels of the large fact and of those below it are in one column. */
const BESIDE_ON_TABLETS = 'md:max-lg:grid-cols-[40%_minmax(0,1fr)]';

/** Side by side on tablets and desktops. `isStacked`: one below the other, as below a large number. */
function FactRow({ facts, className, isStacked = false }: FactRowProps) {
  if (facts.length === 0) return null;
  return (
    <ul className={`grid ${isStacked ? '' : 'md:auto-cols-fr md:grid-flow-col md:gap-x-[var(--gap)]'} ${className}`}>
      {facts.map(({ value, label }) => (
        <li
          key={label}
          className={`grid items-baseline gap-x-4 not-last:border-b ${isStacked ? `grid-cols-[min(10rem,45%)_minmax(0,1fr)] ${BESIDE_ON_TABLETS} border-line-strong py-4 lg:py-[2.3vw]` : 'border-line py-5 max-md:grid-cols-[min(10rem,45%)_minmax(0,1fr)] md:content-start md:gap-1 md:border-b-0! md:py-0'}`}
        >
          <b
            className={`font-display font-medium ${isStacked ? 'text-[min(1.625rem,7vw)] lg:text-[2rem]' : 'text-h2 max-md:text-[min(1.625rem,7vw)]'}`}
          >
            {value}
          </b>
          <span className="muted">{label}</span>
        </li>
      ))}
    </ul>
  );
}
