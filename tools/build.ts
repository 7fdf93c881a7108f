/** The pages and the server, each built when something it is made of has changed. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFiles } from './compressFiles.ts';
import { root } from './pinnedNode.mjs';
import { runQuietly, step } from './progress.mjs';

interface Part {
  name: string;
  /** Says what the part was made of. */
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

/** The pages come first: their builder begins by clearing the whole of build/, and each part is looked at in its turn. */
const PARTS: readonly Part[] = [
  {
    name: 'pages',
    stamp: join(root, 'build', 'made-of'),
    sources: [
      '{web,domain,contract}/**',
      'tools/{assetNames,build,chunks,compressFiles,domainIsPure,iconsByFile,lightEndpointTable,moduleParts,schemasApart}.ts',
      '{vite,react-router}.config.ts',
      ...PACKAGES,
    ],
    make: async () => {
      await builder('@react-router/dev/bin.cjs');
      await compressFiles(join(root, 'build', 'client'));
    },
  },
  {
    name: 'server',
    stamp: join(root, 'build', 'shop', 'made-of'),
    sources: [
      '{server,domain,contract}/**',
      'demo/*.ts',
      'tools/{build,serverBundle,settingsFile,start}.ts',
      'tools/{children,pinnedNode}.mjs',
      ...PACKAGES,
    ],
    make: () => builder('vite/bin/vite.js', '--config', 'tools/serverBundle.ts'),
  },
];

/** `before` is called once if there is something to build. */
export async function buildIfStale(before: () => Promise<unknown> = async () => {}): Promise<void> {
  let begun = false;
  for (const part of PARTS) {
    const madeOf = hashOf(part);
    if (madeOf === stamped(part.stamp)) continue;
    if (!begun) await before();
    begun = true;
    await step(`Building the ${part.name}`, () => build(part, madeOf));
  }
}

/** The stamp goes first and comes last, so that no interrupted build passes for a whole one. */
async function build({ stamp, make }: Part, madeOf: string): Promise<void> {
  await rm(stamp, { force: true });
  await make();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, madeOf);
}

function stamped(stamp: string): string | null {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return null;
  }
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
