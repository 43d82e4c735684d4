export const CONSENT_ROOT_ID = 'cookie-consent';
