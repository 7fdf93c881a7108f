/** Two-step login: schemas and messages. People read 'two-step login'; the code says second factor. */
import { z } from 'zod';
import { changePasswordSchema } from './accounts.ts';
import { factorCodeField } from './secondFactorCodes.ts';

export const secondFactorMessages = {
  switchedOn: 'Two-step login is on. Other devices have been logged out.',
  switchedOff: 'Two-step login is off',
  beginFailed: 'Failed to set up two-step login',
  switchOnFailed: 'Failed to switch on two-step login',
  switchOffFailed: 'Failed to switch off two-step login',
  codesFailed: 'Failed to create new recovery codes',
  codesMade: 'You have new recovery codes. The old ones no longer work.',
} as const;

/** A set-up must be finished within this time, or begin again. */
export const SET_UP_MINUTES = 60;

/** The password of a signed-in user. */
export const passwordAgainSchema = changePasswordSchema.pick({ currentPassword: true });
export const factorCodeSchema = z.object({ code: factorCodeField });
/** For switching it off and for new recovery codes. The password alone must not bypass the phone. */
export const passwordAndCodeSchema = passwordAgainSchema.extend({ code: factorCodeField });
