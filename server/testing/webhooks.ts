/** Inserts webhooks straight into the database. */
import { v7 as newId } from 'uuid';
import { type WebhookEvent, webhookEventValues } from '#domain/webhooks.ts';
import type { Database } from '#server/database/connect.ts';
import { newSecret } from '#server/webhooks/signWebhook.ts';

/** A public address that no name has to be looked up for. Nothing is sent there. */
export const webhookForm = { url: 'https://8.8.8.8/kakon', events: ['order.placed' as const], active: true };

/** A webhook for all events, unless some are given. Returns its id. */
export async function buildWebhook(
  db: Database,
  { url = webhookForm.url, events = [...webhookEventValues] }: { url?: string; events?: WebhookEvent[] } = {},
): Promise<string> {
  const id = newId();
  await db.insertInto('webhooks').values({ id, url, events, secret: newSecret() }).execute();
  return id;
}
