/** The id of the element that the dialogs stand in. */
export const CONSENT_PLACE = 'consent';
