import type { ReactNode } from 'react';
import { Link } from './link.tsx';

export function Badge({ large = false, children }: { large?: boolean; children: ReactNode }) {
  return <span className={large ? 'badge badge--lg' : 'badge'}>{children}</span>;
}

export function Tag({ to, children }: { to?: string; children: ReactNode }) {
  return to ? (
    <Link to={to} className="tag">
      {children}
    </Link>
  ) : (
    <span className="tag">{children}</span>
  );
}

export function TagList({ tags }: { tags: { name: string; to?: string }[] }) {
  return (
    <ul className="tags flex flex-wrap gap-1.5">
      {tags.map(({ name, ...target }) => (
        <li key={name}>
          <Tag {...target}>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}
