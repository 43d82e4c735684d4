import { Suspense, useContext } from 'react';
import { useLocation } from 'react-router';
import { lateCode } from '../ui/late-code';
import { untilSomebodyActs } from '../ui/until-somebody-acts';
import { SceneryContext } from './scenery';

type Props = { error: unknown };

const errorPage = lateCode<Props>(() =>
  import('./error-page').then(
    ({ ErrorPage }) => ErrorPage,
    () => PlainError,
  ),
);
// It has to be there before it is needed, because the network may be what is missing then.
void (import.meta.env.SSR ? errorPage.arrive() : untilSomebodyActs().then(errorPage.arrive));

/** Shows what went wrong with a page in the page's place. */
export function PageError({ error }: Props) {
  return (
    <Suspense>
      <Shown error={error} />
    </Suspense>
  );
}

function Shown(props: Props) {
  const ErrorPage = errorPage.read();
  return <ErrorPage {...props} />;
}

/** Stands in where not even the error page's code comes. */
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
