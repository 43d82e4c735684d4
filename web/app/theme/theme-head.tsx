import { use } from 'react';
import { CspNonce } from '#app/root-data/root-data.ts';
import { showTheme, THEME_KEY } from './show-theme.ts';

const SCRIPT = `try{(${showTheme})(localStorage.getItem(${JSON.stringify(THEME_KEY)}))}catch{}`;

/** Applies the visitor's theme. Must precede style sheets and other scripts, or the wrong theme would flash. */
export function ThemeHead({ backgrounds }: { backgrounds: { light: string; dark: string } | undefined }) {
  const nonce = use(CspNonce);
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      {backgrounds && (
        <>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={backgrounds.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={backgrounds.dark} />
        </>
      )}
      {/* suppressHydrationWarning: the browser's bundle has another build of the function. The script does not run again. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the source of our own function */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
    </>
  );
}
