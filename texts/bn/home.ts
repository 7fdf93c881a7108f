export const homeTexts = {
  description: 'হাতে তৈরি চুড়ি, কানের দুল, হার আর আংটি, কসমেটিকস ও আলনা। সারা বাংলাদেশে ক্যাশ অন ডেলিভারি।',
  heading: (shop: string) => `${shop}: হাতে তৈরি গয়না ও কসমেটিকস`,
  shopByCategory: 'কী খুঁজছেন, বেছে নিন',
  viewAllProducts: 'সব পণ্য দেখুন',
  featuredProducts: 'বাছাই করা পণ্য',
  featuredFailed: 'বাছাই করা পণ্যগুলো আনা গেল না',
  newArrivals: 'নতুন এসেছে',
  specialCombos: 'বিশেষ কম্বো',
  highlights: 'বিশেষ আয়োজন',
  viewAll: 'সব দেখুন',
};
