/**
 * The two kinds of code that stand for the phone: six digits from an authenticator app (RFC 6238), and recovery codes
 * for who has lost it. One field takes either.
 */
import { z } from 'zod';
import { toLatinDigits } from './digits.ts';

/** What every authenticator app makes unless told otherwise. */
export const APP_CODE_DIGITS = 6;
export const APP_CODE_SECONDS = 30;

export const RECOVERY_CODES = 10;
/** So few left that one is told to make new ones. */
export const RECOVERY_CODES_LOW = 3;
/** In two halves, with letters and digits that aren't taken for each other: 50 random bits. */
export const RECOVERY_CODE_LENGTH = 10;
export const RECOVERY_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Long enough for either kind, however it is spaced. */
const longestTyped = 40;

/** Spaces and dashes dropped, Bangla digits turned to Latin, letters large: so it is compared. */
export const normaliseFactorCode = (typed: string): string =>
  toLatinDigits(typed).replace(/[\s-]/g, '').toUpperCase();

/** Else it may be a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** 'ABCDE-23456' */
export const writeRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`;

/** In fours, as it is read aloud and typed: 'ABCD EFGH …'. */
export const writeSecret = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export const factorCodeField = z
  .string({ error: 'Code is required' })
  .max(longestTyped, `Code must be at most ${longestTyped} characters`)
  .overwrite(normaliseFactorCode)
  .min(1, 'Code is required');
