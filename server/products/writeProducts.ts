/** Stores new and changed products together with the ledger's movements, the audit events and the outbox's event. */
import { countsOf } from '#domain/productCounts.ts';
import { type Actor, type AuditEvent, recordAuditEvents } from '#server/audit/auditQueries.ts';
import { changesBetween } from '#server/audit/changesBetween.ts';
import type { Database } from '#server/database/connect.ts';
import { type CountReason, type Movement, movementsOf, recordMovements } from './ledgerQueries.ts';
import type { ProductToReplace, ProductToSave } from './productListQueries.ts';
import { insertProducts, replaceProducts } from './productSaveQueries.ts';
import { recordProductChange } from './recordProductChange.ts';
import { changingStock, recountCombos } from './stockChangeQueries.ts';

export interface ProductWrites {
  created?: readonly ProductToSave[];
  /** The caller holds their locks. */
  changed?: readonly ProductToReplace[];
  /** Why counts of changed products move. */
  reason?: Exclude<CountReason, 'initial' | 'removed'>;
  /** How the change was made, for the audit log. Absent for the form. */
  through?: 'bulk edit' | 'import';
}

export async function writeProducts(trx: Database, writes: ProductWrites, actor: Actor): Promise<void> {
  const { created = [], changed = [] } = writes;
  const ids = [...created, ...changed].map(({ id }) => id);
  const stock = await changingStock(trx, ids, async () => {
    await insertProducts(trx, created, actor.now);
    await replaceProducts(trx, changed, actor.now);
    await recountCombos(trx, ids);
  });
  await recordMovements(trx, movementsFor(writes), actor);
  await recordAuditEvents(trx, auditEventsFor(writes), actor);
  await recordProductChange(trx, ids, stock);
}

const movementsFor = ({ created = [], changed = [], reason = 'edit' }: ProductWrites): Movement[] => [
  ...created.flatMap(({ id, form }) =>
    movementsOf({ id, before: [], after: countsOf(form), reason: 'initial' }),
  ),
  ...changed.flatMap(({ id, before, form }) =>
    movementsOf({ id, before: countsOf(before), after: countsOf(form), reason }),
  ),
];

function auditEventsFor({ created = [], changed = [], through }: ProductWrites): AuditEvent[] {
  const details = through ? { through } : {};
  return [
    ...created.map(
      ({ id, form: { name } }): AuditEvent => ({
        action: 'product.create',
        subject: 'product',
        subjectId: id,
        details: { name, ...details },
      }),
    ),
    ...changed.map(
      ({ id, before, form }): AuditEvent => ({
        action: 'product.update',
        subject: 'product',
        subjectId: id,
        details: { name: form.name, changes: changesBetween(before, form), ...details },
      }),
    ),
  ];
}
