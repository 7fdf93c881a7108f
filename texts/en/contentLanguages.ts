/** The languages of the content, for admins. */
export const contentLanguageTexts = {
  names: { en: 'English', bn: 'Bangla' },
  inBangla: (name: string) => `${name} (Bangla)`,
};
