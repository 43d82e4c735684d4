import type { ComponentProps } from 'react';
import { splitNoBreak } from '#app/i18n/line-breaks.ts';

type Props = Pick<ComponentProps<'p'>, 'className' | 'id'> & {
  text: string;
  /** The element around the text; none without it. */
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'b' | 'span' | 'figcaption';
};

/** “re-plans” does not break after “re-”, “bin-packing” may; “2 hours” stays on one line. */
export function NoBreak({ text, as: Element, ...element }: Props) {
  const parts = splitNoBreak(text).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
  return Element ? <Element {...element}>{parts}</Element> : parts;
}
