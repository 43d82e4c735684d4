import { data } from 'react-router';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';

const RETRY_AFTER_S = '30';

/** Shown at the URL of a page that cannot be rendered (server/page-cache/page-handler.ts). */
export const loader = () => data(null, { status: 503 });

export const headers = () => ({ 'retry-after': RETRY_AFTER_S, 'x-robots-tag': 'noindex' });

export default function UnavailablePage() {
  const messages = useMessages().error;
  return (
    <div className="grid min-h-[calc(100dvh-var(--header-h))] grid-rows-[1fr_auto_auto]">
      <PageMeta title={messages['503']} isListed={false} />
      <div className="wrap pt-12 pb-16">
        <p
          className="mb-[0.18em] font-display text-[clamp(6rem,3rem+13vw,14rem)]/[0.8] font-medium tracking-[-0.05em] text-accent"
          aria-hidden="true"
        >
          503
        </p>
        <h1>{messages['503']}</h1>
        <p className="lead mt-5">{messages.hint503}</p>
        <p className="actions mt-7">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the URL of the page that failed */}
          <a href="" className="btn">
            {messages.tryAgain}
          </a>
        </p>
      </div>
    </div>
  );
}
