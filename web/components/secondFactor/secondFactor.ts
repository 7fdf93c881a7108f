/** State and commands of the user's own two-step login. */
import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { secondFactorTexts } from '#texts/secondFactor.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { sessionStore } from '#web/auth/session.ts';

export type SecondFactor = ResponseOf<(typeof endpoints)['secondFactor']>;
export type SetUp = ResponseOf<(typeof endpoints)['beginSecondFactor']>;

/** The current step: the status, or switching on or off. */
export type Step =
  | { at: 'status' }
  | { at: 'begin' }
  | { at: 'setUp'; setUp: SetUp }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'newCodes' }
  | { at: 'off' };

/** Goes to another step. */
export interface StepNavigation {
  go: (step: Step) => void;
  /** Returns to the status and loads it again. */
  showStatus: () => void;
}

/** Logs out the other devices; this one continues with a new token. Returns the recovery codes. */
export async function switchOn(code: string): Promise<string[]> {
  const { token, recoveryCodes } = await adminApi.switchOnSecondFactor({ body: { code } });
  sessionStore.setState({ token });
  return recoveryCodes;
}

/** A file to print or to store in a password manager. */
export const codesOnPaper = (codes: readonly string[], shop: string, email: string): string =>
  [secondFactorTexts.paper(email, shop), '', ...codes, ''].join('\n');
