import type { ComponentProps } from 'react';
import { splitNoBreak, UNBROKEN } from '#app/i18n/line-breaks.ts';

type Props = Pick<ComponentProps<'p'>, 'className' | 'id'> & {
  text: string;
  /** The element around the text. Without it there is none. */
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'b' | 'span' | 'figcaption';
};

/**
 * Prevents unwanted line breaks: short hyphenated words (“double-booking”) and quantities (“2 hours”) stay on one line, and no
 * line ends in a word of one letter (“a”).
 */
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
