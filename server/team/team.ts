/** The Team page: who is an admin, and with which duties. */
import type { endpoints } from '#contract/endpoints.ts';
import { normaliseDuties } from '#domain/duties.ts';
import { Problem } from '#domain/problems.ts';
import { findUserByEmail } from '#server/accounts/userQueries.ts';
import type { Context, Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { applyUserChange } from '#server/users/changeUserStatus.ts';
import { dutiesTexts } from '#texts/duties.ts';
import { findMembers, type MemberRow } from './teamQueries.ts';

const memberResponse = ({ id, duties, ...row }: MemberRow) => ({
  _id: id,
  ...row,
  duties: duties && [...duties],
});

export const team: Handler<typeof endpoints.team> = async (_, { db, clock }) => ({
  members: (await findMembers(db, clock())).map(memberResponse),
});

async function memberWith(trx: Database, id: string, { clock }: Context<'admin'>) {
  const [row] = await findMembers(trx, clock(), id);
  if (!row) throw new Error(`admin ${id} went while it was locked`);
  return { member: memberResponse(row) };
}

export const addMember: Handler<typeof endpoints.addMember> = ({ body }, context) =>
  inTransaction(context.db, async (trx) => {
    const known = await findUserByEmail(trx, body.email);
    if (!known) throw new Problem('userNotFound', { errors: { email: dutiesTexts.noSuchAccount } });
    const change = { role: 'admin', duties: normaliseDuties(body.duties) } as const;
    await applyUserChange(trx, known.id, change, context, { own: 'ownAccount', admin: 'alreadyAdmin' });
    return memberWith(trx, known.id, context);
  });

export const setDuties: Handler<typeof endpoints.setDuties> = ({ params, body }, context) =>
  inTransaction(context.db, async (trx) => {
    const change = { role: 'admin', duties: normaliseDuties(body.duties) } as const;
    const conditions = { own: 'ownAccount', basedOn: body.basedOn } as const;
    const { id } = await applyUserChange(trx, params.id, change, context, conditions);
    return memberWith(trx, id, context);
  });
