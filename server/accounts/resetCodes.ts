/**
 * Codes for who forgot the password. A million codes are soon tried through, so they are hashed as slowly as passwords
 * are: a stolen table tells none of them within the ten minutes they live.
 */
import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '#domain/accounts.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

export const makeCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

export const hashCode = async (code: string): Promise<Buffer> => Buffer.from(await hashPassword(code));

/** False also where there is no code to compare with; never faster for it. */
export const codeMatches = (stored: Buffer | null, code: string): Promise<boolean> =>
  passwordMatches(stored?.toString() ?? null, code);
