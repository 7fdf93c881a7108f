import { digits, grouped } from './numbers.ts';

export const secondFactorTexts = {
  title: 'দুই ধাপের লগ ইন',
  switchOn: 'চালু করুন',
  switchingOn: 'চালু হচ্ছে...',
  switchOff: 'বন্ধ করুন',
  switchingOff: 'বন্ধ হচ্ছে...',
  cancel: 'থাক',
  continue: 'এগোন',
  checking: 'দেখা হচ্ছে...',
  creating: 'তৈরি হচ্ছে...',

  // The state
  off: 'বন্ধ। অ্যাকাউন্ট নিরাপদ রাখতে চালু করুন: তখন লগ ইন করতে আপনার ফোনের একটি অ্যাপের কোডও লাগবে।',
  on: 'চালু',
  onWithCodes: (codes: number) => `লগ ইন করতে আপনার অ্যাপের কোড লাগে। রিকভারি কোড আছে ${grouped(codes)}টি।`,
  noCodes: 'আর কোনো রিকভারি কোড নেই। ফোন হারালে লগ ইন করতে পারবেন না। নতুন কোড তৈরি করুন।',
  fewCodes: 'রিকভারি কোড অল্প আছে। নতুন কোড তৈরি করুন।',
  newCodes: 'নতুন রিকভারি কোড',
  newCodesReplace: 'আগের কোডগুলোর বদলে দশটি নতুন রিকভারি কোড হবে।',
  createCodes: 'নতুন কোড তৈরি করুন',
  offNeedsPassword: 'তখন শুধু পাসওয়ার্ড দিয়েই লগ ইন হবে।',

  // The set-up
  beginHint: 'প্রথমে পাসওয়ার্ড দিন। তারপর আপনার ফোনে একটি অথেনটিকেটর অ্যাপ ঠিক করুন।',
  scan: 'গুগল অথেনটিকেটর, মাইক্রোসফট অথেনটিকেটর বা এজিসের মতো কোনো অ্যাপ দিয়ে এটি স্ক্যান করুন।',
  qrCode: 'আপনার অথেনটিকেটর অ্যাপের জন্য QR কোড',
  openInApp: 'এই ডিভাইসের অ্যাপে খুলুন',
  typeKey: 'অথবা অ্যাপে এই কী লিখুন:',
  logsOutOthers: 'চালু করলে আপনার অন্য ডিভাইসগুলো লগ আউট হবে।',

  // The codes
  appCode: 'আপনার অ্যাপের কোড',
  appCodeHint: (count: number) => `অথেনটিকেটর অ্যাপে যে ${digits(count)} অঙ্ক দেখা যায়`,
  recoveryCode: 'রিকভারি কোড',
  recoveryHint: (codes: number) =>
    `দুই ধাপের লগ ইন চালু করার সময় যে ${digits(codes)}টি কোড রেখেছিলেন তার একটি। প্রতিটি একবারই কাজ করে।`,
  eitherCode: 'আপনার অ্যাপের কোড, অথবা রিকভারি কোড',
  eitherHint: (count: number) => `${digits(count)} অঙ্ক, অথবা দশ অক্ষরের রিকভারি কোড`,
  yourCodes: 'আপনার রিকভারি কোড',
  saveCodes: 'এমন জায়গায় রাখুন যেখানে ফোন ছাড়াও পাবেন। অ্যাপের কোডের বদলে প্রতিটি একবার কাজ করে। শুধু এখনই দেখা যাচ্ছে।',
  recoveryCodes: 'রিকভারি কোড',
  download: 'ডাউনলোড করুন',
  savedThem: 'কোডগুলো রেখেছি',
  leaveQuestion: 'পাতাটি ছেড়ে যাবেন? রিকভারি কোডগুলো আর দেখা যাবে না।',
  paper: (email: string, shop: string) => `${shop}-এ ${email}-এর রিকভারি কোড। প্রতিটি একবার কাজ করে।`,
  copy: {
    codes: 'কোড কপি করুন',
    key: 'কী কপি করুন',
    confirmation: 'কনফার্মেশন কপি করুন',
    secret: 'গোপন কী কপি করুন',
  },
  copied: {
    codes: 'কোড কপি হয়েছে',
    key: 'কী কপি হয়েছে',
    confirmation: 'কনফার্মেশন কপি হয়েছে',
    secret: 'গোপন কী কপি হয়েছে',
  },
  notCopied: {
    codes: 'কোড কপি করা যায়নি। নিজে বেছে নিয়ে কপি করুন।',
    key: 'কী কপি করা যায়নি। নিজে বেছে নিয়ে কপি করুন।',
    confirmation: 'কনফার্মেশন কপি করা যায়নি। নিজে বেছে নিয়ে কপি করুন।',
    secret: 'গোপন কী কপি করা যায়নি। নিজে বেছে নিয়ে কপি করুন।',
  },
};

export const secondFactorMessages = {
  switchedOn: 'দুই ধাপের লগ ইন চালু হয়েছে। অন্য ডিভাইসগুলো লগ আউট করা হয়েছে।',
  switchedOff: 'দুই ধাপের লগ ইন বন্ধ হয়েছে',
  beginFailed: 'দুই ধাপের লগ ইন ঠিক করা যায়নি',
  switchOnFailed: 'দুই ধাপের লগ ইন চালু করা যায়নি',
  switchOffFailed: 'দুই ধাপের লগ ইন বন্ধ করা যায়নি',
  codesFailed: 'নতুন রিকভারি কোড তৈরি করা যায়নি',
  codesMade: 'নতুন রিকভারি কোড তৈরি হয়েছে। আগেরগুলো আর কাজ করবে না।',
};

export const factorCodeTexts = {
  required: 'কোড দিতে হবে',
  long: (characters: number) => `কোড ${digits(characters)} অক্ষরের বেশি হতে পারে না`,
};
