import type { BlockOf } from '#app/content/blocks.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Link } from '#app/ui/link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { DurationBar } from './duration-bar.tsx';

/** On phones below the others, with its column's heading beside it. */
const CELL =
  'py-4 pr-5 align-top max-md:grid max-md:grid-cols-[8rem_1fr] max-md:gap-x-4 max-md:py-1 max-md:pr-0 max-md:text-sm max-md:leading-[1.45] max-md:before:row-[1/3] max-md:before:text-ink-2 max-md:before:content-[attr(data-label)] max-[15rem]:grid-cols-1 max-[15rem]:before:row-auto';

export function CompareSection({ id, heading, text, services }: BlockOf<'compare'> & { id: string }) {
  const { compare } = useMessages();
  const rows = [
    { label: compare.goodWhen, cell: 'goodWhen' },
    { label: compare.whoSteers, cell: 'whoSteers' },
    { label: compare.runsFor, cell: 'runsFor' },
    { label: compare.pricedBy, cell: 'pricedBy' },
    { label: compare.youEndWith, cell: 'youEndWith' },
  ] as const;
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <table className="w-full border-collapse max-md:block md:table-fixed">
        <thead className="max-md:block">
          <tr className="max-md:block">
            <th scope="col" className="w-[16%] max-md:hidden">
              <span className="sr-only">{compare.question}</span>
            </th>
            {services.map(({ name, path }) => (
              <th
                key={name}
                scope="col"
                className="border-line pt-5 pr-5 pb-6 text-left align-bottom font-normal max-md:block max-md:border-t max-md:py-2.5 max-md:pr-0"
              >
                {path ? (
                  <Link to={path} className="font-display text-h3 leading-[1.15] font-medium">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ label, cell }) => (
            <tr key={cell} className="border-t border-line max-md:block max-md:py-4 md:last:border-b">
              <th
                scope="row"
                className="pt-[1.125rem] pr-5 pb-4 text-left align-top text-sm leading-[1.6] font-normal text-ink-2 max-md:block max-md:p-0 max-md:pb-2 max-md:text-body max-md:font-semibold max-md:text-ink"
              >
                {label}{' '}
                {cell === 'runsFor' && (
                  <small className="block text-xs leading-[1.6] max-md:ml-1 max-md:inline max-md:font-normal max-md:text-ink-2">
                    {compare.scale}
                  </small>
                )}
              </th>
              {services.map((service) => (
                <td key={service.name} data-label={service.name} className={CELL}>
                  {cell === 'runsFor' && <DurationBar from={service.weeksMin} to={service.weeksMax} />}
                  {service[cell]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
