import { defineConfig } from 'vitest/config';

/** Two workers at a time: the machine's cores are shared with PostgreSQL, and runs elsewhere have two. */
const WORKERS = 2;

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    // Processes are killed and clocks compared on machines that others use too; what fails twice is no accident.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: { name: 'rules', include: ['{domain,contract,tools}/**/*.test.ts', 'demo/catalogue.test.ts'] },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'demo/{loadCatalogue,demoPast}.test.ts'],
          globalSetup: ['server/testing/postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          globalSetup: ['server/testing/postgres.ts'],
          // By themselves, after the others: they count what the shop can bear.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
    ],
  },
});
