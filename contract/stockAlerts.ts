/** Alerts when a sold-out product is in stock again. */
import { z } from 'zod';
import { alertTokenSchema, guestAlertSchema, stockAlertSchema } from '#domain/stockAlerts.schema.ts';
import { endpoint } from './endpoint.ts';
import { choice, idParams, messageResponse, moment } from './values.ts';

const group = 'Stock alerts';

const ownAlerts = z.array(
  z.object({
    _id: z.string(),
    product: z.object({ _id: z.string(), name: z.string(), image: z.string() }),
    ...choice,
    askedAt: moment,
  }),
);

export const stockAlerts = {
  askForStock: endpoint({
    method: 'POST',
    path: '/stock-alerts',
    who: 'customer',
    group,
    summary: 'Ask for an email when a sold-out product, size or color is back',
    input: { body: stockAlertSchema },
    response: messageResponse,
    status: 201,
    refusals: ['productNotFound', 'choiceUnavailable', 'alreadyInStock', 'tooManyStockAlerts'],
    limit: 'stockAlert',
  }),
  askForStockAsGuest: endpoint({
    method: 'POST',
    path: '/stock-alerts/guest',
    who: 'anyone',
    group,
    summary:
      'The same without an account. The first alert of an email is confirmed by a link that is sent to it. The response is the same for every email',
    input: { body: guestAlertSchema },
    response: messageResponse,
    status: 201,
    refusals: ['productNotFound', 'choiceUnavailable', 'alreadyInStock'],
    limit: 'guestAlert',
  }),
  confirmStockAlert: endpoint({
    method: 'POST',
    path: '/stock-alerts/confirm',
    who: 'anyone',
    group,
    summary: 'Confirm the email of an alert with the token that was emailed to it',
    input: { body: alertTokenSchema },
    response: messageResponse,
    refusals: ['stockAlertLinkRefused'],
    limit: 'alertLink',
  }),
  stopStockAlerts: endpoint({
    method: 'POST',
    path: '/stock-alerts/stop',
    who: 'anyone',
    group,
    summary: 'Remove all alerts of the recipient of an email, with the token in it',
    input: { body: alertTokenSchema },
    response: messageResponse,
    refusals: ['stockAlertLinkRefused'],
    limit: 'alertLink',
  }),
  stockAlerts: endpoint({
    method: 'GET',
    path: '/stock-alerts',
    who: 'customer',
    group,
    summary: 'Your alerts that are still waiting, newest first',
    response: ownAlerts,
  }),
  removeStockAlert: endpoint({
    method: 'DELETE',
    path: '/stock-alerts/:id',
    who: 'customer',
    group,
    summary: 'Remove one of your alerts',
    input: { params: idParams },
    response: ownAlerts,
    refusals: ['stockAlertNotFound'],
  }),
};
