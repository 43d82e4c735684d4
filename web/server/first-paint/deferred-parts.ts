const PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const MODULE_SCRIPT = /<script\b[^>]*\btype="module"[^>]*>[\s\S]*?<\/script>/;
const SCRIPTS = '<template data-after-paint="scripts">';

/** How long a page that never finishes loading (a picture hangs) waits before its scripts start all the same. */
const PATIENCE_MS = 5000;

/**
 * Puts what waits in templates into its place once the page has loaded, or as soon as somebody acts. It takes itself away,
 * so that the page is then as React Router has written it.
 */
const START = `(()=>{const me=document.currentScript,acts=["pointerdown","keydown","focusin"];me.remove();const start=()=>{acts.forEach(act=>removeEventListener(act,start,true));document.querySelectorAll("template[data-after-paint]").forEach(later=>later.replaceWith(later.content))};acts.forEach(act=>addEventListener(act,start,true));addEventListener("load",()=>setTimeout(start));setTimeout(start,${PATIENCE_MS})})()`;

/**
 * Lets a page's scripts wait until it has been painted, so that they do not compete with its typefaces and first picture.
 * React Router asks for its modules as early as it can; here they go into a template, which browsers do not load.
 * Takes and gives a whole HTML document; one without modules is given back as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const script = MODULE_SCRIPT.exec(html)?.[0];
  if (!script) return html;
  const preloads = html.match(PRELOAD) ?? [];
  const deferred = `${SCRIPTS}${preloads.join('')}${script}</template><script>${START}</script>`;
  return html.replace(PRELOAD, '').replace(MODULE_SCRIPT, () => deferred);
}

/** The page with one more script beside those that wait, or null for a page where none does. */
export function withScriptAfterPaint(html: string, script: string): string | null {
  return html.includes(SCRIPTS) ? html.replace(SCRIPTS, () => SCRIPTS + script) : null;
}

/** A style sheet that waits like the scripts do. Where scripts are off, it is there from the beginning. */
export const sheetAfterPaint = (link: string): string =>
  `<template data-after-paint="styles">${link}</template><noscript>${link}</noscript>`;
