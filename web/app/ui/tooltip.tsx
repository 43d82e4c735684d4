import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

// Specification 9.
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
const MARGIN_PX = 10;

let lastClosedAt = Number.NEGATIVE_INFINITY;

type Props = {
  text: string;
  className?: string;
  /** Set `describedBy` as the `aria-describedby` of the focusable element. */
  children: (describedBy: string | undefined) => ReactNode;
};

/**
 * Opens after a delay on hover, at once on keyboard focus, and never on touch, so its text must not be essential. Escape closes it
 * (WCAG 1.4.13).
 */
export function Tooltip({ text, className = '', children }: Props) {
  const id = useId();
  const { isOpen, ...handlers } = useTooltip();
  return (
    <span className={`tooltip ${className}`} {...handlers}>
      {children(isOpen ? id : undefined)}
      {isOpen && <Bubble id={id}>{text}</Bubble>}
    </span>
  );
}

function Bubble({ id, children }: { id: string; children: string }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    const { left, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const shift = Math.max(MARGIN_PX - left, 0) || Math.min(clientWidth - MARGIN_PX - right, 0);
    element.style.setProperty('--shift', `${shift}px`);
    element.dataset.side = bottom > clientHeight - MARGIN_PX ? 'above' : 'below';
  }, []);
  return (
    <span ref={bubble} id={id} role="tooltip" className="tooltip__bubble">
      {children}
    </span>
  );
}

function useTooltip() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openAfter = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      lastClosedAt = performance.now();
    };
  }, [isOpen]);

  return {
    isOpen,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      openAfter(performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS);
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setIsOpen(true),
    onBlur: close,
  };
}
