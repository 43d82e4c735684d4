import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import { PageTop } from './page-top.tsx';

const LONG = 'A heading of ninety characters that an editor wrote before anybody told them about the limit';
const image = { src: 'uploads/phone.png', alt: 'A phone', width: 900, height: 1200 };
const crumbs = [{ label: 'Company' }];

it('is one heading and its breadcrumbs when the editor gave no more', () => {
  const html = render(<PageTop hero={{ heading: LONG, lead: '' }} crumbs={crumbs} />);
  expect(html).toContain(`<h1>${LONG}</h1>`);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('class="lead"');
});

it('shows flags of the heading on a page without an image', () => {
  const html = render(<PageTop hero={{ heading: LONG, lead: '' }} crumbs={crumbs} layout="freight" />);
  expect(html).toContain('/flags/');
  expect(html).toContain('class="edge"');
});

it('prefers facts to flags, and an image to both', () => {
  const facts = <dl>Facts</dl>;
  const hero = { heading: 'Short', lead: '' };
  expect(render(<PageTop hero={hero} crumbs={crumbs} layout="freight" aside={facts} />)).not.toContain('/flags/');
  const html = render(<PageTop hero={{ ...hero, image: image }} crumbs={crumbs} layout="freight" aside={facts} />);
  expect(html).toContain('uploads/phone.png');
  expect(html).not.toContain('Facts');
});

it('loads its first image at once and the second one when it is near', () => {
  const second = { ...image, src: 'uploads/second.png' };
  const html = render(
    <PageTop hero={{ heading: 'Short', lead: '', image: image, secondImage: second }} crumbs={crumbs} />,
  );
  expect(html).toMatch(/<img[^>]*phone\.png[^>]*fetchPriority="high"/);
  expect(html).not.toMatch(/<img[^>]*phone\.png[^>]*loading/);
  expect(html).toMatch(/<img[^>]*second\.png[^>]*loading="lazy"/);
});
