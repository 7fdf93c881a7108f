/** The body of a message: what happened, when, and data that the contract allows. */
import type { z } from 'zod';
import { webhookData } from '#contract/webhooks.ts';

type Data = { [Event in keyof typeof webhookData]: z.input<(typeof webhookData)[Event]> };

export const messageBody = <Event extends keyof Data>(
  type: Event,
  time: Date,
  data: Data[Event],
): ((id: string) => string) => {
  // No field leaves the shop but those of the schema.
  const allowed = webhookData[type].parse(data);
  return (id) => JSON.stringify({ id, type, time: time.toISOString(), data: allowed });
};
