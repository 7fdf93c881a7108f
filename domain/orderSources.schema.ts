import { z } from 'zod';
import { orderSourceValues } from './orderSources.ts';

export const orderSourceField = z.enum(orderSourceValues, { error: 'Unknown source' });
