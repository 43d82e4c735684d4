import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
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

export default defineConfig({
  plugins: [buildRecord(), consentVariables(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, sourcemap: false },
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
                { name: 'shared', minShareCount: 8, priority: 1 },
                // What every page needs anyway and is too small for files of their own.
                { name: 'small', test: /\/app\/(consent|ui)\//, minShareCount: 2, maxModuleSize: 300, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
