import { problemTexts } from './problems.ts';

export const formErrorTexts = {
  /** `failed` is the form's own text: 'Login failed'. That one should try again is said once. */
  unreachable: (failed: string) =>
    `${failed.replace(/\.?( Please try again\.)?$/, '')}. ${problemTexts.unreachable}`,
};
