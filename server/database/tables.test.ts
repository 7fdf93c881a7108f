import { expect, it } from 'vitest';
import { describeTables } from '#server/testing/describeTables.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';

it('the table types match the migrations (`npm run db:types` regenerates them)', async () => {
  const { url } = await openTestDatabase();
  await expect(await describeTables(url)).toMatchFileSnapshot('tables.ts');
});
