import { z } from 'zod';
import { addressFieldTexts } from '#texts/addressFields.ts';
import { districtTexts } from '#texts/districts.ts';
import { fieldTexts } from '#texts/fields.ts';
import { findDistrict } from './districts.ts';
import type { Label } from './labels.ts';
import { LANDMARK_MAX } from './noteLimits.ts';
import { phoneField } from './phones.schema.ts';
import { line, requiredLine } from './text.ts';
import { thanaNamed } from './thanas.ts';

const DEFAULT_COUNTRY = 'Bangladesh';

export const districtField = z
  .string({ error: () => districtTexts.required })
  .max(100, { error: () => districtTexts.required })
  .overwrite((typed) => findDistrict(typed)?.name ?? typed)
  .refine((typed) => findDistrict(typed) !== null, { error: () => districtTexts.required });
const country = line(() => addressFieldTexts.country, 60)
  .nullish()
  .transform((name) => name || DEFAULT_COUNTRY);
/** What the courier looks for. Optional. */
export const landmarkField = line(() => addressFieldTexts.landmark, LANDMARK_MAX);
const isDefault = z.boolean({ error: () => fieldTexts.trueOrFalse('isDefault') });

const addressFields = (thana: Label) => ({
  fullName: requiredLine(() => addressFieldTexts.name, 100),
  phone: phoneField,
  address: requiredLine(() => addressFieldTexts.address, 300),
  district: districtField,
  thana: requiredLine(thana, 100),
  landmark: landmarkField.default(''),
  country,
});

/** A listed thana is stored by its one name, whatever script it was typed in. For `overwrite` of a schema of an address. */
export const withNamedThana = <A extends { district?: string; thana?: string }>(address: A): A =>
  address.district && address.thana
    ? { ...address, thana: thanaNamed(address.district, address.thana) }
    : address;

/** The address of an order, as a form has it. */
export const shippingAddressSchema = z.object(addressFields(() => addressFieldTexts.thanaOrUpazila));

type Recipient = Pick<z.output<typeof shippingAddressSchema>, 'fullName' | 'phone'>;
type Place = Omit<z.output<typeof shippingAddressSchema>, keyof Recipient>;

const noPlace: Place = { address: '', district: '', thana: '', landmark: '', country: DEFAULT_COUNTRY };

/** The address of a sale over the counter. Nothing is delivered, so whatever is sent here is not stored. */
export const noAddressSchema = z
  .unknown()
  .optional()
  .transform((): Place & Partial<Recipient> => noPlace);

/** A saved address. */
export const addressSchema = z
  .object({
    ...addressFields(() => addressFieldTexts.thana),
    isDefault: isDefault.default(false),
  })
  .overwrite(withNamedThana);

/** Omitted fields stay the same. */
export const addressChangeSchema = z
  .object({
    ...addressFields(() => addressFieldTexts.thana),
    landmark: landmarkField,
    country: line(() => addressFieldTexts.country, 60).min(1, {
      error: () => fieldTexts.required(addressFieldTexts.country),
    }),
    isDefault,
  })
  .partial()
  .overwrite(withNamedThana);
