/** Coming in, going out, and mending the own account. */
import { z } from 'zod';
import {
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  profileChangeSchema,
  registerSchema,
  resetPasswordSchema,
  roleField,
} from '#domain/accounts.ts';
import { endpoint } from './endpoint.ts';
import { messageAnswer, moment } from './values.ts';

const group = 'Accounts';

export const userAnswer = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: roleField,
  isActive: z.boolean(),
  createdAt: moment,
});

const signedIn = z.object({ user: userAnswer, token: z.string() });

const sessionAnswer = z.object({
  device: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  /** The one that asks. */
  isCurrent: z.boolean(),
});

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    who: 'anyone',
    group,
    summary: 'Sign in with e-mail and password, and a code where two-step login is on',
    input: { body: loginSchema },
    output: signedIn,
    refusals: ['wrongCredentials', 'deactivated', 'secondFactorRequired', 'wrongFactorCode'],
    limit: 'signIn',
  }),
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    who: 'anyone',
    group,
    summary: 'Make an account and sign in',
    input: { body: registerSchema },
    output: signedIn,
    status: 201,
    refusals: ['emailTaken'],
    limit: 'register',
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    who: 'customer',
    group,
    summary: 'End this session',
    output: messageAnswer,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/auth/profile',
    who: 'customer',
    group,
    summary: 'The own account',
    output: userAnswer,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/auth/profile',
    who: 'customer',
    group,
    summary: 'Change name, e-mail or phone; what is left out stays',
    input: { body: profileChangeSchema },
    output: userAnswer,
    refusals: ['emailTaken'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    who: 'anyone',
    group,
    summary: 'Mail a verification code; the answer is the same for an unknown e-mail',
    input: { body: forgotPasswordSchema },
    output: z.object({ email: z.string(), message: z.string() }),
    limit: 'reset',
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    who: 'anyone',
    group,
    summary: 'Set a new password with the mailed code; ends all sessions',
    input: { body: resetPasswordSchema },
    output: messageAnswer,
    refusals: ['wrongCode'],
    limit: 'reset',
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/auth/password',
    who: 'customer',
    group,
    summary: 'Change the password; ends all sessions and opens a new one here',
    input: { body: changePasswordSchema },
    output: z.object({ message: z.string(), token: z.string() }),
    refusals: ['wrongCurrentPassword'],
    limit: 'signIn',
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    who: 'customer',
    group,
    summary: 'Devices that are signed in, the last used first',
    output: z.array(sessionAnswer),
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/auth/sessions',
    who: 'customer',
    group,
    summary: 'Sign out everywhere, here too',
    output: messageAnswer,
  }),
};
