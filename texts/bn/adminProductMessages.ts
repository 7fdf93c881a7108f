export const adminProductTexts = {
  fetchAllFailed: 'পণ্যগুলো আনা গেল না',
  fetchFailed: 'পণ্যটি আনা গেল না',
  createFailed: 'পণ্য যোগ করা গেল না',
  updateFailed: 'পণ্যটি সেভ করা গেল না',
  deleteFailed: 'পণ্যটি মোছা গেল না',
  saveFailed: 'পণ্যটি সেভ করা গেল না',
  created: 'পণ্য যোগ হয়েছে',
  updated: 'পণ্য সেভ হয়েছে',
  deleted: 'পণ্য মুছে ফেলা হয়েছে',
  deleteHint: 'পরে মোছা পণ্যের তালিকা থেকে ফিরিয়ে আনতে পারবেন।',
  restored: 'পণ্য ফিরে এসেছে',
  restoreFailed: 'পণ্যটি ফেরানো গেল না',
};
