/** Compares what events have added up to with a count from scratch. */
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#server/database/connect.ts';
import { rebuildProjections } from '#server/projections/rebuild.ts';
import { readDerivedTables } from '#server/testing/derivedTables.ts';

/**
 * The first wrong row of each table, while nothing happens in the shop. Leaves the tables as they are counted, so a fault is
 * found once.
 */
export async function wrongDerivedData(db: Database): Promise<{ what: string }[]> {
  const addedUp = await readDerivedTables(db);
  await rebuildProjections(db);
  const counted = await readDerivedTables(db);
  return Object.keys(counted).flatMap((table) => difference(table, addedUp[table], counted[table]));
}

function difference(table: string, addedUp: unknown[] = [], counted: unknown[] = []): { what: string }[] {
  const rows = Array.from({ length: Math.max(addedUp.length, counted.length) }, (_, row) => row);
  const wrong = rows.find((row) => !isDeepStrictEqual(addedUp[row], counted[row]));
  if (wrong === undefined) return [];
  return [
    { what: `${table}: ${JSON.stringify(addedUp[wrong])} instead of ${JSON.stringify(counted[wrong])}` },
  ];
}
