import { describe, expect, it } from 'vitest';
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
  const html = render(<CaptionedImage figure={{ image, narrow: null, tablet: null, caption: '' }} width={704} />);
  expect(html).toMatch(
    /<a href="\/_ipx\/_\/uploads\/hall.png\?v=a1"[^>]*><span[^>]*>Full size:<\/span><img [^>]*alt="The hall"/,
  );
});

it('an SVG is sharp at any size, so it has no link to a larger file', () => {
  const image = { src: 'uploads/plan.svg', alt: 'The plan', width: 1320, height: 472 };
  const html = render(<CaptionedImage figure={{ image, narrow: null, tablet: null, caption: 'By day' }} width={664} />);
  expect(html).toContain('alt="The plan"');
  expect(html).not.toContain('<a ');
});

describe('crops', () => {
  const image = { src: 'uploads/hall.png', alt: 'The hall', width: 1600, height: 1000 };
  const narrow = { src: 'uploads/hall-phone.png', alt: '', width: 880, height: 1100 };
  const tablet = { src: 'uploads/hall-tablet.png', alt: '', width: 1408, height: 1056 };
  const sourcesOf = (crops: object, width = 1344) => {
    const figure = { image, narrow: null, tablet: null, caption: '', ...crops };
    const html = render(<CaptionedImage figure={figure} width={width} />);
    return [...html.matchAll(/<source media="\(width &lt; (\d+)rem\)"[^>]*?(hall-\w+)\.png/g)].map(
      ([, below, file]) => [below, file],
    );
  };

  it('phones and tablets have one each', () => {
    expect(sourcesOf({ narrow, tablet })).toEqual([
      ['48', 'hall-phone'],
      ['79', 'hall-tablet'],
    ]);
  });

  it('a single one is for both', () => {
    expect(sourcesOf({ narrow })).toEqual([['79', 'hall-phone']]);
    expect(sourcesOf({ tablet })).toEqual([['79', 'hall-tablet']]);
  });

  it('a column is too narrow for the one for tablets', () => {
    expect(sourcesOf({ narrow, tablet }, 704)).toEqual([['79', 'hall-phone']]);
  });
});

it('a full-width image has another crop on phones', () => {
  const image = { src: 'uploads/hall.png', alt: 'The hall', width: 1500, height: 1000 };
  const narrow = { src: 'uploads/hall-phone.png', alt: '', width: 900, height: 1125 };
  const block = {
    __component: 'sections.figure',
    heading: '',
    figure: { image, narrow, tablet: narrow, caption: 'At night' },
  } as const;
  const html = render(<FigureSection id="where" {...block} layout="full" />);
  expect(html).toMatch(/<source media="\(width &lt; 48rem\)"[^>]*hall-phone\.png/);
  expect(html).not.toContain('width &lt; 79rem');
  expect(html).toContain('At night');
  expect(html).not.toContain('<a ');
});
