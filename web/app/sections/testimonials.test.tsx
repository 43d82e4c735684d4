import { expect, it } from 'vitest';
import type { Testimonial } from '#app/content/testimonials.server.ts';
import { render } from '#test/render.tsx';
import { Quote, TestimonialsSection } from './testimonials.tsx';

const testimonial = (author: string, platform = '', reviewUrl = ''): Testimonial => ({
  author,
  role: 'Head of operations',
  company: 'Brackwater',
  quote: `${author} said so.`,
  platform,
  reviewUrl,
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

it('has no empty row with a single testimonial and no reviews', () => {
  const html = render(section(['Ada']));
  expect(html.match(/<blockquote/g)).toHaveLength(1);
  expect(html).not.toContain('<ul');
});

it('shows one large and at most three in the row below', () => {
  const html = render(section(['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn']));
  expect(html.match(/<blockquote/g)).toHaveLength(4);
  expect(html).not.toContain('Eva');
});

it('is shown with review platforms alone', () => {
  const platform = { name: 'Ratewell', url: 'https://ratewell.example', count: 26, rating: null, note: '' };
  expect(render(section([], [platform]))).toContain('Reviews on Ratewell');
});

it('names the platform of a review, and links to it', () => {
  const at = (...review: [platform?: string, url?: string]) =>
    render(<Quote testimonial={testimonial('Ada', ...review)} />).replaceAll('<!-- -->', '');
  expect(at('Ratewell')).toContain('Brackwater. Review on Ratewell<');
  expect(at('Ratewell', 'https://ratewell.example/ada')).toMatch(
    /Brackwater\. <a[^>]* href="https:\/\/ratewell\.example\/ada"[^>]*>Review on Ratewell/,
  );
  expect(at('', 'https://ratewell.example/ada')).not.toContain('href');
  expect(at()).toContain('Brackwater<');
});
