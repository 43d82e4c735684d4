import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { buildRecord } from './build-record.ts';

/** Many pages share them, but only pages with a form need them. */
const FORMS = /\/node_modules\/zod\/|\/app\/(leads\/|ui\/(choices|error-summary|field)\.tsx)/;

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

export default defineConfig({
  plugins: [buildRecord(), consentVariables(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, sourcemap: false },
  optimizeDeps: {
    // In watch mode, discovering a dependency late reloads every open page.
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
    // Server and pages share one module graph; server/index.ts starts its output.
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Without these groups the home page is 49 files; with a lower minShareCount it loads code it doesn't use.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 1 },
                { name: 'shared', minShareCount: 5, test: (id) => !FORMS.test(id) },
              ],
            },
          },
        },
      },
    },
  },
});
