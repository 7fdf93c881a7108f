import { z } from 'zod';
import { districtMessages, findDistrict } from './districts.ts';

export const districtField = z
  .string({ error: districtMessages.required })
  .max(100, districtMessages.required)
  .overwrite((typed) => findDistrict(typed)?.name ?? typed)
  .refine((typed) => findDistrict(typed) !== null, districtMessages.required);
