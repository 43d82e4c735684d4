import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';

// Delays of specification 9.
const HOVER_DELAY_MS = 200;
const SKIP_DELAY_MS = 300;
const CLOSE_DELAY_MS = 150;

/**
 * Opens panels on hover, click and arrow-down; closes them on Escape, outside press, pointer leave, blur and
 * navigation.
 */
export function useOpenPanel() {
  const { key } = useLocation();
  const [shown, setShown] = useState<{ id: string | null; isSwitch: boolean; key: string }>();
  const open = shown?.key === key ? shown.id : null;
  const nav = useRef<HTMLElement>(null);
  const timer = useRef(0);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const wasHovered = useRef(false);

  const show = (id: string | null) => {
    window.clearTimeout(timer.current);
    wasHovered.current = false;
    setShown((before) => ({ id, isSwitch: id !== null && before?.id != null, key }));
  };
  const close = () => show(null);
  const showHovered = (id: string) => {
    show(id);
    wasHovered.current = true;
  };
  const after = (delayMs: number, run: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, delayMs);
  };

  const takeOverHover = useEffectEvent(() => {
    const panel = nav.current?.querySelector('li:hover > .panel');
    if (panel) showHovered(panel.id);
  });
  useLayoutEffect(() => {
    // Before hydration, layout.css shows the panel of the hovered entry: keep it open.
    takeOverHover();
    return () => window.clearTimeout(timer.current);
  }, []);

  const closeOnEscape = useEffectEvent(({ key }: globalThis.KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (nav.current?.contains(document.activeElement))
      nav.current.querySelector<HTMLElement>(`[aria-controls="${open}"]`)?.focus();
    close();
  });
  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !nav.current?.contains(target)) close();
  });
  useEffect(() => {
    if (open === null) return;
    const listeners = new AbortController();
    document.addEventListener('keydown', (event) => closeOnEscape(event), listeners);
    document.addEventListener('pointerdown', (event) => closeOutside(event), listeners);
    return () => {
      closedAt.current = performance.now();
      listeners.abort();
    };
  }, [open]);

  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') after(CLOSE_DELAY_MS, close);
  };

  return {
    open,
    isSwitch: open !== null && shown?.isSwitch === true,
    close,
    navProps: { ref: nav },
    itemProps: (id: string) => ({
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (open === id && relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    }),
    triggerProps: (id: string) => ({
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return;
        if (open === id) return window.clearTimeout(timer.current);
        if (open !== null || performance.now() - closedAt.current < SKIP_DELAY_MS) return showHovered(id);
        after(HOVER_DELAY_MS, () => showHovered(id));
      },
      onPointerLeave,
      onClick({ detail }: MouseEvent) {
        // A click must not close the panel that hovering has just opened.
        const wasOpenedByHover = detail > 0 && wasHovered.current;
        show(open === id && !wasOpenedByHover ? null : id);
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        flushSync(() => show(id));
        document.getElementById(id)?.querySelector('a')?.focus();
      },
    }),
    panelProps: (id: string) => ({
      onPointerEnter: () => open === id && window.clearTimeout(timer.current),
      onPointerLeave,
    }),
  };
}
