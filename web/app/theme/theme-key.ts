/** Where the browser keeps the choice of a theme: `light` or `dark`, nothing for the system's. */
export const THEME_KEY = 'theme';
