/** Search engines show about this much of a title; shorter ones say too little. */
const TITLE = { min: 30, max: 60 };
const DESCRIPTION = { min: 70, max: 160 };

/**
 * The title of a page that no editor has written one for: its name and the studio's, with the part of the site between them
 * when that is short, and the name alone, cut at a word, when it is long.
 */
export function pageTitle({ title, siteName, part }: { title: string; siteName: string; part?: string }): string {
  const short = `${title} | ${siteName}`;
  const long = `${title} | ${part} | ${siteName}`;
  if (part && short.length < TITLE.min && long.length <= TITLE.max) return long;
  return short.length <= TITLE.max ? short : cutAtWord(title, TITLE.max);
}

/** The description of such a page: its lead, cut at a word, or with what the studio says of itself when it is short. */
export function pageDescription({ lead, tagline }: { lead: string; tagline: string }): string {
  const text = lead.length < DESCRIPTION.min ? [lead, tagline].filter(Boolean).join(' ') : lead;
  return cutAtWord(text, DESCRIPTION.max);
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,.;:–-]+$/, '')}…`;
}
