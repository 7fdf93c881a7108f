import { problemTexts } from './problems.ts';

export const formErrorTexts = {
  unreachable: (failed: string) => `${failed.replace(/।$/, '')}। ${problemTexts.unreachable}`,
};
