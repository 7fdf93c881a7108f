import { digits } from './numbers.ts';

export const factorCodeTexts = {
  required: 'কোড দিতে হবে',
  long: (characters: number) => `কোড ${digits(characters)} অক্ষরের বেশি হতে পারে না`,
};
