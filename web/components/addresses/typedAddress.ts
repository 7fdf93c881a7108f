import type { ReactNode } from 'react';

/** An address as form values. */
export interface TypedAddress {
  fullName: string;
  phone: string;
  address: string;
  district: string;
  thana: string;
  /** Empty without one. */
  landmark: string;
}

/** Text below the fields of an address. */
export type AddressHints = Partial<Record<keyof TypedAddress, ReactNode>>;

export const blankAddress: TypedAddress = {
  fullName: '',
  phone: '',
  address: '',
  district: '',
  thana: '',
  landmark: '',
};

export const typedFrom = ({
  fullName,
  phone,
  address,
  district,
  thana,
  landmark,
}: TypedAddress): TypedAddress => ({
  fullName,
  phone,
  address,
  district,
  thana,
  landmark,
});

/** Name of the draft of an address form: one per saved address, and one for a new address. */
export const addressFormOf = (address: { _id: string } | null): string => `address.${address?._id ?? 'new'}`;
