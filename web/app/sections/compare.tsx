import type { BlockOf } from '#app/content/blocks.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CardImage } from '#app/ui/card-image.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { DurationBar } from './duration-bar.tsx';

type Props = BlockOf<'compare'> & { id: string };
type Service = Props['services'][number];

/** Services side by side, with their facts aligned in rows. On tablets they are stacked, with the duration beside the image. */
export function CompareSection({ id, heading, text, services }: Props) {
  const hasImages = services.some(({ image }) => image);
  const columns = services.length === 2 || services.length === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3';
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <ul className={`grid gap-x-[var(--gap)] gap-y-10 ${columns}`}>
        {services.map((service) => (
          <Column key={service.name} service={service} hasImages={hasImages} />
        ))}
      </ul>
    </section>
  );
}

function Column({ service, hasImages }: { service: Service; hasImages: boolean }) {
  const { compare } = useMessages();
  const { name, path, image, runsFor, weeksMin, weeksMax, price, pricedBy } = service;
  const facts = [
    { label: compare.goodWhen, text: service.goodWhen },
    { label: compare.whoSteers, text: service.whoSteers },
    { label: compare.youEndWith, text: service.youEndWith },
  ];
  return (
    <li
      className={`grid content-start gap-x-[var(--gap)] lg:grid-rows-subgrid lg:gap-y-0 ${hasImages ? 'max-lg:not-first:border-t-2 max-lg:not-first:border-ink max-lg:not-first:pt-8 sm:max-lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] sm:max-lg:grid-rows-[auto_1fr] lg:row-span-8' : 'border-t-2 border-ink pt-5 lg:row-span-7'}`}
    >
      {hasImages && <div className="sm:max-lg:col-1 sm:max-lg:row-[1/3]">{image && <CardImage image={image} />}</div>}
      <h3 className={`text-h3 ${hasImages ? 'sm:max-lg:col-2 sm:max-lg:row-1 sm:max-lg:text-[1.875rem]' : ''}`}>
        {name}
      </h3>
      <dl className={`lg:row-span-5 lg:grid lg:grid-rows-subgrid ${hasImages ? BELOW_IMAGE : ''}`}>
        <div className="@container mt-2 mb-5 sm:mt-3">
          <dt className="sr-only">{compare.runsFor}</dt>
          <dd>
            <span className="mb-5 block font-display text-[clamp(2.25rem,15.5cqi,4.75rem)] leading-none font-medium tracking-[-0.035em] text-balance">
              {runsFor}
            </span>{' '}
            <DurationBar from={weeksMin} to={weeksMax} />{' '}
            <small className="block text-right text-xs text-ink-2">{compare.scale}</small>
          </dd>
        </div>
        <div className={FACT}>
          <dt className="text-sm text-ink-2">{compare.pricedBy}</dt>
          <dd>
            {price && <b className="block font-display text-[1.25rem]/[1.25] font-medium sm:text-2xl">{price}</b>}{' '}
            {pricedBy}
          </dd>
        </div>
        {facts.map(({ label, text }) => (
          <div key={label} className={FACT}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {path && (
        <p className={`mt-4 lg:mt-2 ${hasImages ? 'sm:max-lg:col-span-full' : ''}`}>
          <ButtonLink to={path} variant="line" arrow>
            {interpolate(compare.more, { service: name })}
          </ButtonLink>
        </p>
      )}
    </li>
  );
}

/** On tablets, the duration ends at the foot of the image beside it. The other facts are below, with their texts in line with it. */
const BELOW_IMAGE =
  'sm:max-lg:col-span-full sm:max-lg:row-[2/7] sm:max-lg:grid sm:max-lg:grid-cols-subgrid sm:max-lg:grid-rows-subgrid sm:max-lg:*:first:col-2 sm:max-lg:*:first:self-end sm:max-lg:*:not-first:col-span-full sm:max-lg:*:not-first:grid-cols-subgrid sm:max-lg:*:not-first:gap-x-(--gap)';

/** On phones and tablets the label is beside the text, on desktops above it. */
const FACT =
  'border-t border-line pt-2 pb-2.5 min-[20rem]:max-lg:grid min-[20rem]:max-lg:grid-cols-[7rem_1fr] min-[20rem]:max-lg:items-baseline min-[20rem]:max-lg:gap-x-5 sm:pt-3 sm:pb-3.5 lg:pb-4';
