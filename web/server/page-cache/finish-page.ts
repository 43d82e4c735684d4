import { createHash } from 'node:crypto';

export type InlineHashes = { scripts: string[]; styles: string[] };

const PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const MODULE_SCRIPT = /<script\b[^>]*\btype="module"[^>]*>[\s\S]*?<\/script>/;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Inserts the scripts when the page has loaded, at the first interaction, or after 5 s in case an image hangs. */
const START_SCRIPTS = `(() => {
document.currentScript.remove();
const events = ['pointerdown', 'keydown', 'focusin'];
const start = () => {
for (const event of events) removeEventListener(event, start, true);
const template = document.querySelector('template[data-scripts]');
template?.replaceWith(template.content);
};
for (const event of events) addEventListener(event, start, true);
addEventListener('load', () => setTimeout(start));
setTimeout(start, 5000);
})()`;

/**
 * Makes a rendered document cacheable: hashes its inline scripts and styles for the Content-Security-Policy and removes the
 * nonce. Only scripts with the nonce are hashed. Also defers module scripts until after the first paint.
 */
export function finishPage(document: string, nonce: string): { html: string; inlineHashes: InlineHashes } {
  const [moduleScript] = MODULE_SCRIPT.exec(document) ?? [];
  const preloads = document.match(PRELOAD) ?? [];
  const deferred = `<template data-scripts="">${preloads.join('')}${moduleScript}</template><script nonce="${nonce}">${START_SCRIPTS}</script>`;
  const html = moduleScript ? document.replace(PRELOAD, '').replace(MODULE_SCRIPT, () => deferred) : document;
  const ownScript = new RegExp(
    `<script\\b(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  );
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    inlineHashes: { scripts: hashTexts(html, ownScript), styles: hashTexts(html, STYLE) },
  };
}

const hashTexts = (html: string, element: RegExp): string[] => [
  ...new Set(
    Array.from(
      html.matchAll(element),
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  ),
];
