/** Sessions: their lifetime, their number, and when a user must enter the password again. */
import { loginSchema } from './accounts.ts';

/** A session that is not used for this many days ends. */
export const SESSION_DAYS_UNUSED = 30;
/** The limit even for sessions in use. */
export const SESSION_DAYS = 90;
/** One more session ends the least recently used. */
export const SESSIONS_PER_USER = 20;

const RECENT_MINUTES = 15;
const minute = 60_000;
/** The tolerated difference between the clocks of several machines. */
const clockDifference = minute;

/**
 * True if the password was entered recently enough to grant rights. A time in the future, from a clock that
 * was ahead, does not count.
 */
export const isRecentlyConfirmed = (passwordAt: Date, now: Date): boolean => {
  const age = now.getTime() - passwordAt.getTime();
  return age >= -clockDifference && age < RECENT_MINUTES * minute;
};

/** The code is required if two-step login is on. */
export const confirmPasswordSchema = loginSchema.pick({ password: true, code: true });
