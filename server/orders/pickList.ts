/** Items to take from the shelves for several orders. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import type { Handler } from '#server/context.ts';
import { linesToPick } from './pickListQueries.ts';

export const pickList: Handler<typeof endpoints.pickList> = async ({ query: { ids } }, { db }) => ({
  lines: await linesToPick(db, ids.filter(isId)),
});
