import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { SectionHead } from './section-head.tsx';

it('the text comes before the links', () => {
  const html = render(
    <SectionHead heading="Work" text="Counted on site.">
      <a href="/projects">All</a>
    </SectionHead>,
  );
  expect(html).toMatch(/Work.*Counted on site\..*All/);
});
