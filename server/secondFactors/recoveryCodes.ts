/**
 * Codes for who has lost the phone. Fifty random bits are more than anybody can try here, but not more than a thief of
 * the table could, so they are hashed as slowly as passwords are; with one salt a factor, so that one hash finds a code
 * among the ten.
 */
import { randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES, RECOVERY_LETTERS } from '#domain/secondFactorCodes.ts';

const makeCode = (): string =>
  Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)],
  ).join('');

/** No two alike. */
export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(makeCode());
  return [...codes];
}

/** The factor's id is its salt: made at random, and of this factor alone. */
export const hashRecoveryCode = (factorId: string, code: string): Promise<Buffer> =>
  hashRaw(code, { salt: Buffer.from(factorId.replaceAll('-', ''), 'hex') });

export const hashRecoveryCodes = (factorId: string, codes: readonly string[]): Promise<Buffer[]> =>
  Promise.all(codes.map((code) => hashRecoveryCode(factorId, code)));
