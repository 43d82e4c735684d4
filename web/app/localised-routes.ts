import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Locale } from './i18n/locales.ts';

/**
 * The pages, and once more under the prefix of each further language. Ids have to differ, files need not. What no page has is
 * missing in every language alike.
 */
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
