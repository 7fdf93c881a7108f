/** Login, logout, registration, and the sessions of a user. */
import { z } from 'zod';
import { forgotPasswordSchema, loginSchema, registerSchema, resetPasswordSchema } from '#domain/accounts.ts';
import { phoneCodeRequestSchema, phoneLoginSchema } from '#domain/phoneLogin.schema.ts';
import { confirmPasswordSchema } from '#domain/sessions.ts';
import { endpoint } from './endpoint.ts';
import { ownAccount } from './ownAccount.ts';
import { idParams, messageResponse, moment } from './values.ts';

const group = 'Accounts';

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
