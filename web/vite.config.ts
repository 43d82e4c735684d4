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
