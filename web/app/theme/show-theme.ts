/** Applies a theme to the document. Its source is also inlined into the head, so it must not use anything outside. */
export function showTheme(theme: string | null): void {
  const root = document.documentElement;
  document.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  if (theme !== 'light' && theme !== 'dark') {
    delete root.dataset.theme;
    root.style.removeProperty('color-scheme');
    return;
  }
  root.dataset.theme = theme;
  // Makes the blank page dark, too, before the style sheet applies.
  root.style.colorScheme = theme;
  const colour = document.querySelector(`meta[name="theme-color"][media*="${theme}"]`)?.cloneNode();
  if (!(colour instanceof HTMLMetaElement)) return;
  colour.removeAttribute('media');
  // First in the head, because browsers use the first meta element that matches.
  document.head.prepend(colour);
}

export const THEME_KEY = 'theme';
