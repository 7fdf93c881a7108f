import { expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { describeTables } from '../../tools/build/describeTables.ts';

it('the table types match the migrations (`npm run db:types` regenerates them)', async () => {
  const { url } = await openTestDatabase();
  await expect(await describeTables(url)).toMatchFileSnapshot('tables.ts');
});
