/** The CMS and the site that `npm test` has started on a temporary database. */
export const siteBase = required('SITE_BASE');
export const cmsUrl = required('STRAPI_URL');
export const stackDataDir = required('STACK_DATA_DIR');
/** A data folder with the imported demo. Copy it, never change it. */
export const demoSnapshot = required('DEMO_SNAPSHOT');

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests are run by \`npm test\``);
  return value;
}

export async function getPage(path: string): Promise<{ status: number; html: string; location: string | null }> {
  const response = await fetch(siteBase + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text(), location: response.headers.get('location') };
}

export async function listFromCms<T>(type: string, query = ''): Promise<T[]> {
  const response = await fetch(`${cmsUrl}/api/${type}?pagination[limit]=100&${query}`);
  if (!response.ok) throw new Error(`${type}: ${response.status}`);
  const { data } = (await response.json()) as { data: T[] };
  return data;
}
