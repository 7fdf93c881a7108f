/** The devices an account is signed in on. */
import type { endpoints } from '#contract/endpoints.ts';
import { accountMessages } from '#domain/accountMessages.ts';
import type { Handler } from '#server/http/context.ts';
import { closeSessionsOf, sessionsOf } from './sessionQueries.ts';

export const sessions: Handler<typeof endpoints.sessions> = async (_, { db, caller, clock }) => {
  const rows = await sessionsOf(db, caller.userId, clock());
  return rows.map((row) => ({
    device: row.user_agent,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent: row.token_hash.equals(caller.tokenHash),
  }));
};

/** Signs out everywhere, here too. */
export const endSessions: Handler<typeof endpoints.endSessions> = async (_, { db, caller }) => {
  await closeSessionsOf(db, caller.userId);
  return { message: accountMessages.loggedOutEverywhere };
};
