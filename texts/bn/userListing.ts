export const userListingTexts = {
  sorts: { newest: 'নতুন আগে', spent: 'বেশি খরচ আগে', orders: 'বেশি অর্ডার আগে' },
  roleRule: 'ভূমিকা ব্যবহারকারী বা অ্যাডমিন হতে হবে',
  sort: 'সাজানো',
  isActive: 'চালু কি না',
};
