import { expect, it } from 'vitest';
import { image } from '#app/content/media.server.ts';
import { render } from '#test/render.tsx';
import { PageHeader } from './page-header.tsx';

it('uses the focal points that editors set for the image and for the phone image', async () => {
  const file = { name: 'Hall', size: 12.5, mime: 'image/webp', width: 1500, height: 1000 };
  const [place, phoneImage] = await Promise.all([
    image.parseAsync({ ...file, url: '/uploads/hall.webp', focalPoint: { x: 20, y: 40 } }),
    image.parseAsync({ ...file, url: '/uploads/phone.webp', focalPoint: { x: 60, y: 10 } }),
  ]);
  const hero = { heading: 'Halls', lead: '' };
  const withPhone = render(<PageHeader crumbs={[]} hero={{ ...hero, image: place, phoneImage }} />);
  expect(withPhone).toContain('--focal:20% 40%;--focal-md:60% 10%');
  expect(render(<PageHeader crumbs={[]} hero={{ ...hero, image: place }} />)).toContain('object-position:20% 40%');
});

it('a heading beside an image is larger than other headings', async () => {
  const place = await image.parseAsync({
    name: 'Hall',
    url: '/uploads/hall.webp',
    width: 1500,
    height: 1000,
    size: 1,
    mime: 'image/webp',
  });
  const hero = { heading: 'A team that stays', lead: '' };
  expect(render(<PageHeader crumbs={[]} hero={{ ...hero, image: place }} />)).toContain('<h1 class="text-title ');
  expect(render(<PageHeader crumbs={[]} hero={hero} />)).not.toContain('text-title');
});
