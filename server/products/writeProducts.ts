/** New and changed products, stored with what belongs to it: the ledger's movements and the book of deeds. */
import { type Deed, type Doer, recordDeeds } from '#server/admin/auditQueries.ts';
import { changesBetween } from '#server/admin/changesBetween.ts';
import type { Database } from '#server/database/connect.ts';
import { type CountReason, countsOf, movementsOf, recordMovements } from './ledgerQueries.ts';
import { insertProducts, type Replacing, replaceProducts, type Saving } from './saveQueries.ts';

export interface Writing {
  created?: readonly Saving[];
  /** Under their locks. */
  changed?: readonly Replacing[];
  /** Why counts of changed products move. */
  reason?: Exclude<CountReason, 'initial' | 'removed'>;
  /** What the book says of how it was done, where it wasn't the form. */
  through?: 'bulk edit' | 'import';
}

export async function writeProducts(trx: Database, writing: Writing, doer: Doer): Promise<void> {
  const { created = [], changed = [], reason = 'edit', through } = writing;
  await insertProducts(trx, created, doer.now);
  await replaceProducts(trx, changed, doer.now);
  const movements = [
    ...created.flatMap(({ id, form }) =>
      movementsOf({ id, before: [], after: countsOf(form), reason: 'initial' }),
    ),
    ...changed.flatMap(({ id, before, form }) =>
      movementsOf({ id, before: countsOf(before), after: countsOf(form), reason }),
    ),
  ];
  await recordMovements(trx, movements, doer);
  const details = through ? { through } : {};
  const deed = { subject: 'product' } as const;
  const deeds: Deed[] = [
    ...created.map(
      ({ id, form: { name } }): Deed => ({
        ...deed,
        action: 'product.create',
        subjectId: id,
        details: { name, ...details },
      }),
    ),
    ...changed.map(
      ({ id, before, form }): Deed => ({
        ...deed,
        action: 'product.update',
        subjectId: id,
        details: { name: form.name, changes: changesBetween(before, form), ...details },
      }),
    ),
  ];
  await recordDeeds(trx, deeds, doer);
}
