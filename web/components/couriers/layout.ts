import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';

/** A courier's columns as the API answers them; the built-in ones have no id. */
export type CourierLayoutRow = Answer<(typeof endpoints)['courierLayouts']>[number];
