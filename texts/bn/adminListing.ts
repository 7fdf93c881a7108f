export const adminListingTexts = {
  sorts: { newest: 'নতুন আগে', 'name-asc': 'নামের ক্রমে', 'price-low': 'কম দাম আগে' },
  states: { shown: 'শপে দেখানো', hidden: 'লুকানো', low: 'কম স্টক', out: 'স্টকে নেই', deleted: 'মোছা' },
  unknownCategory: 'এই ধরন নেই',
  state: 'অবস্থা',
  sort: 'সাজানো',
};
