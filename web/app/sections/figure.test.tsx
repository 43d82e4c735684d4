import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { CaptionedImage, FigureSection } from './figure.tsx';

it('an image links to its full-size file, with a link text for screen readers', () => {
  const image = {
    src: 'uploads/hall.png',
    version: 'a1',
    alt: 'The hall',
    width: 1600,
    height: 900,
  };
  const html = render(<CaptionedImage figure={{ image, narrow: null, caption: '' }} width={704} />);
  expect(html).toMatch(
    /<a href="\/_ipx\/_\/uploads\/hall.png\?v=a1"[^>]*><span[^>]*>Full size:<\/span><img [^>]*alt="The hall"/,
  );
});

it('an SVG is sharp at any size, so it has no link to a larger file', () => {
  const image = { src: 'uploads/plan.svg', alt: 'The plan', width: 1320, height: 472 };
  const html = render(<CaptionedImage figure={{ image, narrow: null, caption: 'By day' }} width={664} />);
  expect(html).toContain('alt="The plan"');
  expect(html).not.toContain('<a ');
});

it('a full-width image has another crop on phones', () => {
  const image = { src: 'uploads/hall.png', alt: 'The hall', width: 1500, height: 1000 };
  const narrow = { src: 'uploads/hall-phone.png', alt: '', width: 900, height: 1125 };
  const block = {
    __component: 'sections.figure',
    heading: '',
    figure: { image, narrow, caption: 'At night' },
  } as const;
  const html = render(<FigureSection id="where" {...block} layout="full" />);
  expect(html).toMatch(/<source media="\(width &lt; 48rem\)"[^>]*hall-phone\.png/);
  expect(html).toContain('At night');
  expect(html).not.toContain('<a ');
});
