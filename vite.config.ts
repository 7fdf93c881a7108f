import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { assetFileNames, scriptFileNames } from './tools/build/assetNames.ts';
import { chunks } from './tools/build/chunks.ts';
import { lucideIcons } from './tools/build/icons.ts';
import { stripEndpointSchemas } from './tools/build/stripEndpointSchemas.ts';

/** `#texts/` in package.json resolves by this condition to the texts of one language. */
const textsOf = process.env.KAKON_LANGUAGE === 'bn' ? 'bangla' : 'english';

export default defineConfig(({ command }) => ({
  // In development the files of each language have addresses of their own. A build keeps all under one.
  base: command === 'serve' && textsOf === 'bangla' ? '/bn/' : '/',
  publicDir: textsOf === 'english' && 'web/public',
  cacheDir: `node_modules/.vite/${textsOf}`,
  resolve: { conditions: [textsOf, ...defaultClientConditions] },
  plugins: [lucideIcons(), stripEndpointSchemas(), tailwindcss(), reactRouter()],
  define: { 'import.meta.env.KAKON_LANGUAGE': JSON.stringify(process.env.KAKON_LANGUAGE ?? 'en') },
  build: { assetsInlineLimit: 0 },
  // Prebundled at the start, so that a development page is not reloaded when it meets a new dependency.
  optimizeDeps: {
    include: [
      '@base-ui/react/alert-dialog',
      '@base-ui/react/combobox',
      '@base-ui/react/dialog',
      '@base-ui/react/drawer',
      '@base-ui/react/menu',
      '@base-ui/react/toast',
      '@hookform/resolvers/zod',
      'clsx',
      'embla-carousel',
      'embla-carousel-autoplay',
      'react-hook-form',
      'zod',
      'zustand',
      'zustand/vanilla',
    ],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: chunks,
            entryFileNames: scriptFileNames,
            chunkFileNames: scriptFileNames,
            assetFileNames,
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: './web/ssr/pages.ts',
          // Node keeps a file's source text in memory, at two bytes per character if a single one is beyond ASCII.
          output: { charset: 'ascii', comments: false, assetFileNames },
        },
      },
      // One self-contained file, so that the start reads no icons or widgets from node_modules.
      resolve: {
        conditions: [textsOf, ...defaultServerConditions],
        ...(command === 'build' && { noExternal: true as const }),
      },
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}));
