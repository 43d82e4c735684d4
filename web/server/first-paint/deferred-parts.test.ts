import { expect, it } from 'vitest';
import { markedScripts, newScriptMark } from '../../app/csp-nonce.server.ts';
import { scriptsAfterPaint, sheetAfterPaint } from './deferred-parts.ts';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body><h1>Hello</h1>${body}</body></html>`;
const SCRIPT = '<script type="module" async="">import "/assets/manifest.js";import("/assets/entry.js");</script>';

it('modules and their preloads wait in a template, all else stays where it is', () => {
  const preloads = '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>';
  const style = '<link rel="stylesheet" href="/assets/root.css"/>';
  const data = '<script>window.data = "$&"</script>';
  const html = scriptsAfterPaint(page(style + preloads, data + SCRIPT));
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<template/.exec(html) ?? [];
  expect(head).toBe(style);
  expect(body).toBe(`<h1>Hello</h1>${data}`);
  expect(html).toContain(`<template data-after-paint="scripts">${preloads}${SCRIPT}</template><script>`);
  expect(html.match(/modulepreload/g)).toHaveLength(2);
  expect(html).toMatch(/<\/script><\/body><\/html>$/);
});

it('what holds the far parts back stands before all other styles', () => {
  const sheet = sheetAfterPaint('<link rel="stylesheet" href="/assets/root.css"/>');
  const html = scriptsAfterPaint(page(`<title>x</title><style>p{}</style><style>q{}</style>${sheet}`, SCRIPT));
  expect(html).toMatch(
    /<title>x<\/title><style>\[data-top-first\][^<]*<\/style><script>\(function beforePaint.*?<\/script><style>p{}<\/style><style>q{}/,
  );
});

it('the scripts that are written into a page carry the mark of the page’s own', () => {
  const mark = newScriptMark();
  const sheet = sheetAfterPaint('<link rel="stylesheet" href="/assets/root.css"/>');
  const html = scriptsAfterPaint(page(`<script nonce="${mark}">a()</script>${sheet}`, SCRIPT));
  expect(markedScripts(html)).toEqual([
    'a()',
    expect.stringContaining('beforePaint'),
    expect.stringContaining('placeAfterPaint'),
  ]);
});

it('in watch mode, where no sheet follows, nothing is held back', () => {
  expect(scriptsAfterPaint(page('<style>p{}</style>', SCRIPT))).not.toContain('[data-top-first]');
});

it('a page without modules stays as it is', () => {
  const html = page('', '<script type="application/ld+json">{}</script>');
  expect(scriptsAfterPaint(html)).toBe(html);
});
