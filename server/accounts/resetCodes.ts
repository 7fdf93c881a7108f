/**
 * Codes for a forgotten password. A million codes are quickly tried, so they are hashed as slowly as passwords: a
 * stolen table does not reveal a code within its ten minutes.
 */
import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '#domain/passwords.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

export const makeCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

export const hashCode = async (code: string): Promise<Buffer> => Buffer.from(await hashPassword(code));

/** False also when there is no stored code. That case takes the same time. */
export const codeMatches = (stored: Buffer | null, code: string): Promise<boolean> =>
  passwordMatches(stored?.toString() ?? null, code);
