import { z } from 'zod';
import { orderSourceTexts } from '#texts/orderSources.ts';
import { orderSourceValues } from './orderSources.ts';

export const orderSourceField = z.enum(orderSourceValues, { error: () => orderSourceTexts.unknown });
