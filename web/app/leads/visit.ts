const MAX_CAMPAIGN = 500;
const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Field names under which each form submits how the visit began. */
export const VISIT_FIELDS = { cameFrom: 'came_from', landingPage: 'landing_page', campaign: 'campaign' } as const;

/** True for a path of this site; false for `//host`, which would lead to another host. */
export const isSitePath = (text: string): boolean => /^\/(?![/\\])/.test(text);

/** Only in memory, because storing it in the browser would require consent. */
let visit: Record<string, string> | null = null;

/** Call this when a document has loaded, because client-side navigations change its URL. */
export function rememberVisit(): void {
  visit = beginningOfVisit();
}

export const readVisit = (): Record<string, string> => visit ?? beginningOfVisit();

function beginningOfVisit(): Record<string, string> {
  const { referrer } = document;
  // If the referrer is on this site, its page was left before scripts ran, so it is the landing page.
  const isWithinSite = URL.canParse(referrer) && new URL(referrer).origin === location.origin;
  const first = isWithinSite ? new URL(referrer) : location;
  return {
    [VISIT_FIELDS.cameFrom]: referrer.slice(0, 300),
    [VISIT_FIELDS.landingPage]: first.pathname.slice(0, 300),
    [VISIT_FIELDS.campaign]: campaignOf(first.search) || campaignOf(location.search),
  };
}

/** The campaign parameters of a query: `utm_source=newsletter&utm_medium=email`. */
export function campaignOf(query: string): string {
  const sent = new URLSearchParams(query);
  const campaign = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = sent.get(name)?.trim();
    if (!value) continue;
    campaign.set(name, value.slice(0, 100));
    if (campaign.toString().length > MAX_CAMPAIGN) campaign.delete(name);
  }
  return campaign.toString();
}
