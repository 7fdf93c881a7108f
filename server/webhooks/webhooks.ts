/** Admins read, create, change, test and delete webhooks. */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { FORMER_SECRET_HOURS, MAX_WEBHOOKS, testEvent } from '#domain/webhooks.ts';
import { type AuditDetails, actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import { changesBetween } from '#server/audit/changesBetween.ts';
import type { Context, Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuseOutdated } from '#server/refuseOutdated.ts';
import { webhookMessages } from '#texts/webhooks.ts';
import { messageBody } from './messageBody.ts';
import { queueMessages } from './messageQueries.ts';
import { refusalOfAddress } from './publicAddress.ts';
import { newSecret } from './signWebhook.ts';
import {
  countWebhooks,
  deleteWebhookRow,
  insertWebhook,
  type LockedWebhook,
  listWebhooks,
  lockWebhook,
  replaceSecret,
  updateWebhook,
} from './webhookQueries.ts';

export const webhooks: Handler<typeof endpoints.webhooks> = async (_, { db }) => ({
  webhooks: await listWebhooks(db),
});

async function refuseAddress(url: string): Promise<void> {
  const refusal = await refusalOfAddress(new URL(url));
  if (refusal) throw new Problem('invalidInput', { message: refusal, errors: { url: refusal } });
}

async function savedWebhook(trx: Database, id: string) {
  const [webhook] = await listWebhooks(trx, id);
  if (!webhook) throw new Problem('webhookNotFound');
  return webhook;
}

/** The host, since a path or query may hold a key. */
const nameOf = (url: string) => ({ name: new URL(url).host });

export const addWebhook: Handler<typeof endpoints.addWebhook> = async ({ body }, context) => {
  await refuseAddress(body.url);
  return inTransaction(context.db, async (trx) => {
    if ((await countWebhooks(trx)) >= MAX_WEBHOOKS) throw new Problem('tooManyWebhooks');
    const [id, secret, actor] = [newId(), newSecret(), actorOf(context)];
    await insertWebhook(trx, { ...body, id, secret, now: actor.now });
    const event = { action: 'webhook.create', subject: 'webhook', subjectId: id } as const;
    await recordAuditEvent(trx, { ...event, details: nameOf(body.url) }, actor);
    return { webhook: await savedWebhook(trx, id), secret };
  });
};

/** Runs the work with the locked webhook. */
const withWebhook = <T>(
  id: string,
  { db }: Context,
  work: (trx: Database, webhook: LockedWebhook) => Promise<T>,
): Promise<T> => {
  if (!isId(id)) throw new Problem('webhookNotFound');
  return inTransaction(db, async (trx) => {
    const webhook = await lockWebhook(trx, id);
    if (!webhook) throw new Problem('webhookNotFound');
    return work(trx, webhook);
  });
};

const audit = (
  trx: Database,
  action: 'webhook.update' | 'webhook.delete' | 'webhook.secret',
  { id, details }: { id: string; details: AuditDetails<'webhook'> },
  context: Context<'admin'>,
) => recordAuditEvent(trx, { action, subject: 'webhook', subjectId: id, details }, actorOf(context));

export const changeWebhook: Handler<typeof endpoints.changeWebhook> = async (
  { params: { id }, body: { basedOn, ...body } },
  context,
) => {
  if (!isId(id)) throw new Problem('webhookNotFound');
  await refuseAddress(body.url);
  return withWebhook(id, context, async (trx, before) => {
    refuseOutdated(basedOn, before.changedAt);
    await updateWebhook(trx, id, { webhook: body, now: context.clock() });
    const shown = ({ url, events, active }: typeof body) => ({
      ...nameOf(url),
      events: events.join(', '),
      active,
    });
    const details = { ...nameOf(body.url), ...changesBetween(shown(before), shown(body)) };
    await audit(trx, 'webhook.update', { id, details }, context);
    return { webhook: await savedWebhook(trx, id) };
  });
};

export const deleteWebhook: Handler<typeof endpoints.deleteWebhook> = ({ params: { id } }, context) =>
  withWebhook(id, context, async (trx, { url }) => {
    await deleteWebhookRow(trx, id);
    await audit(trx, 'webhook.delete', { id, details: nameOf(url) }, context);
    return { message: webhookMessages.deleted };
  });

export const changeWebhookSecret: Handler<typeof endpoints.changeWebhookSecret> = (
  { params: { id } },
  context,
) =>
  withWebhook(id, context, async (trx, { url, secret: former }) => {
    const secret = newSecret();
    const until = new Date(context.clock().getTime() + FORMER_SECRET_HOURS * 60 * 60 * 1000);
    await replaceSecret(trx, id, { secret, former, until });
    await audit(trx, 'webhook.secret', { id, details: nameOf(url) }, context);
    return { secret };
  });

export const testWebhook: Handler<typeof endpoints.testWebhook> = ({ params: { id } }, context) =>
  withWebhook(id, context, async (trx) => {
    const time = context.clock();
    const bodyOf = messageBody(testEvent, time, { message: 'This is a test of the shop.' });
    await queueMessages(trx, [{ webhook: id, event: testEvent, bodyOf }]);
    return { message: webhookMessages.tested };
  });
