/** The second factor of an admin: what its forms take, and what is said of it. People read 'two-step login'. */
import { z } from 'zod';
import { changePasswordSchema } from './accounts.ts';
import { factorCodeField } from './secondFactorCodes.ts';

export const secondFactorMessages = {
  switchedOn: 'Two-step login is on. Other devices have been signed out.',
  switchedOff: 'Two-step login is off',
  beginFailed: 'Failed to set up two-step login',
  switchOnFailed: 'Failed to switch on two-step login',
  switchOffFailed: 'Failed to switch off two-step login',
  codesFailed: 'Failed to make new recovery codes',
  codesMade: 'New recovery codes are made. The old ones open nothing any more.',
} as const;

/** A set-up that isn't finished within this is begun again. */
export const SET_UP_MINUTES = 60;

/** The password again, of somebody who is signed in. */
export const passwordAgainSchema = changePasswordSchema.pick({ currentPassword: true });
export const factorCodeSchema = z.object({ code: factorCodeField });
export const switchOffSchema = passwordAgainSchema.extend({ code: factorCodeField });
