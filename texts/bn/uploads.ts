export const uploadRefusals = {
  inOrder: 'ছবিটি এখনও একটি অর্ডারে দেখা যায়',
  inContent: 'ছবিটি এখনও মূল পাতায় বা এর ইতিহাসে আছে',
  noRoom: 'এই মুহূর্তে ফাইল রাখা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  notDelivered: 'একটি অর্ডার হাতে পাওয়ার পর ছবি দিতে পারবেন',
  tooManyUnused: 'আগে রিভিউটি জমা দিন, বা কয়েকটি ছবি সরান',
  tooManyToday: 'আজ অনেক ছবি আপলোড করেছেন। কাল আবার চেষ্টা করুন।',
  imageAddress: 'ছবির ঠিকানা',
  imageId: 'ছবির নম্বর',
  onlyOne: 'এখানে একটি ছবিই দেওয়া যায়',
  gone: 'এই ছবি আর নেই',
};

export const uploadMessages = {
  failed: 'ছবি আপলোড করা গেল না',
  failedBecause: (name: string, reason: string) => `ছবি আপলোড করা গেল না: ${name}: ${reason}`,
  deleteFailed: 'ছবিটি মোছা গেল না',
  deleted: 'ছবি মুছে ফেলা হয়েছে',
};
