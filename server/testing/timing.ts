/** Do two things take as long as each other? Told by statistics, since the machine has other things to do. */

const medianOf = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const pairs = 40;
/** By chance alone so many of 40 pairs lean to one side once in ten million. */
const mostByChance = 35;

/**
 * How many times longer one takes than the other; 1 where that may be chance. They run in pairs, one after the other
 * in turns, so that whatever else the machine does meets both alike. `work` is told how often it has run.
 */
export async function timeRatio(
  one: (run: number) => Promise<unknown>,
  other: (run: number) => Promise<unknown>,
): Promise<number> {
  await one(-1);
  await other(-1);
  const times: [number, number][] = [];
  for (let run = 0; run < pairs; run += 1) {
    const [first, second] = run % 2 === 0 ? [one, other] : [other, one];
    const took = [await timed(() => first(run)), await timed(() => second(run))] as [number, number];
    times.push(run % 2 === 0 ? took : [took[1], took[0]]);
  }
  const oneSlower = times.filter(([a, b]) => a > b).length;
  if (Math.max(oneSlower, pairs - oneSlower) <= mostByChance) return 1;
  return medianOf(times.map(([a]) => a)) / medianOf(times.map(([, b]) => b));
}
