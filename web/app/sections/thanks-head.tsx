import type { ReactNode } from 'react';
import { Ornament } from '#app/ui/art.tsx';

type Props = {
  title: string;
  text: string;
  /** A text from which the brand draws an ornament beside the heading, on tablets and desktops. */
  ornament: string;
  /** Links to other pages. */
  children: ReactNode;
};

/** Top of the page that visitors see after they sent a form. */
export function ThanksHead({ title, text, ornament, children }: Props) {
  return (
    <div className="wrap columns items-end gap-y-8 py-[clamp(3rem,2rem+5vw,7rem)]">
      <div className="md:col-[1/9]">
        <h1 className="text-display">{title}</h1>
        {text && <p className="lead mt-6 max-w-[36rem]">{text}</p>}
        <p className="actions mt-8">{children}</p>
      </div>
      <p className="max-md:hidden md:col-[10/13] empty:hidden" aria-hidden="true">
        <Ornament text={ornament} columns={2} rows={3} className="w-[clamp(9rem,6rem+8vw,15rem)] md:ml-auto" />
      </p>
    </div>
  );
}
