import { describe, expect, it } from 'vitest';
import {
  factorCodeField,
  isAppCode,
  normaliseFactorCode,
  RECOVERY_CODE_LENGTH,
  RECOVERY_LETTERS,
  writeRecoveryCode,
  writeSecret,
} from './secondFactorCodes.ts';

describe('a code', () => {
  it.each([
    ['123 456', '123456'],
    ['১২৩৪৫৬', '123456'],
    [' abcde-23456 ', 'ABCDE23456'],
    ['ABCDE 23456', 'ABCDE23456'],
  ])('%j is compared as %s', (typed, compared) => {
    expect(normaliseFactorCode(typed)).toBe(compared);
    expect(factorCodeField.parse(typed)).toBe(compared);
  });

  it.each([
    ['', 'Code is required'],
    [' - ', 'Code is required'],
    [undefined, 'Code is required'],
    [123456, 'Code is required'],
    ['9'.repeat(41), 'Code must be at most 40 characters'],
  ])('%j is refused', (typed, message) => {
    const { error } = factorCodeField.safeParse(typed);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('is an app code if it has six digits, else a recovery code', () => {
    expect(['123456', '12345', '1234567', 'ABCDE23456', '12345A'].map(isAppCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the displayed form', () => {
  it('of a recovery code has two halves of letters that cannot be confused', () => {
    expect(writeRecoveryCode('ABCDE23456')).toBe('ABCDE-23456');
    expect(normaliseFactorCode(writeRecoveryCode('ABCDE23456'))).toBe('ABCDE23456');
    expect(new Set(RECOVERY_LETTERS).size).toBe(32);
    for (const letter of '01IO') expect(RECOVERY_LETTERS).not.toContain(letter);
    expect(RECOVERY_CODE_LENGTH).toBe(10);
  });

  it('of a secret has groups of four', () => {
    expect(writeSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
    expect(writeSecret('ABCDEFGH')).toBe('ABCD EFGH');
  });
});
