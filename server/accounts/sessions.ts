/** The devices on which an account is logged in. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import { accountMessages, sessionMessages } from '#texts/accountMessages.ts';
import {
  closeOtherSessions,
  closeSession,
  closeSessionById,
  closeSessionsOf,
} from './closeSessionQueries.ts';
import { sessionsOf } from './sessionQueries.ts';

export const sessions: Handler<typeof endpoints.sessions> = async (_, { db, caller, clock }) => {
  const rows = await sessionsOf(db, caller.userId, clock());
  return rows.map((row) => ({
    _id: row.id,
    device: row.user_agent,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent: row.token_hash.equals(caller.tokenHash),
  }));
};

/** Logs out one device, which may be the current one. */
export const endSession: Handler<typeof endpoints.endSession> = async ({ params }, { db, caller }) => {
  if (!isId(params.id) || !(await closeSessionById(db, caller.userId, params.id))) {
    throw new Problem('notFound');
  }
  return { message: sessionMessages.loggedOut };
};

/** Logs out all devices, with or without the current one. */
export const endSessions: Handler<typeof endpoints.endSessions> = async ({ query }, { db, caller }) => {
  if (query.keep === 'current') {
    await closeOtherSessions(db, caller);
    return { message: sessionMessages.othersLoggedOut };
  }
  await closeSessionsOf(db, caller.userId);
  return { message: accountMessages.loggedOutEverywhere };
};

/** Ends the current session. */
export const logout: Handler<typeof endpoints.logout> = async (_, { db, caller }) => {
  await closeSession(db, caller.tokenHash);
  return { message: accountMessages.loggedOut };
};
