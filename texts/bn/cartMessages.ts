export const cartMessages = {
  clearQuestion: 'কার্ট একদম খালি করতে চান?',
  fetchFailed: 'কার্ট আনা যায়নি',
  addFailed: 'কার্টে রাখা যায়নি',
  addProductFailed: 'পণ্যটি কার্টে রাখা যায়নি',
  pendingFailed: 'আপনার বাছাই করা পণ্যটি নেওয়া যায়নি',
  updateFailed: 'পরিমাণ বদলানো যায়নি। আবার চেষ্টা করুন।',
  removeFailed: 'পণ্যটি সরানো যায়নি। আবার চেষ্টা করুন।',
  removed: (name: string) => `${name} সরানো হলো`,
  restoreFailed: 'পণ্যটি ফিরিয়ে আনা যায়নি। ইন্টারনেট সংযোগ দেখুন।',
  clearFailed: 'কার্ট খালি করা যায়নি। আবার চেষ্টা করুন।',
  added: (name: string) => `${name} কার্টে রাখা হলো`,
  addedOffline: (name: string) => `${name} এই ফোনে রাখা হলো। ইন্টারনেট এলে কার্টে যোগ করা হবে`,
};
