/** Users as the API tells admins of them: with what they have ordered. */
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';

export type Customer = Answer<(typeof endpoints)['users']>['users'][number];
export type KnownCustomer = Answer<(typeof endpoints)['user']>;
export type CustomerOrder = Answer<(typeof endpoints)['customerOrders']>['orders'][number];
