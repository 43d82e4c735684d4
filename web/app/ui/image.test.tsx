import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { Image } from './image.tsx';

const image = { src: 'uploads/cover.png', alt: 'A screen', width: 1600, height: 1200 };

it('offers densities 1 and 2 and keeps its place', () => {
  const html = render(<Image image={image} width={400} />);
  expect(html).toContain('srcSet="/_ipx/f_webp,w_400/uploads/cover.png 1x, /_ipx/f_webp,w_800/uploads/cover.png 2x"');
  expect(html).toContain('width="400" height="300"');
});

it('offers smaller files where its width follows the window', () => {
  const html = render(<Image image={image} width={800} sizes="50vw" />);
  expect(html).toContain('sizes="50vw"');
  for (const width of [400, 600, 800, 1200, 1600]) expect(html).toContain(`w_${width}/uploads/cover.png ${width}w`);
});

it('never asks for more pixels than the image has, nor for the same file twice', () => {
  const html = render(<Image image={image} width={1600} sizes="100vw" />);
  expect(html.match(/1600w/g)).toHaveLength(1);
  expect(html).not.toContain('w_2400');
});

it('has another address when its file was replaced', () => {
  const html = render(<Image image={{ ...image, version: 't5xk2a' }} width={400} />);
  expect(html).toContain('src="/_ipx/f_webp,w_400/uploads/cover.png?v=t5xk2a"');
});

it('leaves a vector drawing as it is', () => {
  const html = render(<Image image={{ ...image, src: 'uploads/logo.svg' }} width={120} />);
  expect(html).toContain('src="/_ipx/_/uploads/logo.svg"');
  expect(html).not.toContain('srcSet');
});

it('shows its placeholder in its ground until it has come, whatever styles say about its ground', () => {
  const html = render(<Image image={{ ...image, placeholder: 'data:image/webp;base64,UklG' }} width={400} />);
  expect(html).toContain('style="background:url(data:image/webp;base64,UklG) 0 0/100% 100%"');
  expect(render(<Image image={image} width={400} />)).not.toContain('style');
});
