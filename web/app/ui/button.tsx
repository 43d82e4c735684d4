import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { NoBreak } from './no-break.tsx';
import { useIsPublished } from './unpublished-pages.ts';

const VARIANTS = {
  primary: 'btn',
  line: 'btn btn--line',
  mark: 'btn btn--mark',
  small: 'btn btn--sm',
  'small-line': 'btn btn--line btn--sm',
  icon: 'btn btn--line btn--icon aria-disabled:border-line aria-disabled:bg-transparent',
} as const;

type Variant = keyof typeof VARIANTS;

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  type: 'button' | 'submit';
  variant?: Variant;
  /** Sets `aria-disabled`, so that the button stays focusable and keyboard users don't lose their place. */
  disabled?: boolean;
};

/** The variant `icon` needs an `aria-label`. */
export function Button({ variant = 'primary', disabled = false, onClick, ...button }: ButtonProps) {
  return (
    <button
      {...button}
      className={VARIANTS[variant]}
      aria-disabled={disabled ? true : undefined}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    />
  );
}

export function TextButton(button: Omit<ComponentProps<'button'>, 'className'> & { type: 'button' | 'submit' }) {
  return <button {...button} className="link" />;
}

type Props = {
  to: string;
  variant?: Variant;
  arrow?: boolean;
  /** Allows external URLs, for links that editors enter. */
  external?: boolean;
  children: ReactNode;
};

/** This link and those below render nothing while the page that they lead to isn't published. */
export function ButtonLink({ variant = 'primary', arrow = false, children, ...link }: Props) {
  if (!useIsPublished()(link.to)) return null;
  return (
    <Link {...link} className={VARIANTS[variant]}>
      {children}
      {arrow && <Icon name="arrow-right" />}
    </Link>
  );
}

type MoreLinkProps = Omit<Props, 'variant' | 'children'> & {
  /** What the link is about, for screen readers only. */
  context?: string;
  children: string;
};

export function MoreLink({ arrow = false, context, children: text, ...link }: MoreLinkProps) {
  if (!useIsPublished()(link.to)) return null;
  return (
    <Link {...link} className="more">
      {arrow ? <WithArrow text={text} /> : text}
      {context && <span className="sr-only">: {context}</span>}
    </Link>
  );
}

/** The arrow follows the last word, and is never alone on a line. */
function WithArrow({ text }: { text: string }) {
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <span>
      <NoBreak text={text.slice(0, lastWord)} />
      <span className="whitespace-nowrap">
        {text.slice(lastWord)}
        <Icon name="arrow-right" className="ml-[0.6rem] inline align-[-0.2em]" />
      </span>
    </span>
  );
}

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  if (!useIsPublished()(to)) return null;
  return (
    <Link to={to} className="back">
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
