import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { DirectWays } from './direct-ways.tsx';

it('shows the facts of the page header unchanged', () => {
  const facts = [
    { value: '1 h 20 min', label: 'median first reply' },
    { value: '24/7', label: 'for what we run' },
    { value: '50+', label: 'projects' },
  ];
  const site = { email: '', phone: '', address: { street: '', postalCode: '', city: '', country: '' } };
  const rows = render(<DirectWays site={site} facts={facts} />).match(/<d[td][^>]*>[^<]*/g);
  expect(rows?.map((row) => row.replace(/<[^>]*>/, ''))).toEqual(facts.flatMap(({ value, label }) => [label, value]));
});
