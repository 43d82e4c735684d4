/** The id of the element that the banner and the dialogs stand in. */
export const CONSENT_ROOT_ID = 'cookie-consent';
