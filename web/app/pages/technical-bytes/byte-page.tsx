import { useSearchParams } from 'react-router';
import { withFallback } from '#app/content/client.server.ts';
import { withCurrentLikes } from '#app/content/likes.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { relatedTo } from '#app/content/related.ts';
import { type Byte, findByte, listBytes } from '#app/content/technical-bytes.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { LikeButton, type LikeOutcome } from '#app/likes/like-button.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { ByteRow } from '#app/sections/byte-row.tsx';
import { MoreOfList } from '#app/sections/more-of-list.tsx';
import { TechnologyTags } from '#app/sections/technology-tags.tsx';
import { questionSubject } from '#app/structured-data/reading.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { BackLink } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Route } from './+types/byte-page';

const MORE_BYTES = 3;

export async function loader({ params, url }: Route.LoaderArgs) {
  const find = () => findByte(params.slug);
  const finding = url.searchParams.has('like') ? withCurrentLikes(find) : find();
  const [byte, bytes] = await Promise.all([
    finding.then((found) => requirePublished(found, 'technical-bytes', params.slug)),
    withFallback('more questions', [], () => listBytes()),
  ]);
  return { byte, more: relatedTo(byte, bytes, MORE_BYTES) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function BytePage({ loaderData: { byte, more } }: Route.ComponentProps) {
  const { bytes: texts, nav } = useMessages();
  const crumbs = [{ label: nav.overflow, to: '/technical-bytes' }, { label: byte.title }];
  return (
    <>
      <PageMeta
        title={byte.title}
        description={byte.shortAnswer}
        seo={byte.seo}
        crumbs={crumbs}
        subject={questionSubject(byte)}
      />
      <Breadcrumbs crumbs={crumbs} />
      <article>
        <div className="wrap page-head columns">
          <div className="c-1-10">
            <p className="mb-5">
              <BackLink to="/technical-bytes">{texts.back}</BackLink>
            </p>
            <h1 className="byte-title">
              <NoBreak text={byte.title} />
            </h1>
          </div>
        </div>
        <div className="wrap columns gap-y-10 pb-section">
          <div className="c-1-4">
            <ByteFacts byte={byte} />
          </div>
          <div className="c-5-11 reading__column">
            {byte.question.words > 0 && (
              <section aria-label={texts.question}>
                <Prose text={byte.question} />
              </section>
            )}
            <div className="in-short">
              <h2>{texts.shortAnswer}</h2>
              <p>{byte.shortAnswer}</p>
            </div>
            <section id="answer" aria-label={texts.answer}>
              <Prose text={byte.answer} />
            </section>
          </div>
        </div>
      </article>
      {more.length > 0 && (
        <MoreOfList id="more-bytes" heading={texts.more} to="/technical-bytes" all={texts.all}>
          <div className="bytes">
            {more.map((other) => (
              <ByteRow key={other.slug} byte={other} level={3} />
            ))}
          </div>
        </MoreOfList>
      )}
    </>
  );
}

function ByteFacts({ byte }: { byte: Byte }) {
  const { bytes: texts } = useMessages();
  const [search] = useSearchParams();
  const outcome = search.get('like');
  const isOutcome = (value: string | null): value is LikeOutcome =>
    value !== null && Object.hasOwn(texts.likeOutcome, value);
  return (
    <div className="stay grid gap-6">
      <LikeButton key={byte.slug} slug={byte.slug} likes={byte.likes} outcome={isOutcome(outcome) ? outcome : null} />
      <dl className="particulars">
        {byte.author && (
          <div>
            <dt>{texts.author}</dt>
            <dd>
              {byte.author.name}
              <span className="muted block font-normal">{byte.author.role}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.publishedOn}</dt>
          <dd>
            <DateText day={byte.publishedOn} />
          </dd>
        </div>
        {byte.topics.length > 0 && (
          <div>
            <dt>{texts.topics}</dt>
            <dd>{byte.topics.join(', ')}</dd>
          </div>
        )}
        {byte.technologies.length > 0 && (
          <div>
            <dt>{texts.technologies}</dt>
            <dd>
              <TechnologyTags technologies={byte.technologies} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
