export const contentLanguageTexts = {
  names: { en: 'ইংরেজি', bn: 'বাংলা' },
  inBangla: (name: string) => `${name} (বাংলা)`,
};
