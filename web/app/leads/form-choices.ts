/* Specification 3. */

export const BUDGETS = ['under_25k', '25k_to_75k', '75k_to_200k', 'over_200k', 'not_sure'] as const;

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

export const PLATFORMS = ['web', 'mobile', 'web_and_mobile'] as const;
export const STAGES = ['idea', 'prototype', 'customer', 'growing'] as const;
export const YES_NO = ['yes', 'no'] as const;
