export const orderFigureTexts = {
  subtotal: 'পণ্যের দাম',
  delivery: 'ডেলিভারি',
  tax: 'ট্যাক্স',
  exchanged: 'বদলে দেওয়া পণ্য',
  paidInAdvance: 'অগ্রিম দেওয়া হয়েছে',
  notKept: 'রাখা হয়নি',
  toPayAtDoor: 'হাতে পেয়ে দিতে হবে',
  paidAtDoor: 'হাতে পেয়ে দেওয়া হয়েছে',
  moved: 'নতুন অর্ডারে নেওয়া হয়েছে',
  paidBack: 'টাকা ফেরত দেওয়া হয়েছে',
  toBePaidBack: 'টাকা ফেরত দিতে হবে',
};
