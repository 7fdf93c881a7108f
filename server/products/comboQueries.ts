/** Which combos contain a product. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { productNameNow } from './productNameQueries.ts';

export interface NamedCombo {
  id: string;
  name: string;
}

/** By the id of the component, the combos that are not deleted, by name. */
export async function combosWith(
  db: Database,
  components: readonly string[],
): Promise<ReadonlyMap<string, NamedCombo[]>> {
  const { rows } = await sql<NamedCombo & { component: string }>`
    select distinct c.component_id as component, p.id, ${productNameNow()} as name
    from combo_components c join products p on p.id = c.combo_id
    where c.component_id = any(${components}::uuid[]) and p.deleted_at is null
    order by name, p.id`.execute(db);
  const grouped = Map.groupBy(rows, ({ component }) => component);
  return new Map([...grouped].map(([id, combos]) => [id, combos.map(({ id, name }) => ({ id, name }))]));
}
