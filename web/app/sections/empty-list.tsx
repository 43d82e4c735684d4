import type { ReactNode } from 'react';

type Props = { heading: string; text: string; children?: ReactNode };

export function EmptyList({ heading, text, children }: Props) {
  return (
    <div className="section wrap pt-0">
      <div className="border-y border-line py-8">
        <h2 className="text-h3">{heading}</h2>
        {text && <p className="muted mt-2 max-w-[36rem]">{text}</p>}
        {children && <p className="mt-4">{children}</p>}
      </div>
    </div>
  );
}
