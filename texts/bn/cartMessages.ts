export const cartMessages = {
  addFailed: 'কার্টে রাখা যায়নি',
  addProductFailed: 'পণ্যটি কার্টে রাখা যায়নি',
  pendingFailed: 'আপনার বাছাই করা পণ্যটি নেওয়া যায়নি',
  added: (name: string) => `${name} কার্টে রাখা হলো`,
  addedOffline: (name: string) => `${name} এই ফোনে রাখা হলো। ইন্টারনেট এলে কার্টে যোগ করা হবে`,
};
