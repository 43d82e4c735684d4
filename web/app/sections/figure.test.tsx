import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { CaptionedImage } from './figure.tsx';

it('an image leads to its file in full size, and the link says so', () => {
  const image = {
    src: 'uploads/hall.png',
    version: 'a1',
    alt: 'The hall',
    width: 1600,
    height: 900,
  };
  const html = render(<CaptionedImage figure={{ image, caption: '' }} width={704} />);
  expect(html).toMatch(
    /<a href="\/_ipx\/_\/uploads\/hall.png\?v=a1"[^>]*><span[^>]*>Full size:<\/span><img [^>]*alt="The hall"/,
  );
});
