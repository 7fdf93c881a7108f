export const leavingTexts = {
  question: 'এই পাতা ছেড়ে যাবেন? আপনার বদলগুলো সেভ করা হয়নি।',
  notSaved: 'আপনার বদলগুলো সেভ করা হয়নি।',
  leave: 'ছেড়ে যান',
  stay: 'থাকুন',
};
