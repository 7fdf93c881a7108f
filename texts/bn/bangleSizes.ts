import { digits } from './numbers.ts';

export const bangleSizeTexts = {
  size: (size: string, mark: string, cm: string) => `${size} মানে ${digits(mark)} (${digits(cm)} সেমি)`,
  sizes: (sizes: readonly string[]) => `${sizes.join(', ')}।`,
  rule: (mark: string, inches: string, lastMark: string, lastInches: string) =>
    `দশমিকের পরের সংখ্যাটি এক ইঞ্চির ষোলো ভাগের কত ভাগ, তা বোঝায়: ${digits(mark)} মানে ${digits(inches)} ইঞ্চি, আর ${digits(lastMark)} মানে ${digits(lastInches)} ইঞ্চি।`,
  between: 'দুই সাইজের মাঝামাঝি হলে বড়টি নিন।',
};
