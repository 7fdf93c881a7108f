import { digits } from './numbers.ts';

export const listingTexts = {
  sorts: {
    newest: 'নতুন আগে',
    oldest: 'পুরনো আগে',
    'price-low': 'দাম: কম থেকে বেশি',
    'price-high': 'দাম: বেশি থেকে কম',
    'name-asc': 'নাম: ক্রম অনুযায়ী',
    'name-desc': 'নাম: উল্টো ক্রমে',
    'best-selling': 'বেশি বিক্রি',
    rating: 'সেরা রেটিং',
  },
  under: (price: string) => `${price}-এর কম`,
  between: (low: string, high: string) => `${low} - ${high}`,
  above: (price: string) => `${price}-এর বেশি`,
  sections: {
    'new-arrivals': 'নতুন এসেছে',
    featured: 'বাছাই করা পণ্য',
    combos: 'বিশেষ কম্বো',
  },
  starsAndUp: (stars: number | string) => `${digits(stars)} তারা বা তার বেশি`,
};

export const listingFaults = {
  filterNotValid: 'এই ফিল্টার ঠিক হয়নি',
  filterTooLong: 'এই ফিল্টার বেশি বড়',
  searchTooLong: 'খোঁজার লেখাটি বেশি বড়',
  searchRequired: 'কী খুঁজছেন, লিখুন',
  useOneOrZero: '১ বা ০ দিন',
  price: 'দাম',
  lowestPrice: 'সবচেয়ে কম দাম',
  highestPrice: 'সবচেয়ে বেশি দাম',
  sort: 'সাজানোর নিয়ম',
  section: 'তালিকা',
  rating: 'রেটিং',
  idsNotValid: 'পণ্যের আইডি ঠিক হয়নি',
};
