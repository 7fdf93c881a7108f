export const phoneTexts = {
  required: 'মোবাইল নম্বর দিতে হবে',
  inline: 'নম্বরটি ঠিক হয়নি',
  invalid: 'বাংলাদেশের একটি সঠিক মোবাইল নম্বর দিন',
  invalidForAccount: '০১ দিয়ে শুরু বাংলাদেশের একটি সঠিক মোবাইল নম্বর দিন',
  hint: '০১ দিয়ে শুরু হবে',
  placeholder: '০১XXXXXXXXX',
};
