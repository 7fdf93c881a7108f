/** Webhooks: their settings for admins, and what their messages hold. */
import { z } from 'zod';
import { orderStatusValues } from '#domain/orderStatus.ts';
import { webhookChangeSchema, webhookSchema } from '#domain/webhooks.schema.ts';
import { LISTED_DELIVERIES, MAX_WEBHOOKS, webhookEventValues } from '#domain/webhooks.ts';
import { endpoint } from './endpoint.ts';
import { amount, idParams, messageResponse, moment } from './values.ts';

const admin = { who: 'admin', duty: 'settings', group: 'Webhooks' } as const;

/**
 * The data of a message, an allow-list. A receiver outside the shop learns which order, which pieces, how much and which
 * district, enough to book a parcel or count sales. Name, phone, address and notes of the customer stay in the shop: whoever
 * needs them asks the API for the order.
 */
const order = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  placedAt: moment,
  status: z.enum(orderStatusValues),
  /** In taka. */
  totalPrice: amount,
  district: z.string(),
});
const stock = z.object({
  productId: z.string(),
  name: z.string(),
  /** Pieces that can be bought now, and before. */
  available: z.int(),
  previous: z.int(),
});
export const webhookData = {
  'order.placed': order.extend({
    items: z.array(z.object({ productId: z.string(), quantity: z.int() })),
  }),
  'order.status_changed': order.extend({
    previousStatus: z.enum(orderStatusValues),
    /** Why the shop ended the order, if it did so now. */
    closingReason: z.string().nullable(),
    /** Pieces came back from the customer. */
    returned: z.boolean(),
  }),
  'stock.low': stock,
  'stock.out': stock,
  'stock.back': stock,
  'webhook.test': z.object({ message: z.string() }),
} as const;

const delivery = z.object({
  _id: z.string(),
  event: z.string(),
  state: z.enum(['queued', 'sent', 'dropped']),
  attempts: z.int(),
  /** Of the last response. */
  status: z.int().nullable(),
  note: z.string(),
  queuedAt: moment,
  triedAt: moment.nullable(),
  nextAt: moment.nullable(),
});
const webhook = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEventValues)),
  active: z.boolean(),
  failingSince: moment.nullable(),
  /** When the shop switched it off by itself. */
  switchedOffAt: moment.nullable(),
  /** When an admin saved it last, or the shop switched it off. */
  changedAt: moment,
  deliveries: z.array(delivery),
});
const secret = z.string();

export const webhooks = {
  webhooks: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/webhooks',
    summary: `All webhooks, each with its last ${LISTED_DELIVERIES} messages`,
    response: z.object({ webhooks: z.array(webhook) }),
  }),
  addWebhook: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/webhooks',
    summary: `Create a webhook, of at most ${MAX_WEBHOOKS}. Only this response holds its secret`,
    input: { body: webhookSchema },
    response: z.object({ webhook, secret }),
    status: 201,
    refusals: ['tooManyWebhooks'],
  }),
  changeWebhook: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/webhooks/:id',
    summary: 'Change a webhook, or switch it on or off, unless it has been changed since `basedOn`',
    input: { params: idParams, body: webhookChangeSchema },
    response: z.object({ webhook }),
    refusals: ['webhookNotFound', 'changedMeanwhile'],
  }),
  deleteWebhook: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/admin/webhooks/:id',
    summary: 'Delete a webhook with its messages',
    input: { params: idParams },
    response: messageResponse,
    refusals: ['webhookNotFound'],
  }),
  changeWebhookSecret: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/webhooks/:id/secret',
    summary: 'Make a new secret. For a day, messages are signed with the former one, too',
    input: { params: idParams },
    response: z.object({ secret }),
    refusals: ['webhookNotFound'],
  }),
  testWebhook: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/webhooks/:id/test',
    summary: 'Send a test message',
    input: { params: idParams },
    response: messageResponse,
    refusals: ['webhookNotFound'],
  }),
};
