import { problemTexts } from './problems.ts';

export const formErrorTexts = {
  unreachable: (failed: string) =>
    `${failed.replace(/।?( আবার চেষ্টা করুন।)?$/, '')}। ${problemTexts.unreachable}`,
};
