import { digits } from './numbers.ts';

export const choiceTexts = {
  size: (size: string) => `সাইজ ${digits(size)}`,
};
