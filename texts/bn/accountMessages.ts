export const accountMessages = {
  loginFailed: 'লগ ইন হয়নি',
  registrationFailed: 'অ্যাকাউন্ট খোলা যায়নি',
  profileFetchFailed: 'আপনার তথ্য আনা যায়নি',
  profileUpdateFailed: 'আপনার তথ্য সেভ করা যায়নি',
  codeSendFailed: 'কোড পাঠানো যায়নি',
  codeResendFailed: 'আবার কোড পাঠানো যায়নি',
  codeResent: 'আপনার ইমেইলে নতুন কোড পাঠানো হয়েছে',
  codeExpiry: 'কোডটি ১০ মিনিট কাজ করবে',
  resetFailed: 'পাসওয়ার্ড বদলানো যায়নি',
  codeSent: 'এই ইমেইলে অ্যাকাউন্ট থাকলে সেখানে একটি কোড পাঠানো হয়েছে',
  passwordReset: 'পাসওয়ার্ড বদলানো হয়েছে। নতুন পাসওয়ার্ড দিয়ে লগ ইন করুন।',
  passwordChanged: 'পাসওয়ার্ড বদলানো হয়েছে। অন্য ডিভাইসগুলো লগ আউট করা হয়েছে।',
  loggedOut: 'আপনি লগ আউট করেছেন',
  loggedOutEverywhere: 'আপনি সব ডিভাইস থেকে লগ আউট করেছেন',
  continuePurchase: 'কেনাকাটা চালিয়ে যেতে অ্যাকাউন্ট খুলুন',
  phoneMissing: 'দেওয়া হয়নি',
  roleUpdateFailed: 'ভূমিকা বদলানো যায়নি',
  statusUpdateFailed: 'অ্যাকাউন্টের অবস্থা বদলানো যায়নি',
};

export const sessionMessages = {
  confirmed: 'পাসওয়ার্ড ঠিক আছে',
  loggedOut: 'ডিভাইসটি লগ আউট করা হয়েছে',
  othersLoggedOut: 'আপনার অন্য ডিভাইসগুলো লগ আউট করা হয়েছে',
};

export const emailUndoMessages = {
  undone: 'আপনার অ্যাকাউন্টে আগের ইমেইল ফিরে এসেছে। এখনই নতুন পাসওয়ার্ড দিন।',
  unknown: 'লিংকটি পুরো নয় বা আর কাজ করে না। ইমেইল থেকে আবার খুলুন।',
  expired: 'লিংকটির সময় শেষ। আমাদের জানান, আমরা সাহায্য করব।',
  alreadyUndone: 'আগের ইমেইল আগেই ফিরিয়ে নেওয়া হয়েছে।',
  sameEmail: 'আপনার অ্যাকাউন্টে এই ইমেইলই আছে।',
  taken: 'এই ইমেইল এখন অন্য একটি অ্যাকাউন্টে আছে। আমাদের জানান, আমরা সাহায্য করব।',
  failed: 'আগের ইমেইল ফেরানো যায়নি',
};
