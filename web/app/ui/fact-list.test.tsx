import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { FactList } from './fact-list.tsx';

it('has a row for each fact that has a value, and no list without any', () => {
  expect(
    render(
      <FactList
        facts={[
          ['Topics', 'HL7'],
          ['Technologies', ''],
        ]}
      />,
    ).match(/<dt/g),
  ).toHaveLength(1);
  expect(render(<FactList facts={[['Topics', false]]} />)).toBe('');
});
