import type { ReactNode } from 'react';

type Props = {
  /** Those without a value are left out. */
  facts: [term: string, value: ReactNode][];
  layout?: 'list' | 'strip' | 'answers';
  className?: string;
};

export function FactList({ facts, layout = 'list', className = '' }: Props) {
  const known = facts.filter(([, value]) => value);
  const { list, row } = layout === 'strip' ? stripOf(known.length) : LISTS[layout];
  return (
    <dl className={`fact-list border-t-2 border-ink ${list} ${className}`} style={{ '--n': known.length }}>
      {known.map(([term, value]) => (
        <div key={term} className={`border-b border-line text-sm leading-[1.45] ${row}`}>
          <dt className="text-ink-2">{term}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const ROW = 'grid grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)] gap-x-4 gap-y-1 py-[0.6875rem] max-[15rem]:block';
const LISTS = {
  list: { list: '', row: `${ROW} md:max-lg:grid-cols-[minmax(0,6rem)_minmax(0,1fr)] md:max-lg:gap-x-3` },
  answers: { list: '', row: `${ROW} sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]` },
};

/** The last one fills its row. */
function stripOf(count: number) {
  const onPhones = count % 2 ? 'max-md:last:col-span-full' : '';
  const onTablets = ['', 'md:max-lg:last:col-span-full', 'md:max-lg:last:col-span-2'][count % 3];
  return {
    list: 'grid grid-cols-2 gap-x-[var(--gap)] md:grid-cols-3 lg:grid-cols-[repeat(var(--n),1fr)] lg:border-b lg:border-b-line',
    row: `py-3.5 lg:border-b-0 lg:pr-2 ${onPhones} ${onTablets}`,
  };
}
