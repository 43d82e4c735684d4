import type { BlockOf } from '#app/content/blocks.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Link } from '#app/ui/link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { RunLength } from './run-length.tsx';

export function CompareSection({ id, heading, text, pages }: BlockOf<'compare'> & { id: string }) {
  const { compare } = useMessages();
  const columns = pages.flatMap(({ title, slug, engagement }) => (engagement ? [{ title, slug, engagement }] : []));
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
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{compare.question}</span>
            </th>
            {columns.map(({ title, slug }) => (
              <th key={slug} scope="col">
                <Link to={`/${slug}`}>{title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={cell}>
              <th scope="row">
                {label} {cell === 'runsFor' && <small>{compare.scale}</small>}
              </th>
              {columns.map(({ title, slug, engagement }) => (
                <td key={slug} data-label={title}>
                  {cell === 'runsFor' && <RunLength from={engagement.weeksMin} to={engagement.weeksMax} />}
                  {engagement[cell]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
