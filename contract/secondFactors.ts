/** Two-step login: a code from the admin's phone beside the password. Any who have it on are asked; admins switch it on. */
import { z } from 'zod';
import { factorCodeSchema, passwordAgainSchema, switchOffSchema } from '#domain/secondFactors.ts';
import { endpoint } from './endpoint.ts';
import { messageAnswer } from './values.ts';

const group = 'Accounts';

/** Shown once. */
const recoveryCodes = z.array(z.string());

export const secondFactors = {
  secondFactor: endpoint({
    method: 'GET',
    path: '/auth/second-factor',
    who: 'customer',
    group,
    summary: 'Whether the own two-step login is on, and how many recovery codes are left',
    output: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor',
    who: 'admin',
    group,
    summary: 'Make a secret for an authenticator app; nothing is on before a code of it has come back',
    input: { body: passwordAgainSchema },
    /** The secret in base32, and the same as the address that a QR code holds. */
    output: z.object({ secret: z.string(), uri: z.string() }),
    status: 201,
    refusals: ['wrongCurrentPassword', 'secondFactorOn'],
    limit: 'signIn',
  }),
  switchOnSecondFactor: endpoint({
    method: 'PUT',
    path: '/auth/second-factor',
    who: 'admin',
    group,
    summary: 'Switch it on with a code from the app; ends all sessions and opens a new one here',
    input: { body: factorCodeSchema },
    output: messageAnswer.extend({ token: z.string(), recoveryCodes }),
    refusals: ['wrongFactorCode', 'secondFactorOn', 'setUpOver'],
    limit: 'signIn',
  }),
  switchOffSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor/off',
    who: 'customer',
    group,
    summary: 'Switch it off with the password and a code',
    input: { body: switchOffSchema },
    output: messageAnswer,
    refusals: ['wrongCurrentPassword', 'wrongFactorCode', 'secondFactorOff'],
    limit: 'signIn',
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    who: 'customer',
    group,
    summary: 'Make new recovery codes in place of the old',
    input: { body: passwordAgainSchema },
    output: z.object({ recoveryCodes }),
    status: 201,
    refusals: ['wrongCurrentPassword', 'secondFactorOff'],
    limit: 'signIn',
  }),
};
