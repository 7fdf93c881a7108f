export const languageLinkTexts = { otherLanguage: 'English' };
