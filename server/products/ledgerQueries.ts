/** The stock ledger: one movement for every count that an admin changes. Orders write their own movements. */
import { sql } from 'kysely';
import { colourSlug } from '#domain/colours.ts';
import type { ProductForm } from '#domain/productForm.ts';
import type { CountUnit } from '#domain/restocking.ts';
import type { CorrectionReason, MovementReason } from '#domain/stockMovements.ts';
import type { Database } from '#server/database/connect.ts';

/** Why an admin's change moved a count. */
export type CountReason =
  | Extract<MovementReason, 'initial' | 'edit' | 'import' | 'removed' | 'expired'>
  | CorrectionReason;

/** One count of a product: its own, a size's or a color's. */
export interface Count {
  unit: CountUnit;
  /** The size's name or the color's slug. Empty for the product's own count. */
  unitName: string;
  stock: number;
}

export const countsOf = (form: Pick<ProductForm, 'stock' | 'sizes' | 'colors'>): Count[] => [
  { unit: 'product', unitName: '', stock: form.stock },
  ...form.sizes.map(({ size, stock }) => ({ unit: 'size' as const, unitName: size, stock })),
  ...form.colors.map(({ name, stock }) => ({ unit: 'colour' as const, unitName: colourSlug(name), stock })),
];

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
  const keyOf = ({ unit, unitName }: Count) => `${unit} ${unitName}`;
  const was = new Map(before.map((count) => [keyOf(count), count.stock]));
  const still = new Set(after.map(keyOf));
  const changed = after.map((count): Movement => {
    const { stock: left, ...unit } = count;
    return { productId, ...unit, delta: left - (was.get(keyOf(count)) ?? 0), left, reason };
  });
  const removed = before
    .filter((count) => !still.has(keyOf(count)))
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
