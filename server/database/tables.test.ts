import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { describeTables, tablesFile } from '../../tools/generateTables.ts';

it('the table types are those of the migrations; npm run db:types writes them anew', async () => {
  const { url } = await openTestDatabase();
  expect(await readFile(tablesFile, 'utf8')).toBe(await describeTables(url));
});
