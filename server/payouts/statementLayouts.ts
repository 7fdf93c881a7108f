/** Column layouts of couriers' statements. Admins read, create, change and delete them. */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem, problemAt } from '#domain/problems.ts';
import { builtInStatement, builtInStatements, MAX_STATEMENT_LAYOUTS } from '#domain/statementLayouts.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import { changesBetween } from '#server/audit/changesBetween.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuseOutdated } from '#server/refuseOutdated.ts';
import { payoutMessages } from '#texts/payouts.ts';
import {
  deleteLayout,
  insertLayout,
  listLayouts,
  lockLayout,
  lockLayouts,
  updateLayout,
} from './statementLayoutQueries.ts';

export const statementLayouts: Handler<typeof endpoints.statementLayouts> = async (_, { db }) => [
  ...builtInStatements.map((layout) => ({ _id: null, ...layout, changedAt: null })),
  ...(await listLayouts(db)).map(({ id, ...layout }) => ({ _id: id, ...layout })),
];

const nameTaken = () => problemAt('name', 'layoutNameTaken');

export const addStatementLayout: Handler<typeof endpoints.addStatementLayout> = async (
  { body: layout },
  context,
) => {
  if (builtInStatement(layout.name)) throw nameTaken();
  return inTransaction(context.db, async (trx) => {
    await lockLayouts(trx);
    if ((await listLayouts(trx)).length >= MAX_STATEMENT_LAYOUTS) throw new Problem('tooManyLayouts');
    const [id, actor] = [newId(), actorOf(context)];
    await insertLayout(trx, { id, layout, ...actor });
    const event = { subject: 'statementLayout', subjectId: id } as const;
    const details = { name: layout.name };
    await recordAuditEvent(trx, { ...event, action: 'statementLayout.create', details }, actor);
    return { layout: { _id: id, ...layout, changedAt: actor.now } };
  });
};

export const changeStatementLayout: Handler<typeof endpoints.changeStatementLayout> = async (
  { params: { id }, body: { basedOn, ...layout } },
  context,
) => {
  if (!isId(id)) throw new Problem('layoutNotFound');
  if (builtInStatement(layout.name)) throw nameTaken();
  return inTransaction(context.db, async (trx) => {
    const locked = await lockLayout(trx, id);
    if (!locked) throw new Problem('layoutNotFound');
    const { changedAt, ...before } = locked;
    refuseOutdated(basedOn, changedAt);
    const actor = actorOf(context);
    await updateLayout(trx, { id, layout, ...actor });
    const event = { subject: 'statementLayout', subjectId: id } as const;
    const details = changesBetween(before, layout);
    await recordAuditEvent(trx, { ...event, action: 'statementLayout.update', details }, actor);
    return { layout: { _id: id, ...layout, changedAt: actor.now } };
  });
};

export const deleteStatementLayout: Handler<typeof endpoints.deleteStatementLayout> = async (
  { params: { id } },
  context,
) => {
  if (!isId(id)) throw new Problem('layoutNotFound');
  return inTransaction(context.db, async (trx) => {
    const name = await deleteLayout(trx, id);
    if (name === null) throw new Problem('layoutNotFound');
    const event = { subject: 'statementLayout', subjectId: id, details: { name } } as const;
    await recordAuditEvent(trx, { ...event, action: 'statementLayout.delete' }, actorOf(context));
    return { message: payoutMessages.layoutDeleted };
  });
};
