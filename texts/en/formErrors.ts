import { problemTexts } from './problems.ts';

export const formErrorTexts = {
  /** `failed` is the form's own text: 'Login failed'. */
  unreachable: (failed: string) => `${failed.replace(/\.$/, '')}. ${problemTexts.unreachable}`,
};
