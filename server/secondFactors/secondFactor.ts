/** Whether the own second factor is on. Its secret and its codes are told once, when they are made, and not here. */
import type { endpoints } from '#contract/endpoints.ts';
import type { Handler } from '#server/http/context.ts';
import { readStanding } from './secondFactorQueries.ts';

export const secondFactor: Handler<typeof endpoints.secondFactor> = (_, { db, caller }) =>
  readStanding(db, caller.userId);
