/** What only admins may call. */
import { callableBy } from './byCaller.ts';
import { endpoints } from './endpoints.ts';

export const adminEndpoints = callableBy(endpoints, ['admin']);
