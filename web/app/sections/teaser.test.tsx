import { expect, it } from 'vitest';
import type { ByteSummary } from '#app/content/technical-bytes.server.ts';
import { render } from '#test/render.tsx';
import { TeaserSection } from './teaser.tsx';

const byte: ByteSummary = {
  title: 'Why?',
  slug: 'why',
  shortAnswer: 'Because of it.',
  likes: 3,
  publishedOn: '2026-11-20',
  topics: [],
  locale: null,
};
const teaser = (bytes: ByteSummary[]) =>
  render(
    <TeaserSection
      __component="sections.teaser"
      id="reading"
      heading="Latest"
      text=""
      article={null}
      bytes={bytes}
      bytes_heading="Most liked"
    />,
  );

it('shows the questions below their heading, and no heading without questions', () => {
  expect(teaser([byte])).toMatch(/Most liked.*href="\/technical-bytes\/why"/s);
  expect(teaser([])).not.toContain('Most liked');
});
