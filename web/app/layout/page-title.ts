/** Characters that search engines show. */
const TITLE = { min: 30, max: 60 };
const DESCRIPTION = { min: 70, max: 160 };

/**
 * For pages without an editor's title: name and studio, with the section between them if that is short; the name alone,
 * cut at a word, if it is long.
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

/** The lead, cut at a word, or followed by the tagline if it is short. */
export function pageDescription({ lead, tagline }: { lead: string; tagline: string }): string {
  const text = lead.length < DESCRIPTION.min ? [lead, tagline].filter(Boolean).join(' ') : lead;
  return cutAtWord(text, DESCRIPTION.max);
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,.;:–-]+$/, '')}…`;
}
