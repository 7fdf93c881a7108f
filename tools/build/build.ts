/** Builds the pages and the server, each only if its sources have changed. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../launch/pinnedNode.mjs';
import { runQuietly, step } from '../launch/progress.mjs';
import { compressFiles } from './compressFiles.ts';
import { refuseMissingTexts } from './translations.ts';

const run = (script: string, args: readonly string[], env: Record<string, string> = {}) =>
  runQuietly(process.execPath, [join(root, 'node_modules', script), 'build', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });

/** The pages in one language, so that a browser loads the texts of no other. The configurations of Vite and the router read it. */
const buildPages = (language: 'en' | 'bn') =>
  run('@react-router/dev/bin.cjs', [], { KAKON_LANGUAGE: language });

const bundle = (config: string) => run('vite/bin/vite.js', ['--config', config]);

const PACKAGES = ['tsconfig.base.json', 'package.json', 'package-lock.json'];

/**
 * The pages come first, because their English build clears the whole of build/, so the server is then built, too. The stamp is a
 * file with the hash of the sources of the last build.
 */
const PARTS = [
  {
    name: 'pages',
    stamp: join(root, 'build', 'made-of'),
    sources: [
      '{web,domain,contract,texts}/**',
      'tools/build/*.ts',
      '{vite,react-router}.config.ts',
      ...PACKAGES,
    ],
    make: async () => {
      await refuseMissingTexts();
      const client = join(root, 'build', 'client');
      await buildPages('en');
      await buildPages('bn');
      // A file's name has the hash of what is in it, so what both languages use is there once.
      await cp(join(root, 'build', 'bn', 'client', 'assets'), join(client, 'assets'), { recursive: true });
      await rm(join(root, 'build', 'bn', 'client'), { recursive: true });
      await bundle('tools/build/serviceWorker.ts');
      await compressFiles(client);
    },
  },
  {
    name: 'server',
    stamp: join(root, 'build', 'shop', 'made-of'),
    sources: [
      '{server,domain,contract,texts}/**',
      'demo/*.ts',
      'tools/build/*.ts',
      'tools/launch/*',
      ...PACKAGES,
    ],
    make: () => bundle('tools/build/serverBundle.ts'),
  },
];
type Part = (typeof PARTS)[number];

/** Calls `before` once if there is something to build. */
export async function buildIfStale(before: () => Promise<unknown> = async () => {}): Promise<void> {
  const isStale = (part: Part) =>
    !existsSync(part.stamp) || readFileSync(part.stamp, 'utf8') !== hashOf(part);
  const first = PARTS.findIndex(isStale);
  if (first < 0) return;
  await before();
  for (const part of PARTS.slice(first)) await step(`Building the ${part.name}`, () => build(part));
}

/** Removes the stamp first and writes it last, so that an interrupted build counts as stale. */
async function build(part: Part): Promise<void> {
  const madeOf = hashOf(part);
  await rm(part.stamp, { force: true });
  await part.make();
  await writeFile(part.stamp, madeOf);
}

function hashOf({ sources }: Part): string {
  const hash = createHash('sha256').update(process.version);
  const entries = globSync(sources, { cwd: root, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
    hash.update(`${path.slice(root.length)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
