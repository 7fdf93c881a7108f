export const orderSourceTexts = {
  labels: { shop: 'ওয়েবসাইট', phone: 'ফোন', message: 'মেসেজ', counter: 'কাউন্টার' },
  taken: { phone: 'ফোনে', message: 'মেসেজ থেকে', counter: 'কাউন্টারে' },
  takenSentences: {
    phone: 'ফোনে নেওয়া',
    message: 'মেসেজ থেকে নেওয়া',
    counter: 'কাউন্টারে নেওয়া',
  },
  soldInShop: 'দোকানে বিক্রি',
  unknown: 'কোথা থেকে অর্ডার, তা জানা নেই',
  choose: 'কীভাবে অর্ডার করেছেন, বেছে নিন',
};
