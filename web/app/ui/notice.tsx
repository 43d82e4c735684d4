import type { ReactNode } from 'react';

type Props = {
  tone: 'done' | 'problem';
  title?: string;
  /** Makes the title a heading that a fragment can link to and focus. */
  id?: string;
  children: ReactNode;
};

export function Notice({ tone, title, id, children }: Props) {
  return (
    <div className={`notice notice--${tone} full`}>
      {title &&
        (id ? (
          <h2 className="notice__title" id={id} tabIndex={-1}>
            {title}
          </h2>
        ) : (
          <p className="notice__title">{title}</p>
        ))}
      {children}
    </div>
  );
}
