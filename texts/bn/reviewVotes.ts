export const reviewVoteTexts = {
  voteFailed: 'আপনার ভোট রাখা গেল না। আবার চেষ্টা করুন।',
  loginToVote: 'রিভিউ কাজে লেগেছে জানাতে লগ ইন করুন',
  logIn: 'লগ ইন করুন',
};
