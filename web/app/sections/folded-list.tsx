import type { ReactNode } from 'react';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { ButtonLink } from '#app/ui/button.tsx';

const UNFOLDED = 6;

type Props = {
  id: string;
  count: number;
  children: ReactNode;
};

/**
 * On phones, shows six entries and a link to the rest. The link points to its own paragraph: once that is the `:target`, CSS hides it
 * and shows the other entries, without JavaScript.
 */
export function FoldedList({ id, count, children }: Props) {
  const { list } = useMessages();
  return (
    <div className="max-md:[&:not(:has(:target))>:first-child>:nth-child(n+7)]:hidden">
      {children}
      {count > UNFOLDED && (
        <p id={id} className="actions mt-10 target:hidden md:hidden">
          <ButtonLink to={`#${id}`} variant="line">
            {list.loadMore}
          </ButtonLink>
          <span className="small muted tnum">{interpolate(list.left, { count: count - UNFOLDED })}</span>
        </p>
      )}
    </div>
  );
}
