import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { buildRecord } from './build-record.ts';

export default defineConfig({
  plugins: [buildRecord(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, sourcemap: false },
});
