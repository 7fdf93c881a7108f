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
import { confirmPasswordSchema } from '#domain/sessions.ts';
import { endpoint } from './endpoint.ts';
import { idParams, messageResponse, moment } from './values.ts';

const group = 'Accounts';

export const userResponse = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: roleField,
  /** Of an admin; null for all. Customers have none. */
  duties: dutiesField.optional(),
  isActive: z.boolean(),
  createdAt: moment,
});

const signedIn = z.object({ user: userResponse, token: z.string() });

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
    response: userResponse,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/auth/profile',
    who: 'customer',
    group,
    summary:
      'Change name, email or phone. Omitted fields stay the same. A new email needs the current password',
    input: { body: profileChangeSchema },
    response: userResponse,
    refusals: ['emailTaken', 'wrongCurrentPassword'],
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
