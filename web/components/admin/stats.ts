import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';

/** The shop's figures as the API answers them. */
export type Stats = Answer<(typeof endpoints)['stats']>;

export type Sales = Answer<(typeof endpoints)['sales']>;
