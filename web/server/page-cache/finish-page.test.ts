import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';

const NONCE = 'a1'.repeat(16);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (content = '') =>
  `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/><style>b{}</style><script nonce="${NONCE}">theme()</script></head><body>${content}<script nonce="${NONCE}">window.data=1</script><script nonce="${NONCE}" type="module" async="">import "/assets/a.js"</script></body></html>`;

describe('a finished page', () => {
  it('has its module scripts and preloads in a template, so that browsers do not load them', () => {
    const { html } = finishPage(page(), NONCE);
    const outside = html.replace(/<template[\s\S]*?<\/template>/, '');
    expect(outside).not.toMatch(/modulepreload|type="module"/);
    expect(html).toMatch(/<template[^>]*><link rel="modulepreload"[^>]*><script type="module"/);
  });

  it('has the hashes of its own scripts and styles, but not of scripts in the content', () => {
    const evil = '<script>evil()</script><script nonce="b2">evil()</script>';
    const { html, inlineHashes } = finishPage(page(evil), NONCE);
    const starter = /<\/template><script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(inlineHashes.styles).toEqual([hashOf('b{}')]);
    expect(inlineHashes.scripts.toSorted()).toEqual(
      ['theme()', 'window.data=1', 'import "/assets/a.js"', starter].map(hashOf).toSorted(),
    );
    expect(starter).toContain('replaceWith');
  });

  it('does not contain the nonce, so that equal pages have equal HTML', () => {
    expect(finishPage(page(), NONCE).html).not.toContain('nonce');
    const other = 'c3'.repeat(16);
    expect(finishPage(page().replaceAll(NONCE, other), other)).toEqual(finishPage(page(), NONCE));
  });

  it('without scripts does not change', () => {
    const html = '<!DOCTYPE html><html><head><style>b{}</style></head><body></body></html>';
    expect(finishPage(html, NONCE)).toEqual({ html, inlineHashes: { scripts: [], styles: [hashOf('b{}')] } });
  });
});
