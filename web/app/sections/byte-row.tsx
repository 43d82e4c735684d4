import type { ByteSummary } from '#app/content/technical-bytes.server.ts';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { useLikes } from '#app/likes/use-likes.ts';
import { Tag } from '#app/ui/badge.tsx';
import { DateText } from '#app/ui/date.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';

type Props = {
  byte: ByteSummary;
  variant?: 'full' | 'compact';
  level?: 2 | 3;
};

export function ByteRow({ byte, variant = 'full', level = 2 }: Props) {
  const { bytes } = useMessages();
  const plural = usePlural();
  const Heading = level === 2 ? 'h2' : 'h3';
  const count = useLikes(byte.slug, byte.likes);
  const likes = (
    <p className="byte__n">
      <b>{count}</b>
      <span>{plural(bytes.likes, count)}</span>
    </p>
  );
  if (variant === 'compact')
    return (
      <article className="byte byte--compact">
        {likes}
        <h3>
          <Link to={`/technical-bytes/${byte.slug}`}>
            <NoBreak text={byte.title} />
          </Link>
        </h3>
        <p className="meta">
          <span>{byte.topics.join(', ')}</span>
        </p>
      </article>
    );
  return (
    <article className="byte">
      {likes}
      <div>
        <Heading className="h3x">
          <Link to={`/technical-bytes/${byte.slug}`}>
            <NoBreak text={byte.title} />
          </Link>
        </Heading>
        <p className="byte__a muted">{byte.shortAnswer}</p>
      </div>
      <div className="byte__m">
        <p className="tags">
          {byte.topics.map((topic) => (
            <Tag key={topic}>{topic}</Tag>
          ))}
        </p>
        <p className="small muted">
          <DateText day={byte.publishedOn} />
        </p>
      </div>
    </article>
  );
}
