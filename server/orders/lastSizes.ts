import type { endpoints } from '#contract/endpoints.ts';
import type { Handler } from '#server/context.ts';
import { lastSizesOf } from './lastSizeQueries.ts';

export const lastSizes: Handler<typeof endpoints.lastSizes> = (_, { db, caller }) =>
  lastSizesOf(db, caller.userId);
