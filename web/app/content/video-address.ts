export type Video = { host: 'YouTube' | 'Vimeo'; page: string; player: string };

/** Origins of the players; the Content-Security-Policy allows them as frames. */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
const [YOUTUBE, VIMEO] = VIDEO_PLAYERS;

/** The pattern of the field in the CMS, with groups. What follows the video, such as YouTube's `si` and `t`, is left out. */
const ADDRESS =
  /^https:\/\/(?:(?:www\.)?youtube\.com\/watch\?v=([\w-]+)(?:&[\w=&.%-]*)?|youtu\.be\/([\w-]+)(?:\?[\w=&.%-]*)?|vimeo\.com\/([0-9]+)(?:\?[\w=&.%-]*)?)$/;

/** Null for other hosts. */
export function readVideoAddress(page: string): Video | null {
  const [, watched, shared, vimeo] = ADDRESS.exec(page) ?? [];
  const youtube = watched ?? shared;
  if (youtube) return { host: 'YouTube', page, player: `${YOUTUBE}/embed/${youtube}?autoplay=1` };
  return vimeo ? { host: 'Vimeo', page, player: `${VIMEO}/video/${vimeo}?autoplay=1&dnt=1` } : null;
}
