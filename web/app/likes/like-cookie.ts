export const LIKE_COOKIE = 'studio_like';
