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
const { ENDING_SIGNALS, runPinned } = await import('./pinnedNode.mjs');

/** The browser's wing is reloaded by Vite, in the page itself. */
const watching = ['domain', 'contract', 'server', 'migrations'].map((wing) => `--watch-path=${wing}`);

const TASKS = {
  start: { environment: 'production', flags: ['tools/start.ts'] },
  dev: { environment: 'development', flags: [...watching, '--watch-preserve-output', 'tools/start.ts'] },
  test: { environment: 'test', flags: ['tools/test.ts'] },
  'db:types': { environment: 'development', flags: ['tools/generateTables.ts'] },
};

const [name = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(TASKS, name)) {
  console.error(`Usage: npm start, npm run dev, npm test, or npm run db:types (not ${JSON.stringify(name)})`);
  process.exit(1);
}

const giveUp = () => process.exit(130);
try {
  for (const signal of ENDING_SIGNALS) process.on(signal, giveUp);
  await ensureInstalled();
  for (const signal of ENDING_SIGNALS) process.off(signal, giveUp);
  const { environment, flags } = TASKS[/** @type {keyof typeof TASKS} */ (name)];
  process.exitCode = await runPinned([...flags, ...rest], environment);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
