import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { namesOfAssets, scriptFileNames } from './tools/assetNames.ts';
import { chunks } from './tools/chunks.ts';
import { domainIsPure } from './tools/domainIsPure.ts';
import { iconsByFile } from './tools/iconsByFile.ts';
import { lightEndpointTable } from './tools/lightEndpointTable.ts';
import { schemasApart } from './tools/schemasApart.ts';

const assetFileNames = namesOfAssets();

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [
    iconsByFile(),
    lightEndpointTable(),
    schemasApart(),
    domainIsPure(),
    tailwindcss(),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0 },
  // Known from the start, so that no page of a development session is reloaded by a part it meets first.
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
      'lucide-react',
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
          input: './web/pages.ts',
          // Node keeps a file's text, in two bytes a letter if a single one is beyond ASCII.
          output: { charset: 'ascii', comments: false, assetFileNames },
        },
      },
      // One self-contained file: no icon set or widget library is read from node_modules at start.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}));
