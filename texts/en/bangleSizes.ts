export const bangleSizeTexts = {
  size: (size: string, mark: string, cm: string) => `${size} is ${mark} (${cm} cm)`,
  sizes: (sizes: readonly string[]) => `${sizes.join(', ')}.`,
  rule: (mark: string, inches: string, lastMark: string, lastInches: string) =>
    `The number after the point counts sixteenths of an inch: ${mark} means ${inches} inches, and ${lastMark} means ${lastInches} inches.`,
  between: 'Between two sizes, take the larger one.',
};
