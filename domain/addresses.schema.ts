import { z } from 'zod';
import { DEFAULT_COUNTRY } from './addresses.ts';
import { LANDMARK_MAX } from './deliveryWishes.ts';
import { districtMessages, findDistrict } from './districts.ts';
import { phoneField } from './phones.schema.ts';
import { line, requiredLine } from './text.ts';

export const districtField = z
  .string({ error: districtMessages.required })
  .max(100, districtMessages.required)
  .overwrite((typed) => findDistrict(typed)?.name ?? typed)
  .refine((typed) => findDistrict(typed) !== null, districtMessages.required);
const country = line('Country', 60)
  .nullish()
  .transform((name) => name || DEFAULT_COUNTRY);
/** What the courier looks for. Optional. */
export const landmarkField = line('Landmark', LANDMARK_MAX);
const isDefault = z.boolean({ error: 'isDefault must be true or false' });

const addressFields = (thana: string) => ({
  fullName: requiredLine('Full name', 100),
  phone: phoneField,
  address: requiredLine('Address', 300),
  district: districtField,
  thana: requiredLine(thana, 100),
  landmark: landmarkField.default(''),
  country,
});

/** The address of an order. */
export const shippingAddressSchema = z.object(addressFields('Thana/Upazila'));

/** A saved address. */
export const addressSchema = z.object({
  ...addressFields('Thana'),
  isDefault: isDefault.default(false),
});

/** Omitted fields stay the same. */
export const addressChangeSchema = z
  .object({
    ...addressFields('Thana'),
    landmark: landmarkField,
    country: line('Country', 60).min(1, 'Country is required'),
    isDefault,
  })
  .partial();
