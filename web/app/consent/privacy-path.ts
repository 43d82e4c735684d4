/** Where cookies and analytics are explained (contract, Consent). */
export const PRIVACY_PATH = '/impressum#privacy';
