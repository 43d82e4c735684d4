import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { FeaturesSection } from './features.tsx';

const image = { src: 'uploads/gate.webp', alt: 'A slip', width: 800, height: 800 };
const item = {
  title: 'The gate',
  subtitle: '',
  text: 'Slots that carriers book themselves.',
  icon: null,
  image: null,
  link: null,
};
const section = (items: (typeof item | { image: typeof image })[]) =>
  render(
    <FeaturesSection
      id="way"
      heading="From the gate to the road"
      text=""
      layout="rows"
      items={items.map((own) => ({ ...item, ...own }))}
    />,
  );

it('shows all items as cards if one has an image', () => {
  const html = section([{ image }, item]);
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toContain('alt="A slip"');
  expect(html.match(/<li/g)).toHaveLength(2);
});

it('shows items without images as rows', () => {
  const html = section([item]);
  expect(html).not.toContain('<img');
  expect(html).toContain('The gate');
});
