import { isRouteErrorResponse, useLocation } from 'react-router';
import { format, useMessages } from '../locale/messages';
import { ButtonLink, MoreLink } from '../ui/button';
import { Drawing } from '../ui/drawing';

/** The error layout: heading by status, the message, three ways out and the technical details. */
export function ErrorPage({ error }: { error: unknown }) {
  const messages = useMessages();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  const message = isMissing ? format(messages.error.notFound, { path: pathname }) : messages.error['500'];
  return (
    <div className="errorpage">
      <title>{isMissing ? messages.error['404'] : messages.error['500']}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap columns items-end gap-y-8 pt-12">
        <div className="c-1-8 pb-16">
          <p className="errorpage__code" aria-hidden="true">
            {status}
          </p>
          <h1>{isMissing ? messages.error['404'] : messages.error['500']}</h1>
          <p className="lead mt-5">{message}</p>
          <p className="muted mt-2 max-w-[34rem]">{isMissing ? messages.error.hint : messages.error.hint500}</p>
          <p className="actions mt-7">
            <ButtonLink to="/">{messages.error.toStart}</ButtonLink>
            <MoreLink to="/projects">{messages.error.toProjects}</MoreLink>
            <MoreLink to="/contact">{messages.nav.contact}</MoreLink>
          </p>
        </div>
        <div className="c-9-12 berth-empty">
          <Drawing name="empty-berth" width={360} height={300} />
        </div>
      </div>
      <div className="errorpage__wall" aria-hidden="true">
        <div className="wrap">
          <span>
            <b>{status}</b>
            {messages.error.berthEmpty}
          </span>
        </div>
      </div>
      <div className="water water--lines on-water">
        <div className="wrap pt-28 pb-10">
          <details className="trace">
            <summary>{messages.error.details}</summary>
            <pre>
              {[
                `${messages.error.status}: ${status}`,
                `${messages.error.message}: ${message}`,
                ...(import.meta.env.DEV && error instanceof Error ? [error.stack] : []),
              ].join('\n')}
            </pre>
          </details>
        </div>
      </div>
    </div>
  );
}
