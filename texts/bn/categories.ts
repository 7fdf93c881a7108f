export const categoryTexts = {
  labels: {
    bangles: 'চুড়ি',
    earrings: 'কানের দুল',
    cosmetics: 'কসমেটিকস',
    necklaces: 'হার',
    rings: 'আংটি',
    alna: 'আলনা',
    combo: 'কম্বো',
  },
  combos: 'কম্বো',
  allProducts: 'সব পণ্য',
  collections: {
    bangles: 'চুড়ির সংগ্রহ',
    earrings: 'কানের দুলের সংগ্রহ',
    cosmetics: 'কসমেটিকসের সংগ্রহ',
    necklaces: 'হারের সংগ্রহ',
    rings: 'আংটির সংগ্রহ',
    alna: 'আলনার সংগ্রহ',
    combo: 'কম্বোর সংগ্রহ',
  },
  notFound: 'এমন কোনো ধরন নেই',
};
