import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

const PATH = '/preview-help';

/** Why the frame would stay blank or show the published page; null when the preview works. */
export function previewProblem(panel: URL, siteUrl: string, publicUrl: string): string | null {
  const site = new URL(siteUrl);
  if (publicUrl && new URL(publicUrl).host !== panel.host)
    return `The site shows previews only to the panel at ${publicUrl}, and you have opened it at ${panel.origin}. Open the panel there, or set CMS_PUBLIC_URL, for both the CMS and the site, to the address that you use.`;
  if (domainOf(site) !== domainOf(panel))
    return `The panel is at ${panel.host} and the site at ${site.host}. A browser keeps the preview’s cookie in this frame only if both share a domain, such as cms.example.com and www.example.com, or are both localhost. Set CMS_PUBLIC_URL and SITE_URL to two such addresses.`;
  return null;
}

/** The last two labels of the host name: approximates the browser's "same site" without the public suffix list. */
const domainOf = ({ hostname }: URL): string =>
  /^[\d.]+$|:/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');

/** URL of a page at the panel's own origin that explains the problem and links to the preview. */
export const previewHelpUrl = (panel: URL, link: string): string =>
  `${panel.origin}${PATH}?${new URLSearchParams({ link })}`;

/** Call it in `register`. */
export function registerPreviewHelp(strapi: Core.Strapi): void {
  strapi.server.routes([{ method: 'GET', path: PATH, handler: showHelp, config: { auth: false } }]);
}

function showHelp(ctx: Context): void {
  const { SITE_URL = '', CMS_PUBLIC_URL = '' } = process.env;
  const link = String(ctx.query.link);
  const problem = link.startsWith(`${SITE_URL}/api/preview?`) && previewProblem(ctx.URL, SITE_URL, CMS_PUBLIC_URL);
  if (!problem) {
    ctx.status = 404;
    return;
  }
  ctx.type = 'html';
  ctx.set('cache-control', 'no-store');
  ctx.body = `<!doctype html><html lang="en"><title>Preview</title>
<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1.5rem; color: #212134; background: #fff">
<h1 style="font-size: 1.25rem">The preview can’t be shown here</h1>
<p>${escapeHtml(problem)}</p>
<p>Until then: <a href="${escapeHtml(link)}" target="_blank" rel="noopener">open the preview in a new tab</a>.</p>`;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
