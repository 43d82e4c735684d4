/** Lengths in characters that search engines show in full. */
const TITLE = { min: 30, max: 60 };
const DESCRIPTION = { min: 70, max: 160 };

/**
 * The title of a page for which editors have set none: the page's name and the studio's. A short title also has the part
 * of the site; a long one is only the page's name, cut at a word.
 */
export function pageTitle({
  title,
  siteName,
  part,
}: {
  title: string;
  siteName: string;
  part?: string | undefined;
}): string {
  const short = `${title} | ${siteName}`;
  const long = `${title} | ${part} | ${siteName}`;
  if (part && short.length < TITLE.min && long.length <= TITLE.max) return long;
  return short.length <= TITLE.max ? short : cutAtWord(title, TITLE.max);
}

/** The description of a page for which editors have set none: the lead, cut at a word, or with the tagline if it is short. */
export function pageDescription({ lead, tagline }: { lead: string; tagline: string }): string {
  const text = lead.length < DESCRIPTION.min ? [lead, tagline].filter(Boolean).join(' ') : lead;
  return cutAtWord(text, DESCRIPTION.max);
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,.;:–-]+$/, '')}…`;
}
