import { grouped } from './numbers.ts';

export const payoutsTexts = {
  outcomes: {
    matched: { label: 'মিলেছে', hint: 'ফি বাদে পুরো টাকা দিয়েছে' },
    short: { label: 'কম', hint: 'কুরিয়ার যত আদায় করেছে তার চেয়ে কম' },
    over: { label: 'বেশি', hint: 'কুরিয়ার যত আদায় করেছে তার চেয়ে বেশি' },
    missing: { label: 'নেই', hint: 'পৌঁছে গেছে, কিন্তু হিসাবে নেই' },
    notDelivered: { label: 'পৌঁছায়নি', hint: 'অর্ডারটি পৌঁছে গেছে বলে লেখা নেই' },
    alreadySettled: { label: 'আগেই মিটেছে', hint: 'আগের একটি পেমেন্টে মিটে গেছে' },
    repeated: { label: 'আবার এসেছে', hint: 'আগের একটি সারি একই অর্ডারের' },
    conflicting: { label: 'মেলে না', hint: 'কনসাইনমেন্ট ও অর্ডার নম্বর আলাদা অর্ডারের' },
    unknown: { label: 'জানা নেই', hint: 'দোকানে এমন অর্ডার নেই' },
    unread: { label: 'পড়া যায়নি', hint: 'সারিটি পড়া যায়নি' },
  },
  states: { draft: 'খসড়া', confirmed: 'নিশ্চিত' },
  kinds: { unpaid: 'টাকা দেয়নি', short: 'কম দিয়েছে' },
  ages: { week: '০–৭ দিন', fortnight: '৮–১৪ দিন', month: '১৫–৩০ দিন', older: '৩০ দিনের বেশি' },
  columns: {
    consignment: { label: 'কনসাইনমেন্ট', hint: 'কুরিয়ারের দেওয়া পার্সেলের নম্বর' },
    orderNumber: { label: 'অর্ডার নম্বর', hint: 'দোকানের অর্ডার নম্বর' },
    collected: { label: 'যত আদায় হয়েছে', hint: 'ক্রেতা দরজায় যা দিয়েছেন' },
    fees: { label: 'ফি', hint: 'কুরিয়ার যা রেখেছে; একাধিক কলাম যোগ হয়' },
    paid: { label: 'যত দিয়েছে', hint: 'কুরিয়ার দোকানকে যা দিয়েছে' },
  },

  // Rows that were not read
  notAnAmount: (cell: string) => `“${cell}” টাকার অঙ্ক নয়`,
  noAmountInRow: 'এই সারিতে কোনো টাকার অঙ্ক নেই',
  noParcelInRow: 'এই সারিতে কোনো পার্সেলের নম্বর নেই',
  sumOfOthers: 'এই সারি অন্যগুলোর যোগফল',

  // Refusals
  courier: 'কুরিয়ার',
  layout: 'লেআউট',
  name: 'নাম',
  columnName: 'কলামের নাম',
  columnNamesNotValid: 'কলামের নামগুলো ঠিক নেই',
  tooManyColumnNames: (most: number) => `সর্বোচ্চ ${grouped(most)}টি কলামের নাম হতে পারে`,
  columnsRequired: 'কলাম বেছে দিতে হবে',
  chooseParcel: 'কনসাইনমেন্ট বা অর্ডার নম্বরের কলাম বেছে নিন',
  chooseAmount: 'আদায় হওয়া বা দেওয়া টাকার কলাম বেছে নিন',
  noRows: 'এই হিসাবে কোনো সারি নেই',
  rowFault: (row: number, fault: string) => `সারি ${grouped(row)}: ${fault}`,
  unknownOutcome: 'ফলটি জানা নেই',
  unknownKind: 'পাওনার ধরনটি জানা নেই',
  unknownAge: 'কত দিনের, তা জানা নেই',
};

export const payoutMessages = {
  fetchFailed: 'পেমেন্টগুলো আনা যায়নি',
  payoutFetchFailed: 'পেমেন্টটি আনা যায়নি',
  outstandingFetchFailed: 'পাওনার হিসাব আনা যায়নি',
  uploadFailed: 'হিসাব মেলানো যায়নি। আবার চেষ্টা করুন।',
  confirmed: 'পেমেন্ট নিশ্চিত হয়েছে',
  checked: 'আবার মেলানো হয়েছে',
  confirmFailed: 'পেমেন্ট নিশ্চিত করা যায়নি',
  checkFailed: 'হিসাব মেলানো যায়নি',
  draftDeleted: 'খসড়া মোছা হয়েছে',
  deleteFailed: 'খসড়া মোছা যায়নি',
  writtenOff: 'বাকিটা ছেড়ে দেওয়া হয়েছে',
  writeOffFailed: 'বাকিটা ছেড়ে দেওয়া যায়নি',
  layoutSaveFailed: 'লেআউট সেভ করা যায়নি',
  layoutDeleted: 'লেআউট মোছা হয়েছে',
  layoutDeleteFailed: 'লেআউট মোছা যায়নি',
};
