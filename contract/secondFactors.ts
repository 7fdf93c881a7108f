/**
 * Two-step login: a code from the phone besides the password. Only admins can switch it on; it applies to
 * anyone who has it on.
 */
import { z } from 'zod';
import { anyDuty } from '#domain/duties.ts';
import { factorCodeSchema, passwordAgainSchema, passwordAndCodeSchema } from '#domain/secondFactors.ts';
import { endpoint } from './endpoint.ts';
import { messageResponse } from './values.ts';

const group = 'Accounts';

/** Returned once; the server stores only hashes. */
const recoveryCodes = z.array(z.string());

export const secondFactors = {
  secondFactor: endpoint({
    method: 'GET',
    path: '/auth/second-factor',
    who: 'customer',
    group,
    summary: 'Whether your two-step login is on, and how many recovery codes are left',
    response: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor',
    who: 'admin',
    duty: anyDuty,
    group,
    summary: 'Create a secret for an authenticator app. Two-step login is on only after a code confirms it',
    input: { body: passwordAgainSchema },
    /** The secret in base32, and the URI of the QR code. */
    response: z.object({ secret: z.string(), uri: z.string() }),
    status: 201,
    refusals: ['wrongCurrentPassword', 'secondFactorOn'],
    limit: 'password',
  }),
  switchOnSecondFactor: endpoint({
    method: 'PUT',
    path: '/auth/second-factor',
    who: 'admin',
    duty: anyDuty,
    group,
    summary: 'Switch two-step login on with a code from the app. Ends all sessions and starts a new one here',
    input: { body: factorCodeSchema },
    response: messageResponse.extend({ token: z.string(), recoveryCodes }),
    refusals: ['wrongFactorCode', 'secondFactorOn', 'setUpOver'],
    limit: 'password',
  }),
  switchOffSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor/off',
    who: 'customer',
    group,
    summary: 'Switch two-step login off with the password and a code',
    input: { body: passwordAndCodeSchema },
    response: messageResponse,
    refusals: ['wrongCurrentPassword', 'wrongFactorCode', 'secondFactorOff'],
    limit: 'password',
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    who: 'customer',
    group,
    summary: 'Replace the recovery codes with new ones',
    input: { body: passwordAndCodeSchema },
    response: z.object({ recoveryCodes }),
    status: 201,
    refusals: ['wrongCurrentPassword', 'wrongFactorCode', 'secondFactorOff'],
    limit: 'password',
  }),
};
