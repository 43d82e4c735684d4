type Kind = {
  /** Properties that Google requires. Of an inner list, one is enough. */
  required: (string | string[])[];
  /** Properties of schema.org that this site uses. */
  known: string[];
};

const THING = ['name', 'description', 'url', 'image', 'sameAs', 'identifier', 'mainEntityOfPage'];
const WORK = [
  ...THING,
  'about',
  'abstract',
  'author',
  'creator',
  'dateCreated',
  'dateModified',
  'datePublished',
  'encoding',
  'headline',
  'inLanguage',
  'isAccessibleForFree',
  'isPartOf',
  'keywords',
  'locationCreated',
  'mainEntity',
  'mentions',
  'publisher',
  'text',
];
const PAGE: Kind = {
  required: ['name', 'url'],
  known: [...WORK, 'breadcrumb', 'primaryImageOfPage'],
};
const ARTICLE: Kind = {
  required: ['headline', 'author', 'datePublished', 'dateModified', 'image'],
  known: [...WORK, 'wordCount'],
};
const MEDIA: Kind = {
  required: [['url', 'contentUrl']],
  known: [...WORK, 'contentUrl', 'encodingFormat', 'contentSize', 'width', 'height'],
};

/**
 * Any other type is an error. Sources: schema.org/docs/full.html, developers.google.com/search/docs/appearance/site-names and
 * …/appearance/structured-data/{article,breadcrumb,faqpage,job-posting,organization,profile-page,qapage,review-snippet}; what an Article
 * requires is our own rule.
 */
export const KINDS: Record<string, Kind> = {
  WebSite: { required: ['name', 'url'], known: WORK },
  Organization: {
    required: ['name'],
    known: [...THING, 'legalName', 'logo', 'foundingDate', 'email', 'telephone', 'address', 'aggregateRating'],
  },
  WebPage: PAGE,
  CollectionPage: PAGE,
  ContactPage: PAGE,
  FAQPage: { ...PAGE, required: [...PAGE.required, 'mainEntity'] },
  QAPage: { ...PAGE, required: [...PAGE.required, 'mainEntity'] },
  ProfilePage: { ...PAGE, required: [...PAGE.required, 'mainEntity'] },
  BreadcrumbList: { required: ['itemListElement'], known: [...THING, 'itemListElement', 'numberOfItems'] },
  ItemList: { required: ['itemListElement'], known: [...THING, 'itemListElement', 'numberOfItems'] },
  ListItem: { required: ['position', 'name'], known: [...THING, 'position', 'item'] },
  Article: ARTICLE,
  Question: {
    required: ['name', ['acceptedAnswer', 'suggestedAnswer']],
    known: [...WORK, 'answerCount', 'acceptedAnswer', 'suggestedAnswer', 'upvoteCount'],
  },
  Answer: { required: ['text'], known: [...WORK, 'upvoteCount'] },
  JobPosting: {
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      ['jobLocation', 'applicantLocationRequirements'],
    ],
    known: [
      ...THING,
      'title',
      'datePosted',
      'validThrough',
      'employmentType',
      'hiringOrganization',
      'jobLocation',
      'jobLocationType',
      'applicantLocationRequirements',
      'baseSalary',
      'directApply',
    ],
  },
  Service: { required: ['name', 'provider'], known: [...THING, 'serviceType', 'provider', 'areaServed'] },
  CreativeWork: { required: ['name', 'creator'], known: WORK },
  DigitalDocument: { required: ['name'], known: WORK },
  ImageObject: MEDIA,
  MediaObject: MEDIA,
  Person: { required: ['name'], known: [...THING, 'jobTitle', 'worksFor'] },
  PostalAddress: {
    required: ['addressLocality', 'addressCountry'],
    known: [...THING, 'streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  },
  Place: { required: ['address'], known: [...THING, 'address'] },
  Country: { required: ['name'], known: THING },
  PropertyValue: { required: ['name', 'value'], known: [...THING, 'value'] },
  MonetaryAmount: { required: ['currency', 'value'], known: [...THING, 'currency', 'value'] },
  QuantitativeValue: {
    required: ['unitText', ['value', 'minValue']],
    known: [...THING, 'value', 'minValue', 'maxValue', 'unitText'],
  },
  AggregateRating: {
    required: ['ratingValue', ['reviewCount', 'ratingCount']],
    known: [...THING, 'ratingValue', 'reviewCount', 'ratingCount', 'bestRating', 'worstRating'],
  },
  Thing: { required: ['name'], known: THING },
};

/** Problems of a node and its nested nodes. A node with only an `@id` is a reference. */
export function problemsOf(node: unknown, location = 'graph'): string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => problemsOf(item, `${location}[${index}]`));
  if (typeof node !== 'object' || node === null) return [];
  const properties: Record<string, unknown> = { ...node };
  const type = properties['@type'];
  const kind = typeof type === 'string' ? KINDS[type] : undefined;
  if (!kind) return [`${location}: unknown type ${String(type)}`];
  const names = Object.keys(properties).filter((name) => !name.startsWith('@'));
  const isReference = typeof properties['@id'] === 'string' && names.every((name) => name === 'name');
  const missing = isReference
    ? []
    : kind.required.filter(
        (name) => ![name].flat().some((property) => properties[property] !== undefined && properties[property] !== ''),
      );
  return [
    ...missing.map((name) => `${location}: ${String(type)} without ${[name].flat().join(' or ')}`),
    ...names.filter((name) => !kind.known.includes(name)).map((name) => `${location}: ${String(type)} has no ${name}`),
    ...names.flatMap((name) => problemsOf(properties[name], `${location}.${name}`)),
  ];
}
