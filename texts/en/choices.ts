/** The size and color of a line, in one small file, since product cards show them too. */
export const choiceTexts = {
  size: (size: string) => `Size ${size}`,
};
