/** Set by the server with a like and sent for the page of that one question only. */
export const LIKE_COOKIE = 'northquay_like';
/** The field that says what the button was pressed for. */
export const INTENT = 'intent';
export type Intent = 'like' | 'unlike';

/** Why a like was not counted. */
export type LikeRefusal = { reason: 'tooMany'; minutes: number } | { reason: 'failed' } | { reason: 'offline' };

/** What became of a like: counted with the number as it is now, or not. */
export type LikeAnswer =
  | { status: 'counted'; isLiked: boolean; likes: number }
  | { status: 'refused'; refusal: LikeRefusal };

/** What a like without JavaScript has led to (`?like=on`, `?like=off`); null in every other address. */
export function likeInAddress(search: string): boolean | null {
  const value = new URLSearchParams(search).get('like');
  return value === 'on' ? true : value === 'off' ? false : null;
}
