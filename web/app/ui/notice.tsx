import type { ReactNode } from 'react';

type Props = {
  tone: 'done' | 'problem';
  title?: string;
  /** The title's id: it is a heading then, and an address that ends with it leads to it and puts the focus there. */
  id?: string;
  children: ReactNode;
};

/** A short message about what has just happened; `tone` says whether it went well. */
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
