export const orderStatusTexts = {
  pending: 'অপেক্ষায়',
  processing: 'প্রস্তুত হচ্ছে',
  shipped: 'পাঠানো হয়েছে',
  delivered: 'পৌঁছে গেছে',
  cancelled: 'বাতিল',
  placed: 'অর্ডার করা হয়েছে',
  returnedToShop: 'শপে ফেরত এসেছে',
  unconfirmed: 'সময়মতো ফোনে নিশ্চিত করা হয়নি',
};
