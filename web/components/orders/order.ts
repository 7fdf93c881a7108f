import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';

/** An order as the API answers it. */
export type Order = Answer<(typeof endpoints)['order']>;
