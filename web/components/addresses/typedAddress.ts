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
