export const languageLinkTexts = {
  otherLanguage: 'English',
  otherLanguageShort: 'EN',
};
