import { expect, it } from 'vitest';
import type { Testimonial } from '#app/content/testimonials.server.ts';
import { render } from '#test/render.tsx';
import { Quote, TestimonialsSection } from './testimonials.tsx';

const testimonial = (author: string, platform = '', reviewUrl = ''): Testimonial => ({
  documentId: author,
  author,
  role: 'Head of operations',
  company: 'Brackwater',
  quote: `${author} said so.`,
  image: null,
  projectId: null,
  platform,
  reviewUrl,
  isSample: false,
});
const image = { src: 'hall.webp', alt: 'A frozen hall', width: 900, height: 1125 };
const project = {
  documentId: 'frozen-hall',
  testimonial: 'Ada',
  image,
  title: 'A frozen hall',
  path: '/projects/logistics/frozen-hall',
  result: { value: '28', unit: '%', label: 'less walking', bars: null, link: null },
};
type Props = Parameters<typeof TestimonialsSection>[0];
const section = (authors: string[], reviews: Props['reviews'] = [], about: typeof project | null = null) => (
  <TestimonialsSection
    __component="sections.testimonials"
    id="section-1"
    heading="What clients say"
    testimonials={authors.map((author) => ({ ...testimonial(author), project: about }))}
    reviews={reviews}
    layout="band"
  />
);

const platform = { name: 'Ratewell', url: 'https://ratewell.example', count: 26, rating: null, note: '' };

it('renders no empty list for a single testimonial without reviews', () => {
  const html = render(section(['Ada']));
  expect(html.match(/<blockquote/g)).toHaveLength(1);
  expect(html).not.toContain('<ul');
});

it('shows one large testimonial and at most three in the row below', () => {
  const html = render(section(['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn']));
  expect(html.match(/<blockquote/g)).toHaveLength(4);
  expect(html).not.toContain('Eva');
});

it('shows the review platforms after all quotes', () => {
  const html = render(section(['Ada', 'Ben', 'Cleo'], [platform]));
  expect(html.indexOf('https://ratewell.example')).toBeGreaterThan(html.lastIndexOf('<blockquote'));
});

it('shows the result of the project, or the reviews and a link to the project', () => {
  const alone = render(section(['Ada'], [], project));
  expect(alone).toContain('less walking');
  expect(alone.match(/href="\/projects\/logistics\/frozen-hall"/g)).toHaveLength(1);
  const reviewed = render(section(['Ada'], [platform], project));
  expect(reviewed).not.toContain('less walking');
  expect(reviewed).toMatch(/href="\/projects\/logistics\/frozen-hall"[^>]*>Brackwater/);
});

it('is a coloured band, or has an image on the background of the page', () => {
  const band = render(section(['Ada'], [], project));
  expect(band).toContain('bg-accent-soft');
  expect(band).not.toContain('<img');
  const withImage = render(
    <TestimonialsSection
      __component="sections.testimonials"
      id="section-1"
      heading="What clients say"
      testimonials={[{ ...testimonial('Ada'), project }]}
      reviews={[]}
      layout="image"
    />,
  );
  expect(withImage).not.toContain('bg-accent-soft');
  expect(withImage).toContain('alt="A frozen hall"');
  expect(withImage).toContain('less walking');
});

it('prefers its own image over that of the project', () => {
  const own = { src: 'barrier.webp', alt: 'The barrier', width: 900, height: 1125 };
  const quoted = { ...testimonial('Ada'), image: own, project };
  const html = render(
    <TestimonialsSection
      __component="sections.testimonials"
      id="section-1"
      heading="What clients say"
      testimonials={[quoted]}
      reviews={[]}
      layout="image"
    />,
  );
  expect(html).toContain('alt="The barrier"');
  expect(html).not.toContain('alt="A frozen hall"');
});

it('is shown with review platforms alone', () => {
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
