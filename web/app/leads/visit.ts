const MAX_CAMPAIGN = 500;
const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** How a visit began. Submitted with each form under these names. */
export const VISIT_FIELDS = { cameFrom: 'came_from', landingPage: 'landing_page', campaign: 'campaign' } as const;

/** A path, and not what follows a host's name or names another host. */
export const isSitePath = (text: string): boolean => /^\/(?![/\\])/.test(text);

/** In memory, because storing it in the browser would need consent. */
let visit: Record<string, string> | null = null;

/** Call it when a document begins: navigations within the site replace its address. */
export function rememberVisit(): void {
  visit = beginningOfVisit();
}

export const readVisit = (): Record<string, string> => visit ?? beginningOfVisit();

function beginningOfVisit(): Record<string, string> {
  const { referrer } = document;
  // A link that was followed before scripts ran.
  const isWithinSite = URL.canParse(referrer) && new URL(referrer).origin === location.origin;
  const first = isWithinSite ? new URL(referrer) : location;
  return {
    [VISIT_FIELDS.cameFrom]: referrer.slice(0, 300),
    [VISIT_FIELDS.landingPage]: first.pathname.slice(0, 300),
    [VISIT_FIELDS.campaign]: campaignOf(first.search) || campaignOf(location.search),
  };
}

/** The `utm_` parameters of an address's query, such as `utm_source=newsletter&utm_medium=email`. */
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
