import { expect, it } from 'vitest';
import { openShopProcess } from '#server/testing/openShopProcess.ts';
import { rootNote } from './asRoot.ts';

it('a shop that is started as root says so in one line, and no other does', async () => {
  const { said, stop } = await openShopProcess();
  await stop();
  expect(said.filter((line) => line === rootNote)).toHaveLength(process.getuid?.() === 0 ? 1 : 0);
  expect(rootNote).not.toContain('\n');
});
