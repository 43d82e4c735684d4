import type { ReactNode } from 'react';

type Props = {
  /** Facts without a value are left out. */
  facts: [term: string, value: ReactNode][];
  layout?: keyof typeof LISTS;
  className?: string;
};

/** Renders nothing if no fact has a value. */
export function FactList({ facts, layout = 'list', className = '' }: Props) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={`fact-list border-t-2 border-ink ${layout === 'row' ? SIDE_BY_SIDE : ''} ${className}`}>
      {known.map(([term, value]) => (
        <div key={term} className={`border-b border-line text-sm leading-[1.45] ${LISTS[layout]}`}>
          <dt className="text-ink-2">{term}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const ROW =
  'grid items-baseline grid-cols-[clamp(6rem,40%,8.5rem)_minmax(0,1fr)] gap-x-4 gap-y-1 py-[0.6875rem] max-[15rem]:block';
/** On tablets, where a list would leave most of its width empty. Columns are as wide as their texts need. */
const SIDE_BY_SIDE = 'md:max-lg:grid md:max-lg:auto-cols-auto md:max-lg:grid-flow-col md:max-lg:gap-x-8';
const LISTS = {
  list: ROW,
  row: `${ROW} md:max-lg:block md:max-lg:border-b-0 md:max-lg:pt-4 md:max-lg:pb-0`,
  answers: `${ROW} sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]`,
};
