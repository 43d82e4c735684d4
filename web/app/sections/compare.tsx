import type { BlockOf } from '../content/blocks.server.ts';
import { useMessages } from '../locale/messages';
import { Link } from '../ui/link';
import { SectionHead } from '../ui/section-head';

const YEAR_WEEKS = 52;

/** The ways of working side by side; each column is the page of one service. */
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
            <td />
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
              <th scope="row">{label}</th>
              {columns.map(({ title, slug, engagement }) => (
                <td key={slug} data-label={title}>
                  {cell === 'runsFor' && <Span from={engagement.weeksMin} to={engagement.weeksMax} />}
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

/** A year as a ruler: the shortest run filled, the rest up to the longest paler, an open end as an arrow. */
function Span({ from, to }: { from: number; to: number | null }) {
  const x = (weeks: number) => (Math.min(weeks, YEAR_WEEKS) / YEAR_WEEKS) * 240;
  return (
    <svg viewBox="0 0 240 18" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 17.5h240M.5 12v6M60 14v4M120 14v4M180 14v4M239.5 12v6" stroke="var(--line-strong)" />
      <path d={`M0 2h${x(from)}v9H0z`} fill="var(--accent)" />
      {to === null ? (
        <path d={`M${x(from)} 2H228l12 4.5-12 4.5H${x(from)}z`} fill="var(--accent)" opacity=".35" />
      ) : (
        <path d={`M${x(from)} 2H${x(to)}v9H${x(from)}z`} fill="var(--accent)" opacity=".35" />
      )}
    </svg>
  );
}
