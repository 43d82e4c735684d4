import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { buildRecord } from './build-record.ts';

/** Four pages share them, but only who fills in a form needs them. */
const FORM_CHECKS = /\/node_modules\/zod\/|\/app\/leads\/form-schema\.ts$/;

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
    // In watch mode: a library that is found only when its code is asked for has every open page loaded anew.
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
    // Server and pages are one module graph. server/index.ts starts what comes out of it.
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Without these the home page consists of 49 files. With a lower count it loads more that it has no use for.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 1 },
                { name: 'shared', minShareCount: 5, test: (id) => !FORM_CHECKS.test(id) },
              ],
            },
          },
        },
      },
    },
  },
});
