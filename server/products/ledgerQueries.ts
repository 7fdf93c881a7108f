/** The stock ledger: one movement for every count that an admin changes. Orders write their own movements. */
import { sql } from 'kysely';
import { type Count, type CountUnit, countKey, stockByCount } from '#domain/productCounts.ts';
import type { CorrectionReason, MovementReason } from '#domain/stockMovements.ts';
import type { Database } from '#server/database/connect.ts';

/** Why an admin's change moved a count. */
export type CountReason =
  | Extract<MovementReason, 'initial' | 'edit' | 'import' | 'removed' | 'expired'>
  | CorrectionReason;

export interface Movement {
  productId: string;
  unit: CountUnit;
  unitName: string;
  delta: number;
  left: number;
  reason: CountReason;
  /** What a piece of a restock cost, in poisha. */
  unitCost?: number;
  /** Whom a restock was bought from. */
  supplier?: string;
}

interface Recount {
  id: string;
  before: readonly Count[];
  after: readonly Count[];
  /** The reason for the counts that still exist. */
  reason: Exclude<CountReason, 'removed'>;
}

/** Every difference between the counts before and after. */
export function movementsOf({ id: productId, before, after, reason }: Recount): Movement[] {
  const was = stockByCount(before);
  const still = new Set(after.map(countKey));
  const changed = after.map((count): Movement => {
    const { stock: left, ...unit } = count;
    return { productId, ...unit, delta: left - (was.get(countKey(count)) ?? 0), left, reason };
  });
  const removed = before
    .filter((count) => !still.has(countKey(count)))
    .map(
      ({ stock, ...unit }): Movement => ({ productId, ...unit, delta: -stock, left: 0, reason: 'removed' }),
    );
  return [...changed, ...removed].filter(({ delta }) => delta !== 0);
}

/** Who moved the count, and when. */
export interface Mover {
  by: string;
  now: Date;
}

export async function recordMovements(
  trx: Database,
  movements: readonly Movement[],
  { by, now }: Mover,
): Promise<void> {
  if (movements.length === 0) return;
  await sql`
    insert into stock_movements (product_id, unit, unit_name, delta, left_after, reason, unit_cost, supplier, moved_by,
                                 moved_at)
    select m."productId", m.unit, m."unitName", m.delta, m."left", m.reason, m."unitCost", m.supplier, ${by}::uuid, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(movements)}::json)
      as m ("productId" uuid, unit text, "unitName" text, delta int, "left" int, reason text,
            "unitCost" bigint, supplier text)`.execute(trx);
}
