export const adminCombosTexts = {
  problems: {
    hidden: 'লুকানো বা মুছে ফেলা',
    choiceGone: 'এই সাইজ বা রঙে আর পাওয়া যায় না',
    soldOut: 'শেষ হয়ে গেছে',
  },
  inCombo: (name: string) => `এটি ${name} কম্বোতে আছে। তখন কম্বোটি কেনা যাবে না।`,
  inCombos: (names: string) => `এটি এই কম্বোগুলোতে আছে: ${names}। তখন এগুলো কেনা যাবে না।`,
};
