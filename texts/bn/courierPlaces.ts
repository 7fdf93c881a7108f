export const courierPlacesTexts = {
  title: 'কুরিয়ারের জায়গা',
  description: 'কুরিয়ার জায়গাগুলোকে যে নামে চেনে।',
  placesAt: (courier: string) => `${courier}-এর জায়গা`,
  backToCouriers: 'কুরিয়ারে ফিরে যান',
  namesComeFrom: {
    pathao:
      'নামগুলো Pathao কুরিয়ারের শহর ও জোনের তালিকার প্রকাশিত কপি থেকে, জানুয়ারি ২০২৫। এখানে যা বদলাবেন তা পরের ফাইলে থাকবে।',
    steadfast: 'নামগুলো দোকানের নিজের জেলা ও থানার তালিকা থেকে, নভেম্বর ২০২৬। এখানে যা বদলাবেন তা পরের ফাইলে থাকবে।',
    redx: 'নামগুলো RedX কুরিয়ারের এলাকার তালিকার প্রকাশিত কপি থেকে, শুধু ঢাকা, ডিসেম্বর ২০২৫। এখানে যা বদলাবেন তা পরের ফাইলে থাকবে।',
  },
  none: 'কোনো জায়গা পাওয়া যায়নি।',
  noneHint: 'অন্যভাবে খুঁজুন বা অন্য জেলা বেছে নিন।',

  // Filters
  filterPlaces: 'জায়গা বাছুন',
  searchPlaces: 'জায়গা খুঁজুন',
  searchPlaceholder: 'থানা, জেলা বা জোন',
  courier: 'কুরিয়ার',
  district: 'জেলা',
  allDistricts: 'সব জেলা',
  changes: 'বদল',
  allPlaces: 'সব জায়গা',
  changedByYou: 'আপনার বদলানো',

  // Rows
  places: 'জায়গা',
  yourPlace: 'আপনার জায়গা',
  atTheCourier: 'কুরিয়ারের কাছে',
  actions: 'কাজ',
  wholeDistrict: '(পুরো জেলা)',
  changed: 'বদলানো',
  asTheAddressSays: 'ঠিকানায় যা লেখা',
  unknown: 'জানা নেই: আপনাকে জিজ্ঞেস করা হবে',
  otherZones: (zones: string) => `ঠিকানায় লেখা থাকলে: ${zones}`,
  oneOf: (zones: string) => `এর একটি: ${zones}`,
  edit: 'বদলান',
  editPlace: (place: string) => `${place} বদলান`,
  reset: 'আগের নাম নিন',
  resetPlace: (place: string) => `${place}: আগের নাম নিন`,
  resetQuestion: (place: string) => `${place}: দোকানের সাথে আসা নামে ফিরে যাবেন?`,
  keep: 'থাক',
  placeReset: 'আগের নামে ফিরে গেছে',

  // The form
  placeHint: (courier: string) => `${courier}-এ এর নাম। ঠিকানায় এই থানার অন্য জোনের নাম থাকলে পার্সেল সেই জোনে যাবে।`,
  districtHint: (courier: string) => `${courier}-এ এর নাম। পুরো জেলার জন্য এটিই চলবে।`,
  zone: 'জোন',
  savePlace: 'সেভ করুন',
  placeSaved: 'জায়গা সেভ হয়েছে',

  // Refusals
  thana: 'থানা/উপজেলা',
  districtAtCourier: 'কুরিয়ারের কাছে জেলার নাম',
  districtRequired: 'জেলা দিতে হবে',
  zoneRequired: 'জোন দিতে হবে',
  noZone: 'এই জায়গার কোনো জোন নেই',
  courierHasNoZones: 'এই কুরিয়ারের কোনো জোন নেই',
};
