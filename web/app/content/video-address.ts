export type Video = { host: 'YouTube' | 'Vimeo'; page: string; player: string };

/** Origins of the players; the Content-Security-Policy allows them as frames. */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
const [YOUTUBE, VIMEO] = VIDEO_PLAYERS;

/** Null for other hosts. */
export function readVideoAddress(page: string): Video | null {
  const youtube = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)([\w-]+)$/.exec(page)?.[1];
  if (youtube) return { host: 'YouTube', page, player: `${YOUTUBE}/embed/${youtube}?autoplay=1` };
  const vimeo = /^https:\/\/vimeo\.com\/(\d+)$/.exec(page)?.[1];
  return vimeo ? { host: 'Vimeo', page, player: `${VIMEO}/video/${vimeo}?autoplay=1&dnt=1` } : null;
}
