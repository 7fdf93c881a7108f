/** What everyone may know of the shop. */
import type { endpoints } from '#contract/endpoints.ts';
import type { Handler } from '#server/http/context.ts';

export const shop: Handler<typeof endpoints.shop> = (_, context) => context.shop.read(context.db);
