/** Measures the shop and the limit alternately in the same run, so that noise of the machine affects both. */
import type { Compared, Sample } from './figures.ts';
import type { BenchOptions } from './options.ts';

type Side = (seconds: number) => Promise<Sample>;

export async function compare(
  { seconds, warmSeconds, repeats }: BenchOptions,
  ours: Side,
  limit: Side,
): Promise<Compared> {
  await ours(warmSeconds);
  await limit(warmSeconds);
  const samples = { ours: [] as Sample[], limit: [] as Sample[] };
  for (let turn = 0; turn < repeats; turn += 1) {
    samples.ours.push(await ours(seconds));
    samples.limit.push(await limit(seconds));
  }
  return samples;
}
