export const seoTexts = {
  shopTitle: (shop: string) => `${shop}: হাতে তৈরি গয়না ও কসমেটিকস`,
};
