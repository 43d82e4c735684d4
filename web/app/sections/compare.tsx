import type { BlockOf } from '#app/content/blocks.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Link } from '#app/ui/link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { DurationBar } from './duration-bar.tsx';

type Props = BlockOf<'compare'> & { id: string };
type Service = Props['services'][number];

/** A table, and on phones one service below the other. */
export function CompareSection({ id, heading, text, services }: Props) {
  const { compare } = useMessages();
  const rows = [
    { label: compare.goodWhen, cell: 'goodWhen' },
    { label: compare.whoSteers, cell: 'whoSteers' },
    { label: compare.runsFor, cell: 'runsFor' },
    { label: compare.pricedBy, cell: 'pricedBy' },
    { label: compare.youEndWith, cell: 'youEndWith' },
  ] as const;
  const cellOf = (service: Service, cell: (typeof rows)[number]['cell']) => (
    <>
      {cell === 'runsFor' && <DurationBar from={service.weeksMin} to={service.weeksMax} />}
      {service[cell]}
    </>
  );
  const scale = <small className="block text-xs leading-[1.6] text-ink-2">{compare.scale}</small>;
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <table className="w-full table-fixed border-collapse max-md:hidden">
        <thead>
          <tr>
            <th scope="col" className="w-[16%]">
              <span className="sr-only">{compare.question}</span>
            </th>
            {services.map((service) => (
              <th key={service.name} scope="col" className="pt-5 pr-5 pb-6 text-left align-bottom font-normal">
                <Name service={service} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={cell} className="border-t border-line last:border-b">
              <th
                scope="row"
                className="pt-[1.125rem] pr-5 pb-4 text-left align-top text-sm leading-[1.6] font-normal text-ink-2"
              >
                {label} {cell === 'runsFor' && scale}
              </th>
              {services.map((service) => (
                <td key={service.name} className="py-4 pr-5 align-top">
                  {cellOf(service, cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="grid gap-10 md:hidden">
        {services.map((service) => (
          <li key={service.name}>
            <h3>
              <Name service={service} />
            </h3>
            <dl className="mt-4 border-b border-line">
              {rows.map(({ label, cell }) => (
                <div
                  key={cell}
                  className="grid grid-cols-[7.5rem_1fr] gap-x-4 border-t border-line py-3 text-sm leading-[1.45] max-[15rem]:grid-cols-1"
                >
                  <dt className="text-ink-2">
                    {label} {cell === 'runsFor' && scale}
                  </dt>
                  <dd>{cellOf(service, cell)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Name = ({ service: { name, path } }: { service: Service }) =>
  path ? (
    <Link to={path} className="font-display text-h3 leading-[1.15] font-medium">
      {name}
    </Link>
  ) : (
    name
  );
