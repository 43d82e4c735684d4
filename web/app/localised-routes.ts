import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Locale } from '#app/i18n/locales.ts';

/** Adds a copy of every route for each further locale, with its prefix and a unique route id. */
export function localisedRoutes(pages: RouteConfigEntry[], [, ...further]: readonly Locale[]): RouteConfigEntry[] {
  const known = pages.filter(({ path }) => path !== '*');
  return [
    ...pages,
    ...further.flatMap(({ code }) =>
      known.map(({ index, path, id, file, ...rest }) => ({
        ...rest,
        file,
        id: `${code}/${id ?? file.replace(/\.tsx$/, '')}`,
        path: index ? code : `${code}/${path}`,
      })),
    ),
  ];
}
