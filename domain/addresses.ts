/** Delivery addresses. Checkout and saved addresses have the same fields, with one different message. */
import type { z } from 'zod';
import type { addressChangeSchema, shippingAddressSchema } from './addresses.schema.ts';

/** The most saved addresses of one user. */
export const MAX_ADDRESSES = 50;
export type ShippingAddress = z.output<typeof shippingAddressSchema>;
export type AddressChange = z.output<typeof addressChangeSchema>;

/** Compares without case and spaces, so that checkout saves an address only once. */
export function isSameAddress(one: ShippingAddress, other: ShippingAddress): boolean {
  const folded = (address: ShippingAddress) =>
    [address.fullName, address.phone, address.address, address.district, address.thana, address.country]
      .map((part) => part.toLowerCase().replace(/\s+/g, ' ').trim())
      .join('\n');
  return folded(one) === folded(other);
}

/** False for a sale over the counter, which was handed over in the shop: it has a name and a phone only. */
export const isToDeliver = ({ address }: { address: string }): boolean => address !== '';

/** The address that checkout prefills: the default one, else the first. Null without addresses. */
export const defaultAddressOf = <A extends { isDefault: boolean }>(addresses: readonly A[]): A | null =>
  addresses.find((address) => address.isDefault) ?? addresses[0] ?? null;
