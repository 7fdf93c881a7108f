/** The hourly sweep of unused photos, among 300,000 order lines and 2,000 uploads. */
import { sweepPhotos } from '#server/uploads/sweepPhotos.ts';
import type { BenchShop } from './benchShop.ts';
import { median, type Row, spreadOf } from './figures.ts';
import { growOrders } from './growQueries.ts';
import { addUploads, countLines } from './sweepQueries.ts';

const mostMs = 1_000;
const mostOrders = 150_000;
const mostUploads = 2_000;
/** One of so many uploads is shown by nothing. */
const unusedEvery = 10;

export async function sweep(shop: BenchShop): Promise<Row[]> {
  const { db, dataDir, photos, options } = shop;
  await growOrders(db, Math.min(mostOrders, 1.5 * options.large));
  const count = Math.min(mostUploads, options.large);
  const unused = Math.floor(count / unusedEvery);
  await addUploads(db, dataDir, { count: count - unused, areShown: true });
  const times: number[] = [];
  for (let turn = 0; turn < options.repeats; turn += 1) {
    await addUploads(db, dataDir, { count: unused, areShown: false });
    const startedAt = performance.now();
    const removed = await sweepPhotos({ db, photos, clock: () => new Date() }, new AbortController().signal);
    times.push(performance.now() - startedAt);
    if (removed !== unused) throw new Error(`${removed} of ${unused} unused photos were removed`);
  }
  const ours = median(times);
  const lines = (await countLines(db)).toLocaleString('en');
  return [
    {
      measure: `sweep of unused photos, ${count.toLocaleString('en')} uploads, ${lines} order lines`,
      unit: 'ms',
      ours,
      spread: spreadOf(times),
      goal: `≤ ${mostMs.toLocaleString('en')}`,
      met: ours <= mostMs,
      note: `${unused} removed`,
    },
  ];
}
