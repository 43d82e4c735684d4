import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { defaultSite } from '#app/content/site.server.ts';
import { RootDataContext } from '#app/root-data/root-data.ts';
import { render } from '#test/render.tsx';
import { Footer } from './footer.tsx';

const linksWith = (links: { label: string; to: string }[]) => {
  const html = render(
    <RootDataContext
      value={{
        origin: '',
        site: defaultSite(),
        footer: { badges: [], partnerBadges: [], projects: [], articles: [], legalLinks: [] },
        navigation: [],
        footerColumns: [{ label: 'Company', sections: [{ heading: '', links }] }],
        unpublishedPages: [],
        copyrightYears: '',
        replyPromise: '',
        notTranslated: '',
        brand: { name: 'plain', backgrounds: { light: '', dark: '' }, fonts: [] },
        preview: null,
      }}
    >
      <Footer />
    </RootDataContext>,
  );
  return parse(html)
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href'));
};

it('links to the impressum once, whether a column contains it or not', () => {
  for (const links of [[], [{ label: 'Impressum', to: '/impressum' }]])
    expect(linksWith(links).filter((href) => href === '/impressum')).toHaveLength(1);
});
