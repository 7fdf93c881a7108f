import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';

/** An order as the owner's desk has it. */
export type DeskOrder = Answer<(typeof endpoints)['orders']>['orders'][number];

/** One order with its calls, notes and what else its number ordered. */
export type OpenedOrder = Answer<(typeof endpoints)['adminOrder']>;

/** What an action of the desk came to: when it was saved, or why not. */
export interface DeskResult {
  savedAt?: number;
  failure?: string;
}
