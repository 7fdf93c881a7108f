/** The own two-step login, as its section of the account shows and changes it. */
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { api } from '#web/api.ts';
import { sessionStore } from '#web/session.ts';

export type SecondFactor = Answer<(typeof endpoints)['secondFactor']>;
export type SetUp = Answer<(typeof endpoints)['beginSecondFactor']>;

/** Where the section stands: at rest, or on the way from on to off and back. */
export type Step =
  | { at: 'rest' }
  | { at: 'begin' }
  | { at: 'setUp'; setUp: SetUp }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'newCodes' }
  | { at: 'off' };

/** From one step to another. */
export interface Way {
  go: (step: Step) => void;
  /** Back to what the server now says of it. */
  rest: () => void;
}

/** The other devices are signed out by it; this one goes on with a new token. Answers the recovery codes. */
export async function switchOn(code: string): Promise<string[]> {
  const { token, recoveryCodes } = await api.switchOnSecondFactor({ body: { code } });
  sessionStore.setState({ token });
  return recoveryCodes;
}

/** To be kept on paper or in a password keeper. */
export const codesOnPaper = (codes: readonly string[], shop: string, email: string): string =>
  [`Recovery codes of ${email} at ${shop}. Each works once.`, '', ...codes, ''].join('\n');
