import { expect, it } from 'vitest';
import type { Testimonial } from '#app/content/testimonials.server.ts';
import { render } from '#test/render.tsx';
import { Quote, TestimonialsSection } from './testimonials.tsx';

const testimonial = (author: string, platform = ''): Testimonial => ({
  author,
  role: 'Head of operations',
  company: 'Brackwater',
  quote: `${author} said so.`,
  platform,
  isSample: false,
});
const section = (authors: string[], reviews: Parameters<typeof TestimonialsSection>[0]['reviews'] = []) => (
  <TestimonialsSection
    __component="sections.testimonials"
    id="section-1"
    heading="What clients say"
    testimonials={authors.map((author) => testimonial(author))}
    reviews={reviews}
  />
);

it('stands with a single testimonial and no reviews, without an empty row', () => {
  const html = render(section(['Ada']));
  expect(html.match(/<blockquote/g)).toHaveLength(1);
  expect(html).not.toContain('<ul');
});

it('shows one large and at most three in the row below', () => {
  const html = render(section(['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn']));
  expect(html.match(/<blockquote/g)).toHaveLength(4);
  expect(html).not.toContain('Eva');
});

it('stands with review platforms alone', () => {
  const platform = { name: 'Ratewell', url: 'https://ratewell.example', count: 26, rating: null, note: '' };
  expect(render(section([], [platform]))).toContain('Reviews on Ratewell');
});

it('says where somebody has written a review', () => {
  const at = (platform: string) => render(<Quote testimonial={testimonial('Ada', platform)} />);
  expect(at('Ratewell')).toContain('Brackwater. Review on Ratewell<');
  expect(at('')).toContain('Brackwater<');
});
