/** A whole shop without pages, as a process that tests can kill: tells its address and lives until told to stop. */
import { startShop } from '#server/main.ts';
import { readSettings } from '#server/settings.ts';
import { reportFailedStart } from '#server/startRefusal.ts';

export interface ShopNews {
  address: string;
}

try {
  const shop = await startShop({ settings: readSettings(process.env), progress: () => {}, pages: 'none' });
  process.once('message', () => shop.stop().then(leave));
  if (process.connected) process.send?.({ address: shop.address } satisfies ShopNews);
} catch (error) {
  reportFailedStart(error);
  leave();
}

/** The test may have hung up before. */
function leave(): void {
  if (process.connected) process.disconnect();
}
