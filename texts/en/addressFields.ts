/** The fields of an address: at checkout, in the account, in the admin area, and in what the server says of them. */
export const addressFieldTexts = {
  fullName: 'Full Name',
  name: 'Full name',
  phone: 'Phone Number',
  address: 'Address',
  addressHint: 'House, road, area',
  district: 'District',
  typeOrChoose: 'Type or choose',
  noDistrictFound: 'No district found',
  thana: 'Thana',
  thanaOrUpazila: 'Thana/Upazila',
  landmark: 'Landmark',
  landmarkHint: 'What the courier can look for: a mosque, a school, a shop',
  country: 'Country',
};
