/** Login, logout, registration, and the user's own account. */
import { z } from 'zod';
import { emailUndoSchema } from '#domain/accountSecurity.schema.ts';
import {
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  profileChangeSchema,
  registerSchema,
  resetPasswordSchema,
  roleField,
} from '#domain/accounts.ts';
import { dutiesField } from '#domain/duties.schema.ts';
import { languageField } from '#domain/languages.schema.ts';
import {
  confirmPhoneSchema,
  phoneCodeRequestSchema,
  phoneLoginSchema,
  setPasswordSchema,
} from '#domain/phoneLogin.schema.ts';
import { confirmPasswordSchema } from '#domain/sessions.ts';
import { endpoint } from './endpoint.ts';
import { idParams, messageResponse, moment } from './values.ts';

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

/** The own account. */
const ownAccount = userResponse.extend({
  /** The phone opens this account. */
  isPhoneVerified: z.boolean(),
  hasPassword: z.boolean(),
  language: languageField,
  wantsSms: z.boolean(),
});

const signedIn = z.object({ user: ownAccount, token: z.string() });

const sessionResponse = z.object({
  _id: z.string(),
  device: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  /** The session that makes this call. */
  isCurrent: z.boolean(),
});

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    who: 'anyone',
    group,
    summary: 'Log in with email and password, and a code if two-step login is on',
    input: { body: loginSchema },
    response: signedIn,
    refusals: ['wrongCredentials', 'deactivated', 'secondFactorRequired', 'wrongFactorCode'],
    limit: 'signIn',
  }),
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    who: 'anyone',
    group,
    summary: 'Create an account and log in',
    input: { body: registerSchema },
    response: signedIn,
    status: 201,
    refusals: ['emailTaken'],
    limit: 'register',
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    who: 'customer',
    group,
    summary: 'Log out: end this session',
    response: messageResponse,
  }),
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
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    who: 'anyone',
    group,
    summary: 'Email a verification code. The response is the same for an unknown email',
    input: { body: forgotPasswordSchema },
    response: z.object({ email: z.string(), message: z.string() }),
    limit: 'forgotPassword',
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    who: 'anyone',
    group,
    summary: 'Set a new password with the emailed code. Ends all sessions',
    input: { body: resetPasswordSchema },
    response: messageResponse,
    refusals: ['wrongCode'],
    limit: 'resetPassword',
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
  requestPhoneCode: endpoint({
    method: 'POST',
    path: '/auth/otp',
    who: 'anyone',
    group,
    summary: 'Send a code by SMS. The response is the same whether or not an account has this phone',
    input: { body: phoneCodeRequestSchema },
    response: z.object({ phone: z.string(), message: z.string() }),
    refusals: ['phoneLoginOff'],
    limit: 'phoneCode',
  }),
  logInByPhone: endpoint({
    method: 'POST',
    path: '/auth/otp/verify',
    who: 'anyone',
    group,
    summary:
      'Log in with the code that was sent by SMS. A phone that opens no account yet gets one, which needs a name',
    input: { body: phoneLoginSchema },
    idempotent: true,
    response: signedIn,
    refusals: ['wrongCode', 'nameRequired', 'deactivated', 'phoneLoginOff'],
    limit: 'phoneLogin',
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
  sessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    who: 'customer',
    group,
    summary: 'Devices that are logged in, most recently used first',
    response: z.array(sessionResponse),
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/auth/sessions',
    who: 'customer',
    group,
    summary: 'Log out on all devices: with `keep=current` on all but this one',
    input: { query: z.object({ keep: z.enum(['current'], { error: 'keep must be current' }).optional() }) },
    response: messageResponse,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    who: 'customer',
    group,
    summary: 'Log out on one device',
    input: { params: idParams },
    response: messageResponse,
    refusals: ['notFound'],
  }),
  confirmPassword: endpoint({
    method: 'POST',
    path: '/auth/confirm',
    who: 'customer',
    group,
    summary:
      'Enter the password again, with a code where two-step login is on. Some changes need it within 15 minutes',
    input: { body: confirmPasswordSchema },
    response: messageResponse,
    refusals: ['wrongCurrentPassword', 'secondFactorRequired', 'wrongFactorCode', 'changedMeanwhile'],
    limit: 'password',
  }),
};
