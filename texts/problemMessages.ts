/**
 * The messages of all errors. A browser has those that its first view gives itself (`en/problemMessages.ts`): the server sends the
 * message with each of its refusals.
 */
import { formProblemTexts as bnForms } from './bn/formProblems.ts';
import * as bn from './bn/problems.ts';
import * as bnRefusals from './bn/refusals.ts';
import { formProblemTexts as enForms } from './en/formProblems.ts';
import * as en from './en/problems.ts';
import * as enRefusals from './en/refusals.ts';
import { inLanguage } from './language.ts';

export const problemMessages = inLanguage(
  { ...en.problemTexts, ...enForms, ...enRefusals.refusalTexts },
  { ...bn.problemTexts, ...bnForms, ...bnRefusals.refusalTexts },
);
