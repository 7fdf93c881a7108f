/** Where orders go. Checkout and the address book ask for the same, with one sentence of difference. */
import { z } from 'zod';
import { districtField } from './districts.ts';
import { phoneField } from './phones.ts';
import { line, requiredLine } from './text.ts';

export const DEFAULT_COUNTRY = 'Bangladesh';
export const MAX_ADDRESSES = 50;

const country = line('Country', 60)
  .nullish()
  .transform((name) => name || DEFAULT_COUNTRY);
const isDefault = z.boolean({ error: 'isDefault must be true or false' });

const addressFields = (thana: string) => ({
  fullName: requiredLine('Full name', 100),
  phone: phoneField,
  address: requiredLine('Address', 300),
  district: districtField,
  thana: requiredLine(thana, 100),
  country,
});

/** Where an order is sent. */
export const shippingAddressSchema = z.object(addressFields('Thana/Upazila'));
export type ShippingAddress = z.output<typeof shippingAddressSchema>;

/** An entry of the address book. */
export const addressSchema = z.object({
  ...addressFields('Thana'),
  isDefault: isDefault.default(false),
});
export type AddressDraft = z.output<typeof addressSchema>;

/** A change keeps what a body leaves out. */
export const addressChangeSchema = z
  .object({
    ...addressFields('Thana'),
    country: line('Country', 60).min(1, 'Country is required'),
    isDefault,
  })
  .partial();
export type AddressChange = z.output<typeof addressChangeSchema>;

/** Checkout saves an address once, however its letters and spaces are typed. */
export function isSameAddress(one: ShippingAddress, other: ShippingAddress): boolean {
  const folded = (address: ShippingAddress) =>
    [address.fullName, address.phone, address.address, address.district, address.thana, address.country]
      .map((part) => part.toLowerCase().replace(/\s+/g, ' ').trim())
      .join('\n');
  return folded(one) === folded(other);
}

/** What prefills the checkout: the default one, else the first. */
export const defaultAddressOf = <A extends { isDefault: boolean }>(addresses: readonly A[]): A | null =>
  addresses.find((address) => address.isDefault) ?? addresses[0] ?? null;

export const addressMessages = {
  incomplete: 'Please fill in all required address fields correctly',
  none: 'No addresses saved yet.',
  saveFailed: 'Failed to save address',
  deleteFailed: 'Failed to delete address',
  setDefaultFailed: 'Failed to set default address',
  deleted: 'Address deleted',
} as const;
