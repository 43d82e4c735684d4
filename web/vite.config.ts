import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { buildRecord } from './build-record.ts';

/** Modules for forms and long texts. Many pages share them, but others do not need them. */
const NOT_ON_ALL_PAGES =
  /\/node_modules\/zod\/|\/app\/(leads\/|sections\/(next-steps|reading-columns|use-dated-steps)|ui\/(choices|contents-list|error-summary|field)\.tsx)/;

/**
 * Moves the CSS variables of the consent library from the document's root to its dialogs. On the root, loading the library
 * would make browsers restyle every element of the page.
 */
const consentVariables = (): Plugin => ({
  name: 'consent-variables',
  enforce: 'pre',
  transform: {
    filter: { id: /\/cookieconsent\.css\?inline$/ },
    handler: (code) => code.replaceAll(':root', '#cc-main'),
  },
});

export default defineConfig({
  plugins: [buildRecord(), consentVariables(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, sourcemap: false },
  optimizeDeps: {
    // All dependencies are listed: in watch mode, a dependency that Vite discovers late reloads every open page.
    noDiscovery: true,
    include: [
      'altcha-lib',
      'altcha-lib/algorithms/web/pbkdf2',
      'posthog-js',
      'react-dom',
      'vanilla-cookieconsent',
      'zod/mini',
    ],
  },
  environments: {
    // The server is built together with the pages, so that they share modules. server/index.ts starts the output.
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Without these groups the home page loads 49 files; with a lower minShareCount it loads unused code.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 1 },
                { name: 'shared', minShareCount: 5, test: (id) => !NOT_ON_ALL_PAGES.test(id) },
              ],
            },
          },
        },
      },
    },
  },
});
