/**
 * Shows the page in the theme that the visitor has chosen; anything but `light` and `dark` leaves it to the system.
 * Its source is also what runs in the page's head before the first paint, so it uses nothing from outside of itself.
 */
export function showTheme(theme: string | null): void {
  const root = document.documentElement;
  document.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  if (theme !== 'light' && theme !== 'dark') {
    delete root.dataset.theme;
    root.style.removeProperty('color-scheme');
    return;
  }
  root.dataset.theme = theme;
  // The style sheet says the same, but the browser's blank page before it arrives has to be dark too.
  root.style.colorScheme = theme;
  const colour = document.createElement('meta');
  colour.name = 'theme-color';
  colour.content = theme === 'dark' ? '#0a1a19' : '#f4f7f5';
  // The first one that fits counts.
  document.head.prepend(colour);
}
