export const addressMessages = {
  incomplete: 'ঠিকানার যে ঘরগুলো লাগবেই, সেগুলো ঠিকমতো পূরণ করুন',
  none: 'কোনো ঠিকানা এখনও রাখা হয়নি।',
  saveFailed: 'ঠিকানাটি সেভ করা যায়নি',
  deleteFailed: 'ঠিকানাটি মোছা যায়নি',
  setDefaultFailed: 'প্রধান ঠিকানা বদলানো যায়নি',
  saved: 'ঠিকানাটি সেভ হয়েছে',
  deleted: 'ঠিকানাটি মুছে ফেলা হয়েছে',
};
