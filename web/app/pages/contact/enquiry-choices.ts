/** What can be chosen in the contact form (specification 3). */
export const PROJECT_TYPES = [
  'web_application',
  'mobile_application',
  'process_automation',
  'mvp',
  'marketplace',
  'product_discovery_workshop',
  'other',
] as const;
export const REFERRERS = ['friend', 'other'] as const;
