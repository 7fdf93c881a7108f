/** Bundles the service worker into one classic script beside the pages. It names the release by the files of the pages. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { root } from '../launch/pinnedNode.mjs';

const client = join(root, 'build', 'client');

const releaseNow = (): string =>
  createHash('sha256')
    .update(globSync('assets/*.{js,css}', { cwd: client }).sort().join())
    .digest('base64url')
    .slice(0, 8);

export default defineConfig({
  root,
  publicDir: false,
  define: { __RELEASE__: JSON.stringify(releaseNow()) },
  build: {
    outDir: client,
    emptyOutDir: false,
    rollupOptions: {
      input: 'web/serviceWorker/serviceWorker.ts',
      output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
    },
  },
});
