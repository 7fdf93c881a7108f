import { grouped } from './numbers.ts';

export const orderDialogTexts = {
  order: (orderNumber: string) => `অর্ডার ${orderNumber}`,
  placedAt: (id: string, at: string) => `#${id}, অর্ডার হয়েছে ${at}`,
  leaveThisOrder: (notSaved: string) => `এই অর্ডার বন্ধ করবেন? ${notSaved}`,
  status: 'অবস্থা',
  payment: 'পেমেন্ট',
  print: 'প্রিন্ট করুন',

  // Other orders of the list
  ordersOfTheList: 'তালিকার অন্য অর্ডার',
  previousOrder: 'আগের অর্ডার',
  previous: 'আগের',
  nextOrder: 'পরের অর্ডার',
  next: 'পরের',
  nextToCall: 'পরের ফোন',

  // Calls
  confirmationCall: 'নিশ্চিত করার ফোন',
  callPhone: (phone: string) => `ফোন করুন ${phone}`,
  calls: 'ফোন',
  callNote: 'ফোনের নোট',
  callResult: 'ফোনের ফল',
  whatsapp: 'WhatsApp',

  // Customer and address
  deliveryAddress: 'ডেলিভারির ঠিকানা',
  landmark: (landmark: string) => `কাছের পরিচিত জায়গা: ${landmark}`,
  customer: 'ক্রেতা',
  noAccount: ' · অ্যাকাউন্ট নেই',
  takenBy: (taken: string, name: string) => `${taken}, নিয়েছেন ${name}`,
  otherOrdersOf: (phone: string) => `${phone} নম্বরের অন্য অর্ডার`,
  noOtherOrders: 'এই নম্বরের আর কোনো অর্ডার নেই।',
  latestOtherOrders: 'সাম্প্রতিক অন্য অর্ডার',
  ordered: 'অর্ডার করেছেন',
  delivered: 'পৌঁছে গেছে',
  refused: 'নেননি',
  cancelled: 'বাতিল',

  // Items and money
  items: 'পণ্য',
  cameBack: (pieces: number) => `, ${grouped(pieces)}টি ফেরত এসেছে`,
  toCollect: 'আদায় করতে হবে',
  courierCharge: 'কুরিয়ারের চার্জ',
  receivedFromCourier: 'কুরিয়ারের কাছ থেকে পাওয়া',
  receivedLater: 'পরে পাওয়া',
  courierFee: 'কুরিয়ারের ফি',
  stillWithTheCourier: 'এখনও কুরিয়ারের কাছে',
  writtenOff: 'ছেড়ে দেওয়া হয়েছে',

  // Notes
  privateNotes: 'নিজেদের নোট',
  newNote: 'নতুন নোট',
  onlyAdminsCanSeeThis: 'শুধু অ্যাডমিনরা এটি দেখেন।',
  addNote: 'নোট যোগ করুন',
  deleteNoteOf: (at: string) => `${at}-এর নোট মুছুন`,
  deleteNote: 'মুছুন',
  keepNote: 'থাক',

  // History
  history: 'যা যা হয়েছে',
  placed: 'অর্ডার হয়েছে',
  wroteOff: (amount: string) => `কুরিয়ারের বাকি ${amount} ছেড়ে দেওয়া হয়েছে`,
  calledWith: (result: string) => `ফোন: ${result}`,
  privateNote: 'নিজেদের নোট',
  byShop: 'দোকান নিজে',
};
