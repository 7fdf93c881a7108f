/** The caller's own account, read and changed. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/http/context.ts';
import { userAnswer } from './userAnswer.ts';
import { findUser, updateProfile as writeProfile } from './userQueries.ts';

export const profile: Handler<typeof endpoints.profile> = async (_, { db, caller }) => {
  const user = await findUser(db, caller.userId);
  if (!user) throw new Problem('sessionEnded');
  return userAnswer(user);
};

export const updateProfile: Handler<typeof endpoints.updateProfile> = async (
  { body },
  { db, caller, clock },
) => {
  const user = await writeProfile(db, caller.userId, {
    ...body,
    ...(body.phone !== undefined && { phone: body.phone || null }),
    now: clock(),
  });
  return userAnswer(user);
};
