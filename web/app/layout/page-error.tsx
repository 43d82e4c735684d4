import { type ComponentType, Suspense, use, useContext, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { SceneryContext } from '../scenery/scenery';
import { lateCode, withoutPause } from '../timing/late-code';
import { untilSomebodyActs } from '../timing/until-somebody-acts';
import { forEver } from '../ui/on-demand';

type Props = { error: unknown };
type Code = Promise<ComponentType<Props>>;

const errorPage = lateCode<Props>(() => import('./error-page').then(({ ErrorPage }) => ErrorPage));
/** Shows in place of a page what went wrong with it. What the server has sent stays as it is when its code does not come. */
export function PageError({ error }: Props) {
  const id = useId();
  const [isSent] = useState(() => import.meta.env.SSR || document.getElementById(id) !== null);
  return (
    <div id={id} className="contents">
      <Suspense>
        <Shown error={error} isSent={isSent} />
      </Suspense>
    </div>
  );
}

function Shown({ error, isSent }: Props & { isSent: boolean }) {
  const ErrorPage = use(isSent ? codeForSent() : errorPage.arriveOr(PlainError));
  return <ErrorPage error={error} />;
}

let forSent: Code | undefined;

function codeForSent(): Code {
  forSent ??= withoutPause(errorPage.arrive().catch(forEver));
  return forSent;
}

// It has to be there before it is needed: the network may be what is missing then.
if (import.meta.env.SSR) void codeForSent();
else void untilSomebodyActs().then(() => errorPage.arriveOr(PlainError));

/** Stands in as long as not even the error page's code comes. */
function PlainError() {
  const { pathname, search } = useLocation();
  const texts = useContext(SceneryContext)?.texts.failed;
  return (
    <div className="wrap section">
      <h1>{texts?.title ?? '500'}</h1>
      {texts && (
        <p className="actions mt-7">
          <a href={`${pathname}${search}`} className="btn">
            {texts.tryAgain}
          </a>
        </p>
      )}
    </div>
  );
}
