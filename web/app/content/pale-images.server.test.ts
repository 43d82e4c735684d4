import { expect, it } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';
import { setPlaceholderFinder } from './placeholders.server.ts';

it('an image that is pale is dimmed in the dark theme, another is not', async () => {
  setPlaceholderFinder(async (src) => ({ url: 'data:,', isPale: src === 'uploads/paper.webp' }));
  const { html } = await renderMarkdown('![Paper](/uploads/paper.webp)\n\n![Night](/uploads/night.webp)');
  expect(html).toMatch(/<img[^>]*paper\.webp[^>]*class="filter-\(--pale-image\)"/);
  expect(html).not.toMatch(/<img[^>]*night\.webp[^>]*class=/);
});
