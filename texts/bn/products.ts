import { grouped } from './numbers.ts';

export const productsTexts = {
  badges: { New: 'নতুন', Combo: 'কম্বো', Featured: 'বাছাই করা' },
  viewCart: 'কার্ট দেখুন',
  fromReviews: (count: number) => `${grouped(count)}টি রিভিউ থেকে`,
  addNamed: (add: string, name: string) => `${add}: ${name}`,
  savedToWishlist: 'পছন্দের তালিকায় রাখা হয়েছে',
  viewWishlist: 'তালিকা দেখুন',
  removedFromWishlist: 'পছন্দের তালিকা থেকে সরানো হয়েছে',
  wishlistFailed: 'পছন্দের তালিকা বদলানো গেল না',
  save: (name: string) => `${name} পছন্দের তালিকায় রাখুন`,
};
