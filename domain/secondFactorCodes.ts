/**
 * The two kinds of codes of two-step login: six digits from an authenticator app (RFC 6238), and recovery
 * codes for users who lost the phone. One field takes both.
 */

import { z } from 'zod';
import { factorCodeTexts } from '#texts/factorCodes.ts';
import { toLatinDigits } from './digits.ts';

/** The defaults of every authenticator app. */
export const APP_CODE_DIGITS = 6;
export const APP_CODE_SECONDS = 30;

/** Codes made at a time. Each works once. */
export const RECOVERY_CODES = 10;
/** At this number or fewer, the user is asked to create new codes. */
export const RECOVERY_CODES_LOW = 3;
/** Two halves of letters and digits that cannot be confused: 50 random bits. */
export const RECOVERY_CODE_LENGTH = 10;
/** Without 0, 1, I and O. */
export const RECOVERY_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Long enough for both kinds, with any spacing. */
const longestTyped = 40;

/** Normalises a code for comparison: no spaces or dashes, Latin digits, upper case. */
export const normaliseFactorCode = (typed: string): string =>
  toLatinDigits(typed).replace(/[\s-]/g, '').toUpperCase();

/** True for an app code; anything else may be a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** 'ABCDE-23456' */
export const writeRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`;

/** In groups of four, for reading aloud and typing: 'ABCD EFGH …'. */
export const writeSecret = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export const factorCodeField = z
  .string({ error: () => factorCodeTexts.required })
  .max(longestTyped, { error: () => factorCodeTexts.long(longestTyped) })
  .overwrite(normaliseFactorCode)
  .min(1, { error: () => factorCodeTexts.required });
