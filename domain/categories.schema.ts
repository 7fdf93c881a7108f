import { z } from 'zod';
import { categoryValues } from './categories.ts';

export const categoryField = z.enum(categoryValues, { error: 'Please choose a category' });
