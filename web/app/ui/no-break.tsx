import type { ComponentProps } from 'react';
import { splitNoBreak, UNBROKEN } from '#app/i18n/line-breaks.ts';

type Props = Pick<ComponentProps<'p'>, 'className' | 'id'> & {
  text: string;
  /** The element around the text; none without it. */
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'b' | 'span' | 'figcaption';
};

/** “double-booking” does not break after “double-”, “re-organisation” may; “2 hours” stays on one line. */
export function NoBreak({ text, as: Element, ...element }: Props) {
  const parts = splitNoBreak(text).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={UNBROKEN}>
        {part}
      </span>
    ) : (
      part
    ),
  );
  return Element ? <Element {...element}>{parts}</Element> : parts;
}
