import type { Site } from '#app/content/site.server.ts';
import { iconAddress } from '#app/site-icon/site-icon.ts';
import { imageUrl } from '#platform/image-url.ts';
import { type Node, ORGANIZATION, WEBSITE } from './node.ts';

const logoOf = ({ logo, icon }: Pick<Site, 'logo' | 'icon'>) =>
  logo ? imageUrl('_', logo) : iconAddress(icon, 'icon-512.png');

export function websiteNode(site: Pick<Site, 'name' | 'tagline' | 'logo' | 'icon'>, inLanguage: string): Node {
  return {
    ...WEBSITE,
    name: site.name,
    url: '/',
    description: site.tagline || undefined,
    inLanguage,
    image: logoOf(site),
    publisher: { ...ORGANIZATION },
  };
}

export function organizationNode(
  site: Pick<
    Site,
    | 'name'
    | 'legalName'
    | 'tagline'
    | 'founded'
    | 'email'
    | 'phone'
    | 'address'
    | 'socialLinks'
    | 'reviews'
    | 'logo'
    | 'icon'
  >,
): Node {
  const { street, postalCode, city, country } = site.address;
  return {
    ...ORGANIZATION,
    name: site.name,
    legalName: site.legalName,
    url: '/',
    logo: { '@type': 'ImageObject', url: logoOf(site) },
    description: site.tagline || undefined,
    foundingDate: String(site.founded),
    email: site.email || undefined,
    telephone: site.phone || undefined,
    address: street
      ? {
          '@type': 'PostalAddress',
          streetAddress: street,
          postalCode,
          addressLocality: city,
          addressCountry: country,
        }
      : undefined,
    sameAs: site.socialLinks.map(({ url }) => url),
    aggregateRating: ratingNode(site.reviews),
  };
}

/** The average rating of all platforms, weighted by their number of reviews. */
function ratingNode(reviews: Site['reviews']): Node | undefined {
  const rated = reviews.flatMap(({ rating, count }) => (rating && count > 0 ? [{ rating, count }] : []));
  const count = rated.reduce((sum, review) => sum + review.count, 0);
  if (count === 0) return undefined;
  const mean = rated.reduce((sum, review) => sum + review.rating * review.count, 0) / count;
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round(mean * 100) / 100,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  };
}
