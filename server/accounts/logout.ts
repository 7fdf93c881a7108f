/** Ends the session that asks. */
import type { endpoints } from '#contract/endpoints.ts';
import { accountMessages } from '#domain/accountMessages.ts';
import type { Handler } from '#server/http/context.ts';
import { closeSession } from './sessionQueries.ts';

export const logout: Handler<typeof endpoints.logout> = async (_, { db, caller }) => {
  await closeSession(db, caller.tokenHash);
  return { message: accountMessages.loggedOut };
};
