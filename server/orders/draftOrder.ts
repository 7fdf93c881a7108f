/** Reads a customer's message into the fields of a new order. Writes nothing. */
import type { endpoints } from '#contract/endpoints.ts';
import type { Handler } from '#server/context.ts';

export const draftOrder: Handler<typeof endpoints.draftOrder> = async ({ body: { text } }) => ({
  name: '',
  phone: '',
  secondPhone: '',
  address: '',
  district: '',
  thana: '',
  sure: { name: false, phone: false, district: false, thana: false },
  items: [],
  unread: [text],
});
