/** The authenticator app: its setup, and the codes it shows (RFC 6238). */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { APP_CODE_DIGITS, APP_CODE_SECONDS } from '#domain/secondFactorCodes.ts';

/** As long as the output of the hash function, as RFC 4226 recommends. */
const secretBytes = 20;
/** Tolerates one code before and after: clocks differ, and typing takes time. */
const stepsAround = 1;

/** The default values of all apps. Many apps support nothing else. */
const totpOf = (secret: Buffer, owner: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...owner,
    algorithm: 'SHA1',
    digits: APP_CODE_DIGITS,
    period: APP_CODE_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

export const newSecret = (): Buffer => randomBytes(secretBytes);

/** The secret for an app: as text to type, and as the URI of the QR code. */
export function appSetup(secret: Buffer, shop: string, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, { issuer: shop, label: email });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The number of 30-second steps since 1970. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / APP_CODE_SECONDS);

/** The latest step whose code is accepted now. */
export const latestStepAt = (now: Date): number => stepAt(now) + stepsAround;

/** The step of this code. Null when it is not a code of the accepted steps. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: stepsAround });
  return delta === null ? null : stepAt(now) + delta;
}
