/** SMS to customers: what was sent, and the link to get no more. */
import { z } from 'zod';
import { languageField } from '#domain/languages.schema.ts';
import { smsKindValues, smsStates } from '#domain/sms.ts';
import { smsListingSchema } from '#domain/smsListing.ts';
import { stopSmsSchema } from '#domain/stopSms.schema.ts';
import { endpoint } from './endpoint.ts';
import { amount, messageResponse, moment, pagination } from './values.ts';

export const sms = {
  sms: endpoint({
    method: 'GET',
    path: '/admin/sms',
    who: 'admin',
    duty: ['customers', 'settings'],
    group: 'Admin',
    summary: 'The SMS of a day in pages, newest first, and counts and costs of the last 30 days',
    input: { query: smsListingSchema },
    response: z.object({
      /** Of the messages: '2026-11-25'. */
      day: z.string(),
      /** Segments counted against the limit of today. */
      today: z.object({ used: z.int(), limit: z.int() }),
      /** Newest first. Days without any are left out. */
      days: z.array(
        z.object({
          day: z.string(),
          sent: z.int(),
          segments: z.int(),
          /** Taka. */
          cost: amount,
          failed: z.int(),
          waiting: z.int(),
        }),
      ),
      messages: z.array(
        z.object({
          _id: z.string(),
          at: moment,
          kind: z.enum(smsKindValues),
          state: z.enum(smsStates),
          /** With most digits hidden. Null while it waits. */
          phone: z.string().nullable(),
          language: languageField.nullable(),
          /** Codes and tokens are hidden. Empty while it waits. */
          text: z.string(),
          segments: z.int(),
          cost: amount,
          /** Why it was not sent, or why it waits: a kind and what is known of it ('answered:400'). Older ones are sentences. */
          note: z.string(),
          order: z.object({ _id: z.string(), orderNumber: z.string() }).nullable(),
        }),
      ),
      pagination,
    }),
  }),
  stopSms: endpoint({
    method: 'POST',
    path: '/sms/stop',
    who: 'anyone',
    group: 'Accounts',
    summary:
      'Send no more SMS to a phone, or send them again, with the token of the link in an SMS, and read whether they are stopped. Codes are sent all the same',
    input: { body: stopSmsSchema },
    /** The message is empty where nothing is to change. */
    response: messageResponse.extend({ isStopped: z.boolean() }),
    refusals: ['smsLinkRefused'],
    limit: 'alertLink',
  }),
};
