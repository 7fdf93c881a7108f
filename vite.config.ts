import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { assetFileNames, scriptFileNames } from './tools/build/assetNames.ts';
import { chunks } from './tools/build/chunks.ts';
import { lucideIcons } from './tools/build/icons.ts';
import { stripEndpointSchemas } from './tools/build/stripEndpointSchemas.ts';

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [lucideIcons(), stripEndpointSchemas(), tailwindcss(), reactRouter()],
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
      'zustand/middleware',
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
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}));
