import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';

/** What a change of many products would do, or did. */
export type Plan = Answer<(typeof endpoints)['importProducts']>;
