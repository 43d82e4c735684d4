import { requirePage } from '../../content/pages.server.ts';
import { type ByteOrder, listBytes } from '../../content/technical-bytes.server.ts';
import { countTopics, topicOf, withTopic } from '../../content/topics.ts';
import { getUiTextsOrDefault } from '../../content/ui-texts.server.ts';
import { useMessages, usePlural } from '../../i18n/messages';
import { useLanguage } from '../../i18n/use-locale';
import { PageMeta } from '../../layout/page-meta';
import { loadPageData } from '../../navigation/page-data';
import { Blocks } from '../../sections/blocks';
import { ByteRow } from '../../sections/byte-row';
import { EmptyList } from '../../sections/empty-list';
import { TopicFilter } from '../../sections/topic-filter';
import { listSubject } from '../../structured-data/lists';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { MoreLink } from '../../ui/button';
import { ChoiceForm } from '../../ui/choice-form';
import { NoBreak } from '../../ui/no-break';
import { SegmentedControl } from '../../ui/segmented-control';
import type { Route } from './+types/bytes-page';
import { orderOf } from './sort';

export async function loader({ request }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  const order = orderOf(search);
  const [page, all, { none }] = await Promise.all([
    requirePage('technical-bytes'),
    listBytes(order),
    getUiTextsOrDefault(),
  ]);
  const topics = countTopics(all);
  const topic = topicOf(search, topics);
  const shown = { page, bytes: withTopic(all, topic), order, topics, topic, total: all.length };
  return { ...shown, none: all.length ? '' : none.questions };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function BytesPage({ loaderData }: Route.ComponentProps) {
  const { page, bytes, order, topics, topic, total, none } = loaderData;
  const { bytes: texts, nav } = useMessages();
  const plural = usePlural();
  const { hero, title, blocks, seo } = page;
  const crumbs = [{ label: title }];
  const listed = bytes.map((byte) => ({ title: byte.title, path: `/technical-bytes/${byte.slug}` }));
  return (
    <>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} subject={listSubject(listed)} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="wrap page-head columns items-end gap-y-5">
        <h1 className="c-1-7">
          <NoBreak text={hero.heading} />
        </h1>
        {hero.lead && (
          <p className="lead c-8-12 !mt-0">
            <NoBreak text={hero.lead} />
          </p>
        )}
      </div>
      {bytes.length === 0 ? (
        <EmptyList heading={texts.none} text={none}>
          <MoreLink to="/contact">{nav.contact}</MoreLink>
        </EmptyList>
      ) : (
        <div className="wrap pb-section">
          <TopicFilter
            label={texts.filter}
            forms={texts.showing}
            path="/technical-bytes"
            keep={order === 'recent' ? {} : { sort: order }}
            topics={topics}
            total={total}
            current={topic}
          />
          <div className="listbar">
            <p className="small muted tnum" role="status">
              {plural(texts.showing, bytes.length)}
              <span className="sr">, {texts.sortedBy[order]}</span>
            </p>
            <SortForm order={order} topic={topic} />
          </div>
          <div className="bytes">
            {bytes.map((byte) => (
              <ByteRow key={byte.slug} byte={byte} />
            ))}
          </div>
        </div>
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
