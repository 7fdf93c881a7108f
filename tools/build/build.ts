/** Builds the pages and the server, each only if its sources have changed. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../launch/pinnedNode.mjs';
import { runQuietly, step } from '../launch/progress.mjs';
import { compressFiles } from './compressFiles.ts';

interface Part {
  name: string;
  /** The file with the hash of the sources of the last build. */
  stamp: string;
  sources: readonly string[];
  make: () => Promise<unknown>;
}

const builder = (script: string, ...args: string[]) =>
  runQuietly(process.execPath, [join(root, 'node_modules', script), 'build', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });

const PACKAGES = ['tsconfig.base.json', 'package.json', 'package-lock.json'];

/** The pages come first, because their build clears the whole of build/. */
const PARTS: readonly Part[] = [
  {
    name: 'pages',
    stamp: join(root, 'build', 'made-of'),
    sources: ['{web,domain,contract}/**', 'tools/build/*.ts', '{vite,react-router}.config.ts', ...PACKAGES],
    make: async () => {
      await builder('@react-router/dev/bin.cjs');
      await compressFiles(join(root, 'build', 'client'));
    },
  },
  {
    name: 'server',
    stamp: join(root, 'build', 'shop', 'made-of'),
    sources: ['{server,domain,contract}/**', 'demo/*.ts', 'tools/build/*.ts', 'tools/launch/*', ...PACKAGES],
    make: () => builder('vite/bin/vite.js', '--config', 'tools/build/serverBundle.ts'),
  },
];

/** Calls `before` once if there is something to build. */
export async function buildIfStale(before: () => Promise<unknown> = async () => {}): Promise<void> {
  let started = false;
  for (const part of PARTS) {
    const madeOf = hashOf(part);
    if (existsSync(part.stamp) && readFileSync(part.stamp, 'utf8') === madeOf) continue;
    if (!started) await before();
    started = true;
    await step(`Building the ${part.name}`, () => build(part, madeOf));
  }
}

/** Removes the stamp first and writes it last, so that an interrupted build counts as stale. */
async function build({ stamp, make }: Part, madeOf: string): Promise<void> {
  await rm(stamp, { force: true });
  await make();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, madeOf);
}

function hashOf({ sources }: Part): string {
  const hash = createHash('sha256').update(process.version);
  const entries = globSync([...sources], { cwd: root, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
    hash.update(`${path.slice(root.length)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
