/**
 * What `npm start`, `npm run dev` and `npm test` call, on whatever Node the machine has: sees to the packages, then
 * hands over to the pinned Node that came with them. Plain JavaScript, and nothing but Node itself is imported.
 */
const [major] = process.versions.node.split('.').map(Number);
if (major === undefined || major < 20) {
  console.error(`Kakon needs Node 20 or newer, and this is ${process.versions.node}: see nodejs.org`);
  process.exit(1);
}

const { ensureInstalled } = await import('./install.mjs');
const { runPinned } = await import('./pinnedNode.mjs');
const { cutShort, signalChildren } = await import('./children.mjs');
const { whenNpmIsGone } = await import('./npmWatch.mjs');

/** The browser's wing is reloaded by Vite, in the page itself. */
const watching = ['domain', 'contract', 'server', 'migrations'].map((wing) => `--watch-path=${wing}`);

/**
 * V8 would let garbage grow to several times what is in use before it collects it, since the machine has the memory. A
 * shop shares a small machine with its database: a smaller young space, and an old one collected once it has grown by
 * three fifths. No hard limit: who asks for a thousand products at once is to be served.
 * What the compiler works with is freed as soon as a function is done: left to another thread, that of thirty functions
 * was held at once, 20 MB, and malloc keeps the holes.
 */
const SPARING = ['--max-semi-space-size=4', '--heap-growing-percent=60', '--no-maglev-destroy-on-background'];

/** @typedef {{ environment: string, before?: string, flags: string[] }} Task */

/** @type {Record<string, Task>} */
const TASKS = {
  start: {
    environment: 'production',
    before: 'tools/prepare.ts',
    flags: [...SPARING, 'build/shop/start.js'],
  },
  dev: { environment: 'development', flags: [...watching, '--watch-preserve-output', 'tools/start.ts'] },
  test: { environment: 'test', flags: ['tools/test.ts'] },
  'test:faults': { environment: 'test', flags: ['tools/faults.ts'] },
  backup: { environment: 'production', flags: ['tools/backup.ts'] },
  restore: { environment: 'production', flags: ['tools/restore.ts'] },
  bench: { environment: 'production', flags: ['bench/run.ts'] },
  'bench:web': { environment: 'production', flags: ['bench/web/run.ts'] },
  'db:types': { environment: 'development', flags: ['tools/generateTables.ts'] },
};

const [name = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(TASKS, name)) {
  console.error(
    `Usage: npm start, npm test, npm run dev, bench, bench:web, test:faults, backup, restore or db:types (not ${JSON.stringify(name)})`,
  );
  process.exit(1);
}

let ending = false;

/**
 * The shop closes in its own time; an install would take minutes to undo what the next start does anew anyway.
 *
 * @param {NodeJS.Signals} signal
 */
function end(signal) {
  ending = true;
  signalChildren(signal);
  cutShort();
}

/**
 * @param {Task} task
 * @returns {Promise<number>}
 */
async function run({ environment, before, flags }) {
  if (ending) return 130;
  const failed = before === undefined ? 0 : await runPinned([before], environment);
  if (failed || ending) return failed || 130;
  return runPinned([...flags, ...rest], environment);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end);
whenNpmIsGone(() => end('SIGTERM'));

try {
  await ensureInstalled();
  process.exitCode = await run(/** @type {Task} */ (TASKS[name]));
} catch (error) {
  if (!ending) console.error(error instanceof Error ? error.message : error);
  process.exitCode = ending ? 130 : 1;
}
