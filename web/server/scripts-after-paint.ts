const PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const MODULE_SCRIPT = /<script\b[^>]*\btype="module"[^>]*>[\s\S]*?<\/script>/;

/** How long a page that never finishes loading (a picture hangs) waits before its scripts start all the same. */
const PATIENCE_MS = 5000;

/**
 * Puts what stands in the template before it into its place once the page has loaded, or as soon as somebody acts. It takes
 * itself away, so that the page is then as React Router has written it.
 */
const START = `(()=>{const me=document.currentScript,later=me.previousElementSibling,acts=["pointerdown","keydown","focusin"];me.remove();const start=()=>{acts.forEach(act=>removeEventListener(act,start,true));later.isConnected&&later.replaceWith(later.content)};acts.forEach(act=>addEventListener(act,start,true));addEventListener("load",()=>setTimeout(start));setTimeout(start,${PATIENCE_MS})})()`;

/**
 * Lets a page's scripts wait until it has been painted, so that they do not compete with its styles, typefaces and first
 * picture. React Router asks for its modules as early as it can; here they go into a template, which browsers do not load.
 * Takes and gives a whole HTML document; one without modules is given back as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const script = MODULE_SCRIPT.exec(html)?.[0];
  if (!script) return html;
  const preloads = html.match(PRELOAD) ?? [];
  const deferred = `<template>${preloads.join('')}${script}</template><script>${START}</script>`;
  return html.replace(PRELOAD, '').replace(MODULE_SCRIPT, () => deferred);
}
