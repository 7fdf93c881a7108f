/** The link to the other language, in that language. */
export const languageLinkTexts = { otherLanguage: 'বাংলা' };
