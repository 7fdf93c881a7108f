import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { describeTables, tablesFile } from '../../tools/build/generateTables.ts';

it('the table types match the migrations (`npm run db:types` regenerates them)', async () => {
  const { url } = await openTestDatabase();
  expect(await readFile(tablesFile, 'utf8')).toBe(await describeTables(url));
});
