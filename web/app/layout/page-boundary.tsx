import { Outlet } from 'react-router';
import { usePageLanguage } from '#app/i18n/page-language.ts';
import { LanguageContext, useLanguage } from '#app/i18n/use-locale.ts';
import { useMissingCode } from '#app/navigation/chunk-reload.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import type { Route } from './+types/page-boundary';
import { ErrorPage } from './error-page.tsx';

export default function PageBoundary() {
  const missingCode = useMissingCode();
  if (missingCode) throw missingCode;
  return usePageLanguage() === useLanguage() ? <Outlet /> : <UntranslatedPage />;
}

/** The page and its labels are in the default language, but its links lead to pages in the visitor's language. */
function UntranslatedPage() {
  const { notTranslated } = useRootData();
  const language = usePageLanguage();
  return (
    <>
      {notTranslated && <p className="wrap small muted py-4">{notTranslated}</p>}
      <div lang={language.locale.iso} dir={language.locale.dir}>
        <LanguageContext value={language}>
          <Outlet />
        </LanguageContext>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
