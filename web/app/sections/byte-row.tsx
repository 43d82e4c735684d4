import type { ByteSummary } from '../content/technical-bytes.server.ts';
import { useMessages, usePlural } from '../i18n/messages';
import { useLikes } from '../likes/use-likes';
import { Tag } from '../ui/badge';
import { DateText } from '../ui/date';
import { Link } from '../ui/link';
import { NoBreak } from '../ui/no-break';

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
