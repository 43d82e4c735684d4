import { requirePage } from '#app/content/pages.server.ts';
import { type ByteOrder, listBytes } from '#app/content/technical-bytes.server.ts';
import { countTopics, topicOf, withTopic } from '#app/content/topics.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { ByteRow } from '#app/sections/byte-row.tsx';
import { EmptyList } from '#app/sections/empty-list.tsx';
import { FoldedList } from '#app/sections/folded-list.tsx';
import { FollowLink } from '#app/sections/follow-link.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { TopicFilter } from '#app/sections/topic-filter.tsx';
import { listSubject } from '#app/structured-data/lists.ts';
import { MoreLink } from '#app/ui/button.tsx';
import { ChoiceForm } from '#app/ui/choice-form.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import type { Route } from './+types/bytes-page';
import { FeaturedByte } from './featured-byte.tsx';
import { mostLiked } from './most-liked.ts';
import { readOrder } from './sort.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  const order = readOrder(search);
  const [page, all, { none }] = await Promise.all([
    requirePage('technical-bytes'),
    listBytes(order),
    getUiTextsOrDefault(),
  ]);
  const topics = countTopics(all);
  const topic = topicOf(search, topics);
  const featured = topic === null ? mostLiked(all) : null;
  const shown = { page, bytes: withTopic(all, topic), featured, order, topics, topic, total: all.length };
  return { ...shown, none: all.length ? '' : none.questions };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function BytesPage({ loaderData }: Route.ComponentProps) {
  const { page, bytes, featured, order, topics, topic, total, none } = loaderData;
  const { bytes: texts, nav } = useMessages();
  const plural = usePlural();
  const { hero, title, blocks, seo } = page;
  const crumbs = [{ label: title }];
  const others = bytes.filter(({ slug }) => slug !== featured?.slug);
  const listed = bytes.map((byte) => ({ title: byte.title, path: `/technical-bytes/${byte.slug}` }));
  return (
    <>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} subject={listSubject(listed)} />
      <PageHeader hero={hero} crumbs={crumbs} layout="split" />
      {bytes.length === 0 ? (
        <EmptyList heading={texts.none} text={none}>
          <MoreLink to="/contact">{nav.contact}</MoreLink>
        </EmptyList>
      ) : (
        <>
          {featured && <FeaturedByte byte={featured} />}
          <div className={`wrap pb-section ${featured || hero.image ? 'pt-12' : ''}`}>
            <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
              <TopicFilter
                label={texts.filter}
                forms={texts.showing}
                path="/technical-bytes"
                keep={order === 'recent' ? {} : { sort: order }}
                topics={topics}
                total={total}
                current={topic}
              />
              {/* At the end of the filter, on small screens in a row below it. */}
              <div className="max-lg:pb-6 lg:mb-[clamp(1.75rem,1.2rem+1.6vw,3rem)] lg:border-b lg:border-line lg:pb-2.5 lg:pl-6">
                <SortForm order={order} topic={topic} />
              </div>
            </div>
            <p className="sr-only" role="status">
              {plural(texts.showing, bytes.length)}, {texts.sortedBy[order]}
            </p>
            <FoldedList id="all-questions" count={others.length}>
              <div className="border-b border-line lg:[&>:first-child]:border-t-0 lg:[&>:first-child]:pt-0">
                {others.map((byte) => (
                  <ByteRow key={byte.slug} byte={byte} />
                ))}
              </div>
            </FoldedList>
            <div className="mt-6">
              <FollowLink />
            </div>
          </div>
        </>
      )}
      <Blocks blocks={blocks} />
    </>
  );
}

function SortForm({ order, topic }: { order: ByteOrder; topic: string | null }) {
  const { bytes: texts } = useMessages();
  const { toLocale } = useLanguage();
  return (
    <ChoiceForm
      path={toLocale('/technical-bytes')}
      chosen={{ ...(topic === null ? {} : { topic }), ...(order === 'recent' ? {} : { sort: order }) }}
      apply={texts.apply}
      className="flex flex-wrap items-center gap-3"
    >
      {topic !== null && <input type="hidden" name="topic" value={topic} />}
      <SegmentedControl
        label={texts.sortBy}
        name="sort"
        options={[
          { value: '', label: texts.mostRecent },
          { value: 'liked', label: texts.mostLiked },
        ]}
        value={order === 'recent' ? '' : order}
      />
    </ChoiceForm>
  );
}
