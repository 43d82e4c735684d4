export const PRIVACY_ID = 'privacy';
export const PRIVACY_PATH = `/impressum#${PRIVACY_ID}`;
