export const PRIVACY_PATH = '/impressum#privacy';
