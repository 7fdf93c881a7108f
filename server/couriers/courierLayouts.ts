/** Layouts of couriers' files: read, defined, changed and deleted by admins. */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { isBuiltInLayout, MAX_LAYOUTS, pathaoLayout } from '#domain/courierLayouts.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import { changesBetween } from '#server/admin/changesBetween.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import {
  countLayouts,
  deleteLayout,
  insertLayout,
  listLayouts,
  lockLayout,
  updateLayout,
} from './layoutQueries.ts';

export const courierLayouts: Handler<typeof endpoints.courierLayouts> = async (_, { db }) => [
  { _id: null, ...pathaoLayout },
  ...(await listLayouts(db)).map(({ id, ...layout }) => ({ _id: id, ...layout })),
];

const nameTaken = () =>
  new Problem('layoutNameTaken', { errors: { name: 'There is a layout with this name already' } });

export const addCourierLayout: Handler<typeof endpoints.addCourierLayout> = async (
  { body: layout },
  context,
) => {
  if (isBuiltInLayout(layout.name)) throw nameTaken();
  return inTransaction(context.db, async (trx) => {
    if ((await countLayouts(trx)) >= MAX_LAYOUTS) throw new Problem('tooManyLayouts');
    const [id, doer] = [newId(), doerOf(context)];
    await insertLayout(trx, { id, layout, ...doer });
    const deed = { subject: 'courierLayout', subjectId: id } as const;
    await recordDeed(trx, { ...deed, action: 'courierLayout.create', details: { name: layout.name } }, doer);
    return { layout: { _id: id, ...layout } };
  });
};

export const changeCourierLayout: Handler<typeof endpoints.changeCourierLayout> = async (
  { params: { id }, body: layout },
  context,
) => {
  if (!isId(id)) throw new Problem('layoutNotFound');
  if (isBuiltInLayout(layout.name)) throw nameTaken();
  return inTransaction(context.db, async (trx) => {
    const before = await lockLayout(trx, id);
    if (!before) throw new Problem('layoutNotFound');
    const doer = doerOf(context);
    await updateLayout(trx, { id, layout, ...doer });
    const deed = { subject: 'courierLayout', subjectId: id } as const;
    const details = changesBetween(before, layout);
    await recordDeed(trx, { ...deed, action: 'courierLayout.update', details }, doer);
    return { layout: { _id: id, ...layout } };
  });
};

export const deleteCourierLayout: Handler<typeof endpoints.deleteCourierLayout> = async (
  { params: { id } },
  context,
) => {
  if (!isId(id)) throw new Problem('layoutNotFound');
  return inTransaction(context.db, async (trx) => {
    const deleted = await deleteLayout(trx, id);
    if (!deleted) throw new Problem('layoutNotFound');
    const deed = { subject: 'courierLayout', subjectId: id } as const;
    const details = { name: deleted.name };
    await recordDeed(trx, { ...deed, action: 'courierLayout.delete', details }, doerOf(context));
    return { message: 'Layout deleted' };
  });
};
