/** Column layouts of the couriers' files. Admins read, create, change and delete them. */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { builtInLayouts, isBuiltInLayout } from '#domain/builtInLayouts.ts';
import { MAX_COURIER_LAYOUTS } from '#domain/courierLayouts.ts';
import { isId } from '#domain/ids.ts';
import { Problem, problemAt } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import { changesBetween } from '#server/audit/changesBetween.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuseOutdated } from '#server/refuseOutdated.ts';
import { couriersTexts } from '#texts/couriers.ts';
import {
  deleteLayout,
  insertLayout,
  listLayouts,
  lockLayout,
  lockLayouts,
  updateLayout,
} from './courierLayoutQueries.ts';

export const courierLayouts: Handler<typeof endpoints.courierLayouts> = async (_, { db }) => [
  ...builtInLayouts.map((layout) => ({ _id: null, ...layout, changedAt: null })),
  ...(await listLayouts(db)).map(({ id, ...layout }) => ({ _id: id, ...layout })),
];

const nameTaken = () => problemAt('name', 'layoutNameTaken');

export const addCourierLayout: Handler<typeof endpoints.addCourierLayout> = async (
  { body: layout },
  context,
) => {
  if (isBuiltInLayout(layout.name)) throw nameTaken();
  return inTransaction(context.db, async (trx) => {
    await lockLayouts(trx);
    if ((await listLayouts(trx)).length >= MAX_COURIER_LAYOUTS) throw new Problem('tooManyLayouts');
    const [id, actor] = [newId(), actorOf(context)];
    await insertLayout(trx, { id, layout, ...actor });
    const event = { subject: 'courierLayout', subjectId: id } as const;
    const details = { name: layout.name };
    await recordAuditEvent(trx, { ...event, action: 'courierLayout.create', details }, actor);
    return { layout: { _id: id, ...layout, changedAt: actor.now } };
  });
};

export const changeCourierLayout: Handler<typeof endpoints.changeCourierLayout> = async (
  { params: { id }, body: { basedOn, ...layout } },
  context,
) => {
  if (!isId(id)) throw new Problem('layoutNotFound');
  if (isBuiltInLayout(layout.name)) throw nameTaken();
  return inTransaction(context.db, async (trx) => {
    const locked = await lockLayout(trx, id);
    if (!locked) throw new Problem('layoutNotFound');
    const { changedAt, ...before } = locked;
    refuseOutdated(basedOn, changedAt);
    const actor = actorOf(context);
    await updateLayout(trx, { id, layout, ...actor });
    const event = { subject: 'courierLayout', subjectId: id } as const;
    const details = changesBetween(before, layout);
    await recordAuditEvent(trx, { ...event, action: 'courierLayout.update', details }, actor);
    return { layout: { _id: id, ...layout, changedAt: actor.now } };
  });
};

export const deleteCourierLayout: Handler<typeof endpoints.deleteCourierLayout> = async (
  { params: { id } },
  context,
) => {
  if (!isId(id)) throw new Problem('layoutNotFound');
  return inTransaction(context.db, async (trx) => {
    const name = await deleteLayout(trx, id);
    if (name === null) throw new Problem('layoutNotFound');
    const event = { subject: 'courierLayout', subjectId: id, details: { name } } as const;
    await recordAuditEvent(trx, { ...event, action: 'courierLayout.delete' }, actorOf(context));
    return { message: couriersTexts.layoutDeleted };
  });
};
