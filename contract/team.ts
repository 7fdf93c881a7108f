/** The team: the admins and their duties. */
import { z } from 'zod';
import { dutiesChangeSchema, dutiesField, newMemberSchema } from '#domain/duties.schema.ts';
import { endpoint } from './endpoint.ts';
import { idParams, moment } from './values.ts';

const admin = { who: 'admin', duty: 'team', group: 'Team' } as const;

const member = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  /** Null for all. */
  duties: dutiesField,
  hasSecondFactor: z.boolean(),
  /** The last call in a session that is still open, to the hour. Null without such a session. */
  lastSeenAt: moment.nullable(),
  /** The last change of the account. */
  changedAt: moment,
});
const changed = z.object({ member });

export const team = {
  team: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/team',
    summary: 'All admins with their duties, by name',
    response: z.object({ members: z.array(member) }),
  }),
  addMember: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/team',
    summary: 'Make the account with this email an admin with these duties, which you must have yourself',
    input: { body: newMemberSchema },
    response: changed,
    status: 201,
    refusals: ['userNotFound', 'alreadyAdmin', 'ownAccount', 'passwordNotRecent'],
  }),
  setDuties: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/team/:id',
    summary:
      'Change the duties of an admin, unless the account has been changed since `basedOn`, or make a user an admin with these duties. You must have what you grant or take',
    input: { params: idParams, body: dutiesChangeSchema },
    response: changed,
    refusals: ['userNotFound', 'ownAccount', 'lastAdmin', 'changedMeanwhile', 'passwordNotRecent'],
  }),
};
