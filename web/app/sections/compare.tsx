import type { BlockOf } from '#app/content/blocks.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Link } from '#app/ui/link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { SquareImage } from '#app/ui/square-image.tsx';
import { DurationBar } from './duration-bar.tsx';

type Props = BlockOf<'compare'> & { id: string };
type Service = Props['services'][number];

/** Services side by side, their facts in line; on tablets one below the other with facts in pairs. */
export function CompareSection({ id, heading, text, services }: Props) {
  const hasImages = services.some(({ image }) => image);
  const columns = services.length === 2 || services.length === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3';
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <ul className={`grid gap-x-[var(--gap)] gap-y-14 ${columns}`}>
        {services.map((service) => (
          <Column key={service.name} service={service} hasImages={hasImages} />
        ))}
      </ul>
    </section>
  );
}

function Column({ service, hasImages }: { service: Service; hasImages: boolean }) {
  const { compare } = useMessages();
  const { name, path, image, runsFor, weeksMin, weeksMax } = service;
  const facts = [
    { label: compare.goodWhen, text: service.goodWhen },
    { label: compare.whoSteers, text: service.whoSteers },
    { label: compare.pricedBy, text: service.pricedBy },
    { label: compare.youEndWith, text: service.youEndWith },
  ];
  return (
    <li
      className={`grid content-start gap-x-[var(--gap)] lg:grid-rows-subgrid lg:gap-y-0 ${hasImages ? 'sm:max-lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] sm:max-lg:grid-rows-[auto_1fr_auto_auto] lg:row-span-7' : 'border-t-2 border-ink pt-5 lg:row-span-6'}`}
    >
      {hasImages && (
        <div className="sm:max-lg:col-start-1 sm:max-lg:row-[1/3]">
          {image && <SquareImage image={image} className="max-sm:aspect-[6/5]" />}
        </div>
      )}
      <h3 className={`text-h3 ${hasImages ? 'sm:max-lg:col-start-2 sm:max-lg:row-start-1' : ''}`}>
        {path ? <Link to={path}>{name}</Link> : name}
      </h3>
      <dl
        className={`lg:row-span-5 lg:grid lg:grid-rows-subgrid ${hasImages ? 'sm:max-lg:col-span-full sm:max-lg:row-start-2 sm:max-lg:grid sm:max-lg:grid-cols-subgrid sm:max-lg:row-end-5 sm:max-lg:grid-rows-subgrid' : ''}`}
      >
        <div
          className={`@container mt-2 mb-4 sm:mt-3 sm:mb-6 ${hasImages ? 'sm:max-lg:col-start-2 sm:max-lg:self-end' : ''}`}
        >
          <dt className="sr-only">{compare.runsFor}</dt>
          <dd>
            <span className="mb-5 block font-display text-[clamp(2.25rem,15.5cqi,4.75rem)] leading-none font-medium tracking-[-0.035em] text-balance">
              {runsFor}
            </span>{' '}
            <DurationBar from={weeksMin} to={weeksMax} />{' '}
            <small className="block text-right text-xs text-ink-2">{compare.scale}</small>
          </dd>
        </div>
        {facts.map(({ label, text }) => (
          <div
            key={label}
            className="max-sm:col-span-full border-t border-line pt-2 pb-2.5 last:pb-0 min-[20rem]:max-sm:grid min-[20rem]:max-sm:grid-cols-[6.5rem_1fr] min-[20rem]:max-sm:items-baseline min-[20rem]:max-sm:gap-x-3 sm:pt-3 sm:pb-4"
          >
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
