/** In characters. */
export const MAX_NOTE_LENGTH = 5000;
