import type { Engagement } from '#app/content/fields.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { RunLength } from './run-length.tsx';

export function EngagementFacts({ engagement }: { engagement: Engagement }) {
  const { compare } = useMessages();
  return (
    <dl className="particulars engagement">
      <div>
        <dt>{compare.goodWhen}</dt>
        <dd>{engagement.goodWhen}</dd>
      </div>
      <div>
        <dt>{compare.whoSteers}</dt>
        <dd>{engagement.whoSteers}</dd>
      </div>
      <div>
        <dt>{compare.runsFor}</dt>
        <dd>
          <RunLength from={engagement.weeksMin} to={engagement.weeksMax} />
          <span className="engagement__scale" aria-hidden="true">
            <span>0</span>
            <span>{compare.halfYear}</span>
            <span>{compare.year}</span>
          </span>
          {engagement.runsFor}
        </dd>
      </div>
      <div>
        <dt>{compare.pricedBy}</dt>
        <dd>{engagement.pricedBy}</dd>
      </div>
      <div>
        <dt>{compare.youEndWith}</dt>
        <dd>{engagement.youEndWith}</dd>
      </div>
    </dl>
  );
}
