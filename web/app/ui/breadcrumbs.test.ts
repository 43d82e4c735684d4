import { expect, it } from 'vitest';
import { structuredData } from './breadcrumbs';

it('lists the levels with full addresses, the page itself by its own', () => {
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Work' }, { label: 'Cook' }];
  expect(JSON.parse(structuredData(crumbs, 'https://example.com', '/careers/cook'))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Work' },
      { '@type': 'ListItem', position: 3, name: 'Cook', item: 'https://example.com/careers/cook' },
    ],
  });
});

it('lets no title end the script', () => {
  expect(structuredData([{ label: '</script><b>' }], '', '/')).not.toContain('</script');
});
