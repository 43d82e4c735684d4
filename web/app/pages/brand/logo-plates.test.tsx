import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { LogoPlates } from './logo-plates.tsx';

const logo = (fileName: string, isOnDark: boolean) => ({
  image: { src: `uploads/${fileName}`, fileName, alt: '', width: 300, height: 80 },
  caption: '',
  isOnDark,
});

it('shows a logo on the background that the editor chose, regardless of its file name', () => {
  const html = render(
    <LogoPlates
      studio="Acme"
      logos={[logo('whitehall.svg', false), logo('acme-light.svg', true)]}
      firstIsEager={false}
    />,
  );
  const dark = parse(html)
    .querySelectorAll('img')
    .map((image) => image.closest('.on-dark') !== null);
  expect(dark).toEqual([false, true]);
});
