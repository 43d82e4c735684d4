import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { Image } from './image.tsx';

const image = { src: 'uploads/cover.png', alt: 'A screen', width: 1600, height: 1200 };

it('offers densities 1 and 2, and reserves its space', () => {
  const html = render(<Image image={image} width={400} />);
  expect(html).toContain('srcSet="/_ipx/f_webp,w_400/uploads/cover.png 1x, /_ipx/f_webp,w_800/uploads/cover.png 2x"');
  expect(html).toContain('width="400" height="300"');
});

it('offers smaller files when its width depends on the window', () => {
  const html = render(<Image image={image} width={800} sizes="50vw" />);
  expect(html).toContain('sizes="50vw"');
  for (const width of [400, 600, 800, 1000, 1200, 1600])
    expect(html).toContain(`w_${width}/uploads/cover.png ${width}w`);
});

it('never requests more pixels than the image has, nor the same file twice', () => {
  const html = render(<Image image={image} width={1600} sizes="100vw" />);
  expect(html.match(/1600w/g)).toHaveLength(1);
  expect(html).not.toContain('w_2400');
});

it('has another URL after its file was replaced', () => {
  const html = render(<Image image={{ ...image, version: 't5xk2a' }} width={400} />);
  expect(html).toContain('src="/_ipx/f_webp,w_400/uploads/cover.png?v=t5xk2a"');
});

it('does not convert an SVG', () => {
  const html = render(<Image image={{ ...image, src: 'uploads/logo.svg' }} width={120} />);
  expect(html).toContain('src="/_ipx/_/uploads/logo.svg"');
  expect(html).not.toContain('srcSet');
});

it('shows its placeholder as an inline background until it has loaded', () => {
  const html = render(<Image image={{ ...image, placeholder: 'data:image/webp;base64,UklG' }} width={400} />);
  expect(html).toContain('style="background:url(data:image/webp;base64,UklG) 0 0/100% 100%"');
  expect(render(<Image image={image} width={400} />)).not.toContain('style');
});

it('has another crop for narrow windows', () => {
  const crop = { src: 'uploads/crop.png', alt: '', width: 900, height: 1125 };
  const html = render(<Image image={image} width={800} crops={[{ image: crop, below: 'md', sizes: '92vw' }]} />);
  expect(html).toMatch(
    /<picture[^>]*><source media="\(width &lt; 48rem\)"[^>]*crop\.png 640w[^>]*crop\.png 800w[^>]*><img /,
  );
  expect(html).toContain('width="900" height="1125"');
});

it('may have several crops, of which a window shows the narrowest that fits', () => {
  const crop = (src: string) => ({ src, alt: '', width: 1408, height: 1056 });
  const html = render(
    <Image
      image={image}
      width={1344}
      crops={[
        { image: crop('uploads/phone.png'), below: 'md', sizes: '92vw' },
        { image: null, below: 'sm', sizes: '92vw' },
        { image: crop('uploads/tablet.png'), below: 'xl', sizes: '92vw' },
      ]}
    />,
  );
  expect(html.match(/<source media="[^"]+"|\/(?:phone|tablet|cover)\.png 1408w/g)).toEqual([
    '<source media="(width &lt; 48rem)"',
    '<source media="(width &lt; 79rem)"',
    '/tablet.png 1408w',
  ]);
  expect(html.match(/<img /g)).toHaveLength(1);
});

it('keeps the focal point in view when it is cropped', () => {
  expect(render(<Image image={{ ...image, focalPoint: '30% 70%' }} width={400} />)).toContain(
    'object-position:30% 70%',
  );
  expect(render(<Image image={image} width={400} />)).not.toContain('style=');
});

it('applies the focal point of each crop only to that crop', () => {
  const crop = { src: 'uploads/crop.png', alt: '', width: 900, height: 1125 };
  const markup = (wide: object, narrow: object) =>
    render(
      <Image
        image={{ ...image, ...wide }}
        width={800}
        crops={[{ image: { ...crop, ...narrow }, below: 'md', sizes: '92vw' }]}
      />,
    );
  const both = markup({ focalPoint: '30% 70%' }, { focalPoint: '10% 20%' });
  expect(both).toContain('style="--focal:30% 70%;--focal-md:10% 20%"');
  expect(both).toContain('class="md:object-(--focal) max-md:object-(--focal-md)"');
  const wide = markup({ focalPoint: '30% 70%' }, {});
  expect(wide).toContain('class="md:object-(--focal)"');
  expect(wide).not.toContain('object-position');
  expect(markup({}, {})).not.toMatch(/style=|object-/);
});
