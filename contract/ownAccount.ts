/** A user's own account: profile, email, phone and password. */
import { z } from 'zod';
import { emailUndoSchema } from '#domain/accountSecurity.schema.ts';
import { changePasswordSchema, profileChangeSchema, roleField } from '#domain/accounts.ts';
import { dutiesField } from '#domain/duties.schema.ts';
import { languageField } from '#domain/languages.schema.ts';
import { confirmPhoneSchema, setPasswordSchema } from '#domain/phoneLogin.schema.ts';
import { endpoint } from './endpoint.ts';
import { messageResponse, moment } from './values.ts';

const group = 'Accounts';

export const userResponse = z.object({
  _id: z.string(),
  name: z.string(),
  /** Null for an account that logs in by phone only. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: roleField,
  /** Of an admin; null for all. Customers have none. */
  duties: dutiesField.optional(),
  isActive: z.boolean(),
  createdAt: moment,
});

/** The account of the user who calls. */
export const ownAccount = userResponse.extend({
  /** The phone opens this account. */
  isPhoneVerified: z.boolean(),
  hasPassword: z.boolean(),
  language: languageField,
  wantsSms: z.boolean(),
});

export const ownAccountEndpoints = {
  profile: endpoint({
    method: 'GET',
    path: '/auth/profile',
    who: 'customer',
    group,
    summary: 'Your account',
    response: ownAccount,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/auth/profile',
    who: 'customer',
    group,
    summary:
      'Change name, email, phone, language or whether SMS are wanted. Omitted fields stay the same. A new email needs the current password. A changed phone no longer logs in until a code confirms it',
    input: { body: profileChangeSchema },
    response: ownAccount,
    refusals: ['emailTaken', 'wrongCurrentPassword', 'passwordMissing', 'phoneIsLogin'],
    limit: 'profile',
  }),
  undoEmailChange: endpoint({
    method: 'POST',
    path: '/auth/email/undo',
    who: 'anyone',
    group,
    summary: 'Restore the old email with the token that was emailed to it. Ends all sessions',
    input: { body: emailUndoSchema },
    /** `_id` is the account. A browser that is logged in to it logs out. */
    response: messageResponse.extend({ email: z.string(), _id: z.string() }),
    refusals: ['emailUndoRefused', 'emailTaken'],
    limit: 'undoEmail',
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/auth/password',
    who: 'customer',
    group,
    summary: 'Change the password. Ends all sessions and starts a new one here',
    input: { body: changePasswordSchema },
    response: z.object({ message: z.string(), token: z.string() }),
    refusals: ['wrongCurrentPassword'],
    limit: 'password',
  }),
  setPassword: endpoint({
    method: 'POST',
    path: '/auth/password',
    who: 'customer',
    group,
    summary:
      'Set the first password of an account that logs in by phone, with a code that was sent to it. Ends all other sessions',
    input: { body: setPasswordSchema },
    response: z.object({ message: z.string(), token: z.string() }),
    refusals: ['wrongCode', 'passwordKnown', 'changedMeanwhile'],
    limit: 'password',
  }),
  confirmPhone: endpoint({
    method: 'PUT',
    path: '/auth/phone',
    who: 'customer',
    group,
    summary:
      'Confirm a phone for your account with the code that was sent to it and your password. It then logs in to this account',
    input: { body: confirmPhoneSchema },
    response: ownAccount,
    refusals: ['wrongCode', 'wrongCurrentPassword', 'phoneTaken', 'adminWithoutPhone'],
    limit: 'password',
  }),
};
