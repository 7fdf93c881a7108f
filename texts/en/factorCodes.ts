export const factorCodeTexts = {
  required: 'Code is required',
  long: (characters: number) => `Code must be at most ${characters} characters`,
};
