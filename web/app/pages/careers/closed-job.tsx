import type { JobSummary } from '#app/content/jobs.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { OpenPositions } from '#app/sections/open-positions.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';

type Props = {
  title: string | null;
  others: JobSummary[];
  text: string;
};

export function ClosedJob({ title, others, text }: Props) {
  const { application: t, nav } = useMessages();
  return (
    <>
      <PageMeta title={t.closedTitle} isListed={false} />
      <Breadcrumbs crumbs={[{ label: nav.careers, to: '/careers' }, { label: title ?? t.closedTitle }]} />
      <div className="wrap page-head columns">
        <div className="md:col-[1/11]">
          <h1>{t.closedHeading}</h1>
          {title && <p className="lead">{title}</p>}
          <p className={title ? 'muted mt-3' : 'lead'}>{others.length ? text : t.closedNone}</p>
        </div>
      </div>
      {others.length > 0 && <OpenPositions jobs={others} />}
    </>
  );
}
