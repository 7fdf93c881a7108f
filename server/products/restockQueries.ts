/** Moves counts up or down, one statement each. */
import { sql } from 'kysely';
import type { CountUnit } from '#domain/productCounts.ts';
import type { Database } from '#server/database/connect.ts';

interface Addition {
  unit: CountUnit;
  unitName: string;
  pieces: number;
}

const units = {
  product: { table: 'products', owner: 'id', name: null },
  size: { table: 'product_sizes', owner: 'product_id', name: 'name' },
  colour: { table: 'product_colours', owner: 'product_id', name: 'slug' },
  batch: { table: 'product_batches', owner: 'product_id', name: 'id' },
} as const;

/** The caller holds the product's lock. */
export async function addToCounts(trx: Database, id: string, additions: readonly Addition[]): Promise<void> {
  for (const { unit, unitName, pieces } of additions) {
    const { table, owner, name } = units[unit];
    const named = name ? sql`and ${sql.ref(name)} = ${unitName}` : sql``;
    const count = sql.ref(unit === 'batch' ? 'pieces' : 'stock');
    await sql`
      update ${sql.table(table)} set ${count} = ${count} + ${pieces} where ${sql.ref(owner)} = ${id} ${named}`.execute(
      trx,
    );
  }
}

/** What a piece costs the shop, in poisha. The caller holds the product's lock. */
export async function setCost(trx: Database, id: string, poisha: number | null): Promise<void> {
  await sql`update products set cost_price = ${poisha} where id = ${id}`.execute(trx);
}
