import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { buildRecord } from './build-record.ts';

export default defineConfig({
  plugins: [buildRecord(), tailwindcss(), reactRouter()],
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
              ],
            },
          },
        },
      },
    },
  },
});
