import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { placeholderOf } from './placeholders.server.ts';

const UPLOAD = /^\/_ipx\/[^/]+\/(uploads\/.+)$/;

/** Pale images in Markdown are dimmed in the dark theme, as by `Image`. */
export function paleImages() {
  return async (tree: Root) => {
    const images: Element[] = [];
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'img') images.push(node);
    });
    await Promise.all(
      images.map(async ({ properties }) => {
        const [, src] = UPLOAD.exec(String(properties.src)) ?? [];
        if (src && (await placeholderOf(src))?.isPale) properties.className = ['filter-(--pale-image)'];
      }),
    );
  };
}
