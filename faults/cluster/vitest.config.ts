import { defineConfig } from 'vitest/config';

/** Apart from the other tests: it needs root, Debian's packages and minutes. `npm run test:cluster` runs it. */
export default defineConfig({
  test: {
    include: ['faults/cluster/*.cluster.ts'],
    fileParallelism: false,
    disableConsoleIntercept: true,
    testTimeout: 60 * 60_000,
    hookTimeout: 5 * 60_000,
  },
});
