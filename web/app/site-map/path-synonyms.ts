/** Other first segments of a path, which visitors may type or other sites may link to. */
export const PATH_SYNONYMS: Readonly<Record<`/${string}`, readonly string[]>> = {
  '/company': ['about', 'about-us', 'team', 'our-team', 'people', 'studio', 'who-we-are'],
  '/careers': ['jobs', 'job', 'positions', 'vacancies', 'hiring', 'join-us', 'work-with-us'],
  '/projects': ['portfolio', 'work', 'our-work', 'cases', 'case-studies', 'references', 'clients', 'industries'],
  '/services': ['what-we-do', 'offer', 'pricing', 'consulting'],
  '/custom-healthcare-software-development': ['healthcare', 'health', 'medical'],
  '/product-discovery-workshop': ['workshop', 'discovery'],
  '/contact': ['contact-us', 'enquiry', 'quote', 'hire-us', 'support', 'email'],
  '/startups': ['startup', 'equity'],
  '/blog': ['articles', 'news', 'insights', 'posts'],
  '/technical-bytes': ['overflow', 'questions', 'faq', 'bytes'],
  '/free-resources': ['resources', 'downloads', 'templates', 'guides'],
  '/brand': ['logo', 'press', 'brand-guidelines', 'media-kit'],
  '/impressum': ['imprint', 'legal', 'legal-notice', 'terms'],
  '/impressum#privacy': ['privacy', 'privacy-policy', 'data-protection', 'cookies', 'gdpr'],
};
