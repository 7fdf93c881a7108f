import { defineConfig } from 'vitest/config';

/** Apart from the other tests: it needs root, Debian's packages and minutes. `npm run test:cluster` runs it. */
export default defineConfig({
  test: {
    globalSetup: ['faults/cluster/packages.ts'],
    // The last one asks the programs that are installed for it about the files that nothing starts.
    include: ['faults/cluster/*.cluster.ts', 'tools/test/deploy.test.ts'],
    fileParallelism: false,
    disableConsoleIntercept: true,
    testTimeout: 60 * 60_000,
    hookTimeout: 5 * 60_000,
  },
});
