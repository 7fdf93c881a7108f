import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { lucideIcons } from './tools/build/icons.ts';

/** CI machines have two cores. Tests of the server wait for PostgreSQL, processes and clocks, so three use two cores well. */
const WORKERS = 3;

/** They measure how much load the shop bears. */
const FAULT_WORKERS = 2;

const SERVER = ['server/**/*.test.ts', 'demo/{loadCatalogue,demoPast}.test.ts'];

/**
 * They start the shop as processes of their own, migrate a large one, live through random histories, read every word of the
 * search, or send every call hostile input: half of the time of all units. `npm test` runs them with `--all`.
 */
const LONG = [
  'server/{backup,tracing,uploads/s3,database/embedded}/**/*.test.ts',
  'server/{processes,readiness,firstStart}.test.ts',
  'server/{database/{databaseAway,largeShopMigration,replication},http/gracefulStop,jobs/worker,uploads/photosInBucket,uploads/twoPlaces}.test.ts',
  'server/{orders/{orderLife,orderLives},projections/history,products/search/vocabulary}.test.ts',
  'server/{asRoot,search/rareTogether,products/listing/filters}.test.ts',
  'server/http/{generatedClient,hostileCalls,hostileText,limits,malformedRequests}.test.ts',
];

/** A module can be replaced only in a worker that has not imported it for another file. */
const REPLACING = globSync(SERVER).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

const withDatabase = {
  globalSetup: ['server/testing/postgres.ts'],
  setupFiles: ['server/testing/closeAll.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    // Some tests kill processes and compare clocks on shared machines. A case that fails twice is a real failure.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'rules',
          // Pure functions keep no state between files, so a worker imports each module once.
          isolate: false,
          include: ['{texts,domain,contract}/**/*.test.ts', 'demo/catalogue.test.ts'],
          // Property tests take seconds of processor time, and longer on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'tools',
          // They read the files of the repository and change none.
          isolate: false,
          include: ['tools/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          // Every file opens its own database and shop, so a worker imports the shop's modules once.
          isolate: false,
          include: SERVER,
          exclude: [...REPLACING, ...LONG],
          ...withDatabase,
        },
      },
      {
        test: {
          name: 'long',
          isolate: false,
          include: LONG,
          exclude: REPLACING,
          ...withDatabase,
        },
      },
      {
        test: {
          name: 'server mocks',
          include: REPLACING,
          ...withDatabase,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          ...withDatabase,
          // Alone, after the other projects, because they measure how much load the shop bears.
          sequence: { groupOrder: 1 },
          maxWorkers: FAULT_WORKERS,
          testTimeout: 120_000,
        },
      },
      {
        plugins: [lucideIcons()],
        test: {
          name: 'web',
          // A worker for each file would take four times the processor time.
          isolate: false,
          environment: './web/testing/lastingDocument.ts',
          // A download would change the address of the document.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          setupFiles: ['web/testing/leaveNothing.ts'],
          include: ['web/**/*.test.{ts,tsx}'],
          // Importing a dialog takes seconds on a busy machine.
          testTimeout: 30_000,
        },
      },
    ],
  },
});
