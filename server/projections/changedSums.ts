/** Adds up changes of sums by key, so that a batch writes each row of a counting table once. */

interface Change<Key, Sums> {
  key: Key;
  sums: Sums;
}

/** One object for each key whose sums change: key and sums together. Keys are compared by their JSON. */
export function changedSums<Key extends object, Sums extends { [Name in keyof Sums]: number }>(
  changes: readonly Change<Key, Sums>[],
): (Key & Sums)[] {
  const totals = new Map<string, Change<Key, Sums>>();
  for (const { key, sums } of changes) {
    const name = JSON.stringify(key);
    const known = totals.get(name);
    totals.set(name, { key, sums: known ? added(known.sums, sums) : sums });
  }
  return [...totals.values()]
    .filter(({ sums }) => Object.values(sums).some((sum) => sum !== 0))
    .map(({ key, sums }) => ({ ...key, ...sums }));
}

function added<Sums extends { [Name in keyof Sums]: number }>(one: Sums, other: Sums): Sums {
  const entries = Object.entries<number>(one).map(([name, sum]) => [name, sum + other[name as keyof Sums]]);
  return Object.fromEntries(entries) as Sums;
}
