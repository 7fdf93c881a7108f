import { expect, it } from 'vitest';
import { openShopProcess } from '#server/testing/openShopProcess.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { rootNote } from './asRoot.ts';

it('a shop that is started as root says so in one line, and no other does', {
  timeout: 120_000,
}, async () => {
  const { url } = await openEmptyDatabase();
  const { said, stop } = await openShopProcess({ DATABASE_URL: url });
  await stop();
  expect(said.filter((line) => line === rootNote)).toHaveLength(process.getuid?.() === 0 ? 1 : 0);
  expect(rootNote).not.toContain('\n');
});
