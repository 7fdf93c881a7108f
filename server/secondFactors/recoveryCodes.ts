/**
 * Recovery codes for a lost phone. Fifty random bits resist guessing online, but not by a thief of the table. So they
 * are hashed as slowly as passwords. One salt per factor makes one hash enough to find a code among the ten.
 */
import { randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES, RECOVERY_LETTERS } from '#domain/secondFactorCodes.ts';

const makeCode = (): string =>
  Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)],
  ).join('');

/** All codes differ. */
export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(makeCode());
  return [...codes];
}

/** The factor's random id is the salt. */
export const hashRecoveryCode = (factorId: string, code: string): Promise<Buffer> =>
  hashRaw(code, { salt: Buffer.from(factorId.replaceAll('-', ''), 'hex') });

export const hashRecoveryCodes = (factorId: string, codes: readonly string[]): Promise<Buffer[]> =>
  Promise.all(codes.map((code) => hashRecoveryCode(factorId, code)));
