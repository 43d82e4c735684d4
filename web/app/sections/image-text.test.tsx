import { expect, it } from 'vitest';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { render } from '#test/render.tsx';
import { ImageTextSection } from './image-text.tsx';

const image = { src: 'uploads/hall.png', alt: 'The hall', width: 1600, height: 900 };
const html = async (side: 'left' | 'right') =>
  render(
    <ImageTextSection
      id="where"
      __component="sections.image-text"
      heading="Where we work"
      body={await renderMarkdown('In a **hall**.')}
      figure={{ image, narrow: null, tablet: null, caption: 'Since 2016' }}
      side={side}
      link={null}
    />,
  );

it.each(['left', 'right'] as const)('shows image, caption and text with the image on the %s', async (side) => {
  const section = await html(side);
  expect(section).toContain('alt="The hall"');
  expect(section).toContain('Since 2016');
  expect(section).toContain('<strong>hall</strong>');
});
