import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { buildRecord } from './build-record.ts';

/**
 * The consent library declares its variables on the document's root, which has every element of the page styled anew when it
 * is loaded. Its dialogs are the only ones to use them.
 */
const consentVariables = (): Plugin => ({
  name: 'consent-variables',
  enforce: 'pre',
  transform: {
    filter: { id: /\/cookieconsent\.css\?inline$/ },
    handler: (code) => code.replaceAll(':root', '#cc-main'),
  },
});

const FIRST_MODULES = /\/app\/(root|pages\/home\/home-page)\.tsx$/;

/** What the frame of all pages and the start page import stays together: whoever comes needs it from the start. */
function nameOfFrame(id: string, bundle: { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }): string | null {
  const seen = new Set<string>();
  const isNeededFirst = (module: string): boolean => {
    if (FIRST_MODULES.test(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return bundle.getModuleInfo(module)?.importers.some(isNeededFirst) ?? false;
  };
  return !/\/app\/(root\.tsx|pages\/)|\.css$/.test(id) && isNeededFirst(id) ? 'frame' : null;
}

export default defineConfig({
  plugins: [buildRecord(), consentVariables(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, sourcemap: false },
  optimizeDeps: {
    // In watch mode: a library that is found only when its code is asked for has every open page loaded anew.
    noDiscovery: true,
    include: [
      'altcha-lib',
      'altcha-lib/algorithms/web/pbkdf2',
      'posthog-js/dist/module.slim.no-external',
      'react-dom',
      'vanilla-cookieconsent',
      'zod/mini',
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Browsers that know this compile the whole file beside the main thread, and not each function at its first call.
            postBanner: '//# allFunctionsCalledOnLoad',
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
                { name: nameOfFrame, priority: 1 },
                { name: 'shared', minShareCount: 8 },
                { name: 'sections', test: /\/app\/sections\//, minShareCount: 2 },
                { name: 'layout', test: /\/app\/(layout|theme)\/(?!page-boundary)/, minShareCount: 2 },
                // Too small for files of their own.
                { name: 'small', test: /\/app\//, minShareCount: 2, maxModuleSize: 300 },
              ],
            },
          },
        },
      },
    },
  },
});
