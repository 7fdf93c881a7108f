/** The names of districts and zones at a courier. */
export const courierPlacesTexts = {
  title: 'Courier Places',
  description: 'The couriers’ names of places.',
  placesAt: (courier: string) => `Places at ${courier}`,
  backToCouriers: 'Back to couriers',
  namesComeFrom: {
    pathao:
      'The names come from public copies of Pathao’s list of cities and zones, January 2025. What you change here is used in the next file.',
    steadfast:
      'The names come from the shop’s own list of districts and thanas, November 2026. What you change here is used in the next file.',
    redx: 'The names come from a public copy of RedX’s list of areas, Dhaka only, December 2025. What you change here is used in the next file.',
  },
  none: 'No places found.',
  noneHint: 'Try another search or district.',

  // Filters
  filterPlaces: 'Filter places',
  searchPlaces: 'Search places',
  searchPlaceholder: 'Thana, district or zone',
  courier: 'Courier',
  district: 'District',
  allDistricts: 'All districts',
  changes: 'Changes',
  allPlaces: 'All places',
  changedByYou: 'Changed by you',

  // Rows
  places: 'Places',
  yourPlace: 'Your place',
  atTheCourier: 'At the courier',
  actions: 'Actions',
  wholeDistrict: '(whole district)',
  changed: 'Changed',
  asTheAddressSays: 'As the address says',
  unknown: 'Unknown: you are asked',
  otherZones: (zones: string) => `Or, if the address says so: ${zones}`,
  oneOf: (zones: string) => `One of: ${zones}`,
  edit: 'Edit',
  editPlace: (place: string) => `Edit ${place}`,
  reset: 'Reset',
  resetPlace: (place: string) => `Reset ${place}`,
  resetQuestion: (place: string) => `Reset ${place} to the name that ships with the shop?`,
  keep: 'Keep',
  placeReset: 'Place reset',

  // The form
  placeHint: (courier: string) =>
    `Its name at ${courier}. An address that names another zone of the thana goes to that zone.`,
  districtHint: (courier: string) => `Its name at ${courier}. It holds for the whole district.`,
  zone: 'Zone',
  savePlace: 'Save Place',
  placeSaved: 'Place saved',

  // Refusals
  thana: 'Thana/Upazila',
  districtAtCourier: 'District at the courier',
  districtRequired: 'District is required',
  zoneRequired: 'Zone is required',
  noZone: 'This place has no zone',
  courierHasNoZones: 'This courier has no zones',
};
