/** An address as it stands in a form. */
export interface TypedAddress {
  fullName: string;
  phone: string;
  address: string;
  district: string;
  thana: string;
}

export const blankAddress: TypedAddress = { fullName: '', phone: '', address: '', district: '', thana: '' };

export const typedFrom = ({ fullName, phone, address, district, thana }: TypedAddress): TypedAddress => ({
  fullName,
  phone,
  address,
  district,
  thana,
});

/** What the tab keeps of an address's form under: one of the book, or a new one. */
export const addressFormOf = (address: { _id: string } | null): string => `address.${address?._id ?? 'new'}`;
