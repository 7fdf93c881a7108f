/** What the pages of the shop call. */
import { callableBy } from './byCaller.ts';
import { endpoints } from './endpoints.ts';

export const shopEndpoints = callableBy(endpoints, ['anyone', 'customer']);
