/** What an order that an admin takes reads besides the products. */
import type { Database } from '#server/database/connect.ts';

/** An account is never deleted, so this stays true until the transaction ends. */
export async function userExists(trx: Database, id: string): Promise<boolean> {
  const found = await trx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
