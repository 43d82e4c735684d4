import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { defaultSite } from '#app/content/site.server.ts';
import { RootDataContext } from '#app/root-data/root-data.ts';
import { render } from '#test/render.tsx';
import { WordMark } from './logo.tsx';

const image = (src: string) => ({ src, alt: 'Dock & Sons', width: 300, height: 100, placeholder: 'data:,' });
const wordMark = (site: Partial<ReturnType<typeof defaultSite>>) =>
  render(
    <RootDataContext
      value={{
        origin: '',
        site: { ...defaultSite(), name: 'Dock & Sons', ...site },
        footer: { badges: [], partnerBadges: [], projects: [], articles: [], legalLinks: [] },
        navigation: [],
        footerColumns: [],
        unpublishedPages: [],
        copyrightYears: '',
        replyPromise: '',
        notTranslated: '',
        brand: { name: 'plain', backgrounds: { light: '', dark: '' }, fonts: [] },
        preview: null,
      }}
    >
      <WordMark />
    </RootDataContext>,
  );

it('is the image for the current theme; the other one is not loaded', () => {
  const html = wordMark({ logo: image('uploads/a.svg'), logoOnDark: image('uploads/b.svg') });
  expect(html.match(/<img /g)).toHaveLength(2);
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  expect(html).toMatch(/src="\/_ipx\/_\/uploads\/a\.svg"[^>]*class="logo__on-light"/);
  expect(html).toMatch(/src="\/_ipx\/_\/uploads\/b\.svg"[^>]*class="logo__on-dark"/);
  expect(html).not.toContain('data:,');
});

const namesIn = (html: string) =>
  parse(html)
    .querySelectorAll('.logo__name')
    .map((name) => [name.text, name.getAttribute('class')]);

it('is the name if there is no image for the theme', () => {
  expect(namesIn(wordMark({}))).toEqual([['Dock & Sons', 'logo__name']]);
  expect(namesIn(wordMark({ logo: image('uploads/a.svg') }))).toEqual([['Dock & Sons', 'logo__name logo__on-dark']]);
});

it('is a small name on phones if the name has more than two lines there', () => {
  const name = 'Müller, Schmidt & Partner Buchhaltung';
  expect(namesIn(wordMark({ name }))).toEqual([[name, 'logo__name max-md:text-base']]);
});
