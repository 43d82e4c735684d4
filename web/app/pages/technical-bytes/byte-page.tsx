import { useSearchParams } from 'react-router';
import { withFallback } from '#app/content/client.server.ts';
import { withCurrentLikes } from '#app/content/likes.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { relatedTo } from '#app/content/related.ts';
import { type Byte, type ByteSummary, findByte, listBytes } from '#app/content/technical-bytes.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { Share } from '#app/layout/share.tsx';
import { LikeButton, type LikeOutcome } from '#app/likes/like-button.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Byline } from '#app/sections/byline.tsx';
import { ByteRow } from '#app/sections/byte-row.tsx';
import { CallToActionSection } from '#app/sections/call-to-action.tsx';
import { ContactSubject } from '#app/sections/contact-subject.tsx';
import { CaptionedImage } from '#app/sections/figure.tsx';
import { MoreOfList } from '#app/sections/more-of-list.tsx';
import { BESIDE_TEXT, TEXT } from '#app/sections/reading-columns.tsx';
import { TopicsAndTechnologies } from '#app/sections/topics-and-technologies.tsx';
import { questionSubject } from '#app/structured-data/reading.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { BackLink } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Route } from './+types/byte-page';

const MORE_BYTES = 3;
/** The headings of short answer and question. */
const SMALL_HEADING = 'mb-3 font-sans text-sm leading-[1.4] font-semibold tracking-normal';
const mostLikedFirst = (bytes: ByteSummary[]) => bytes.toSorted((a, b) => b.likes - a.likes);

export async function loader({ params, url }: Route.LoaderArgs) {
  const find = () => findByte(params.slug);
  const finding = url.searchParams.has('like') ? withCurrentLikes(find) : find();
  const [byte, bytes] = await Promise.all([
    finding.then((found) => requirePublished(found, 'technical-bytes', params.slug)),
    withFallback('more questions', [], () => listBytes()),
  ]);
  const more = relatedTo(byte, mostLikedFirst(bytes), MORE_BYTES);
  return { byte, more: more.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn)) };
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
        <div className="wrap page-head columns gap-y-8 max-sm:gap-y-6">
          <NoBreak as="h1" className="col-span-full text-h1 text-balance max-sm:text-[1.875rem]" text={byte.title} />
          <Byline author={byte.author}>
            <DateText day={byte.publishedOn} />
          </Byline>
        </div>
        <div className="in-short band on-dark mb-10 md:mb-16 py-10 md:py-14 lg:py-20">
          <div className="wrap columns items-center gap-y-8">
            <div className={byte.figure?.image ? 'md:col-[1/7]' : 'lg:col-[1/11]'}>
              <h2 className={SMALL_HEADING}>{texts.shortAnswer}</h2>
              <p className="font-display text-[clamp(1.625rem,1.05rem+2.2vw,3rem)] leading-[1.16] font-[450] tracking-[-0.02em] text-pretty">
                {byte.shortAnswer}
              </p>
            </div>
            {byte.figure && (
              <div className="md:col-[7/13]">
                <CaptionedImage figure={byte.figure} width={664} eager />
              </div>
            )}
          </div>
        </div>
        <div className="wrap columns gap-y-10 pb-section">
          <div className={`grid grid-cols-1 gap-y-14 lg:gap-y-18 ${TEXT}`}>
            {byte.question.words > 0 && (
              <section className="rounded-plate bg-plate px-5 py-6 md:px-8 md:py-7" aria-labelledby="question">
                <h2 id="question" className={SMALL_HEADING}>
                  {texts.question}
                </h2>
                <Prose text={byte.question} className="[--plate:var(--surface)] [&_figure]:my-5" />
              </section>
            )}
            <section id="answer" aria-labelledby="answer-heading">
              <div className="prose mb-5">
                <h2 id="answer-heading">{texts.answer}</h2>
              </div>
              <Prose text={byte.answer} />
            </section>
            <Likes byte={byte} />
          </div>
          <div className={BESIDE_TEXT}>
            <div className="stay">
              <TopicsAndTechnologies topics={byte.topics} technologies={byte.technologies} />
            </div>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:col-[6/13] no-print">
            <BackLink to="/technical-bytes">{texts.back}</BackLink>
            <Share title={byte.title} />
          </div>
        </div>
      </article>
      {more.length > 0 && (
        <MoreOfList id="more-bytes" heading={texts.more} to="/technical-bytes" all={texts.all}>
          <div className="border-b border-line">
            {more.map((other) => (
              <ByteRow key={other.slug} byte={other} level={3} />
            ))}
          </div>
        </MoreOfList>
      )}
      <ContactSubject value={byte.title}>
        <CallToActionSection
          id="ask"
          {...texts.ask}
          link={{
            label: byte.author ? interpolate(texts.askPerson, { name: byte.author.name }) : nav.contact,
            url: '/contact',
          }}
          tone="strong"
        />
      </ContactSubject>
    </>
  );
}

function Likes({ byte: { slug, likes } }: { byte: Byte }) {
  const { bytes: texts } = useMessages();
  const [search] = useSearchParams();
  const outcome = search.get('like');
  const isOutcome = (value: string | null): value is LikeOutcome =>
    value !== null && Object.hasOwn(texts.likeOutcome, value);
  return <LikeButton key={slug} slug={slug} likes={likes} outcome={isOutcome(outcome) ? outcome : null} />;
}
