import { Suspense, use, useContext } from 'react';
import { useLocation } from 'react-router';
import { SceneryContext } from '../scenery/scenery';
import { lateCode, useWasSent } from '../timing/late-code';
import { untilSomebodyActs } from '../timing/until-somebody-acts';

type Props = { error: unknown };

const errorPage = lateCode<Props>(() => import('./error-page').then(({ ErrorPage }) => ErrorPage));

/** Shows in place of a page what went wrong with it. What the server has sent stays as it is when its code does not come. */
export function PageError({ error }: Props) {
  const [id, isSent] = useWasSent();
  return (
    <div id={id} className="contents">
      <Suspense>
        <Shown error={error} isSent={isSent} />
      </Suspense>
    </div>
  );
}

function Shown({ error, isSent }: Props & { isSent: boolean }) {
  const ErrorPage = use(isSent ? errorPage.forSent() : errorPage.arriveOr(PlainError));
  return <ErrorPage error={error} />;
}

// It has to be there before it is needed: the network may be what is missing then.
if (import.meta.env.SSR) void errorPage.forSent();
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
