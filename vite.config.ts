import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { domainIsPure } from './tools/domainIsPure.ts';
import { lightEndpointTable } from './tools/lightEndpointTable.ts';

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [lightEndpointTable(), domainIsPure(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './web/pages.ts' } },
      // One self-contained file: no icon set or widget library is read from node_modules at start.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}));
