import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/i18n/messages.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export function Slider({
  label,
  head,
  children,
}: {
  label: string;
  head: (buttons: ReactNode) => ReactNode;
  children: ReactNode;
}) {
  const { slider } = useMessages();
  const row = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () =>
      setEnds({
        start: element.scrollLeft < 8,
        end: element.scrollLeft + element.clientWidth > element.scrollWidth - 8,
      });
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const card = row.current?.firstElementChild;
    if (card) row.current?.scrollBy({ left: direction * card.getBoundingClientRect().width, behavior: 'smooth' });
  };
  const button = (name: string, icon: 'arrow-left' | 'arrow-right', direction: 1 | -1, isDisabled: boolean) => (
    <Button type="button" variant="icon" aria-label={name} disabled={isDisabled} onClick={() => move(direction)}>
      <Icon name={icon} />
    </Button>
  );
  return (
    <>
      {head(
        <div className="slider-nav flex gap-2 max-md:ml-auto">
          {button(slider.previous, 'arrow-left', -1, ends.start)}
          {button(slider.next, 'arrow-right', 1, ends.end)}
        </div>,
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a section would be a second landmark of the same name */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable with the keyboard */}
      <div ref={row} className="slider" role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
