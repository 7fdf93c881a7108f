/** Two-step login: schemas. People read 'two-step login'; the code says second factor. */
import { z } from 'zod';
import { changePasswordSchema } from './accounts.ts';
import { factorCodeField } from './secondFactorCodes.ts';

/** A set-up must be finished within this time, or begin again. */
export const SET_UP_MINUTES = 60;

/** The password of a logged-in user. */
export const passwordAgainSchema = changePasswordSchema.pick({ currentPassword: true });
export const factorCodeSchema = z.object({ code: factorCodeField });
/** For switching it off and for new recovery codes. The password alone must not bypass the phone. */
export const passwordAndCodeSchema = passwordAgainSchema.extend({ code: factorCodeField });
