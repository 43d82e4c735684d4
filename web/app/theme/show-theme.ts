/** Also inlined into the head by its source, so it must be self-contained. */
export function showTheme(theme: string | null): void {
  const root = document.documentElement;
  document.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  if (theme !== 'light' && theme !== 'dark') {
    delete root.dataset.theme;
    root.style.removeProperty('color-scheme');
    return;
  }
  root.dataset.theme = theme;
  // Before the style sheet applies, the blank page has to be dark too.
  root.style.colorScheme = theme;
  const colour = document.querySelector(`meta[name="theme-color"][media*="${theme}"]`)?.cloneNode();
  if (!(colour instanceof HTMLMetaElement)) return;
  colour.removeAttribute('media');
  // The first match counts.
  document.head.prepend(colour);
}

export const THEME_KEY = 'theme';
