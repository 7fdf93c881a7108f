/** The web wing, built when something it is made of has changed. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from './compressFiles.ts';
import { root } from './pinnedNode.mjs';
import { runQuietly, step } from './progress.mjs';

const STAMP = join(root, 'build', 'made-of');

const SOURCES = [
  '{web,domain,contract}/**',
  'tools/{build,chunks,compressFiles,domainIsPure,iconsByFile,lightEndpointTable,moduleParts,schemasApart}.ts',
  '{vite,react-router}.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];

export async function buildIfStale(): Promise<void> {
  const sources = hashOfSources();
  if (sources === stamped()) return;
  await step('Building the pages', () => build(sources));
}

/** The stamp goes first and comes last, so that no interrupted build passes for a whole one. */
async function build(sources: string): Promise<void> {
  await rm(STAMP, { force: true });
  const builder = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  await runQuietly(process.execPath, [builder, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await compressFiles(join(root, 'build', 'client'));
  await mkdir(join(root, 'build'), { recursive: true });
  await writeFile(STAMP, sources);
}

function stamped(): string | null {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null;
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(process.version);
  const entries = globSync(SOURCES, { cwd: root, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
    hash.update(`${path.slice(root.length)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
