type Video = { host: 'YouTube' | 'Vimeo'; page: string; player: string };

/** Origins of the players, which the Content-Security-Policy allows as frames. */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
const [YOUTUBE, VIMEO] = VIDEO_PLAYERS;

/** The `regex` of the CMS field, with groups for the video's id. Other parameters, such as `si` and `t`, are dropped. */
const ADDRESS =
  /^https:\/\/(?:(?:www\.)?youtube\.com\/watch\?v=([\w-]+)(?:&[\w=&.%-]*)?|youtu\.be\/([\w-]+)(?:\?[\w=&.%-]*)?|vimeo\.com\/([0-9]+)(?:\?[\w=&.%-]*)?)$/;

/** Null for a URL that the CMS would reject. */
export function readVideoAddress(page: string): Video | null {
  const [, watched, shared, vimeo] = ADDRESS.exec(page) ?? [];
  const youtube = watched ?? shared;
  if (youtube) return { host: 'YouTube', page, player: `${YOUTUBE}/embed/${youtube}?autoplay=1` };
  return vimeo ? { host: 'Vimeo', page, player: `${VIMEO}/video/${vimeo}?autoplay=1&dnt=1` } : null;
}
