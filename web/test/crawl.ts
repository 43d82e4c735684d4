import { parse } from 'node-html-parser';

/** Concurrent requests, as many as a browser sends. */
const AT_ONCE = 6;

export type Crawl = { broken: string[]; pages: Map<string, string>; files: Set<string> };

/**
 * Follows every link from the home page and requests every image, download and anchor. `pages` maps paths to HTML, `broken` lists missing
 * URLs and where they are used.
 */
export async function crawl(base: string): Promise<Crawl> {
  const broken: string[] = [];
  const pages = new Map<string, string>();
  const ids = new Map<string, Set<string>>();
  const anchors: { from: string; page: string; id: string }[] = [];
  const files = new Map<string, string>();
  const queue = ['/'];
  const seen = new Set(queue);

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await fetch(base + path, { redirect: 'manual' });
    if (response.status !== 200) {
      broken.push(`${path}: ${response.status}`);
      continue;
    }
    const html = await response.text();
    // Feeds and other documents have no links to follow.
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    pages.set(path, html);
    const document = parse(html);
    ids.set(path, new Set(document.querySelectorAll('[id]').map((element) => element.id)));
    for (const element of document.querySelectorAll('a[href]')) {
      const url = new URL(element.getAttribute('href') ?? '', base + path);
      if (url.origin !== base) continue;
      if (/^\/(?:uploads|_ipx)\//.test(url.pathname)) files.set(url.pathname + url.search, path);
      else {
        const page = url.pathname + url.search;
        if (url.hash) anchors.push({ from: path, page, id: decodeURIComponent(url.hash.slice(1)) });
        if (!seen.has(page)) {
          seen.add(page);
          queue.push(page);
        }
      }
    }
    for (const element of document.querySelectorAll('img, source, use, link[href], script[src]')) {
      const candidates = (element.getAttribute('srcset') ?? '')
        .split(/,\s+/)
        .map((candidate) => candidate.split(' ')[0]);
      const sources = [element.getAttribute('src'), element.getAttribute('href'), ...candidates];
      // Image URLs contain commas (`w_640,f_webp`): only a comma with a space separates candidates.
      for (const source of sources) if (source?.startsWith('/')) files.set(source.split('#')[0] ?? '', path);
    }
  }
  for (const { from, page, id } of anchors) if (!ids.get(page)?.has(id)) broken.push(`${from}: no #${id} on ${page}`);
  const left = [...files];
  const download = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [file, from] = next;
      const response = await fetch(base + file);
      await response.arrayBuffer();
      if (!response.ok) broken.push(`${from}: ${file} ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, download));
  return { broken, pages, files: new Set(files.keys()) };
}
