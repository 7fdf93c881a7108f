/**
 * The messages of all errors. A browser has those that it gives itself (`en/problemMessages.ts`): the server sends the
 * message with each of its refusals.
 */
import * as bn from './bn/problems.ts';
import * as bnRefusals from './bn/refusals.ts';
import * as en from './en/problems.ts';
import * as enRefusals from './en/refusals.ts';
import { inLanguage } from './language.ts';

export const problemMessages = inLanguage(
  { ...en.problemTexts, ...enRefusals.refusalTexts },
  { ...bn.problemTexts, ...bnRefusals.refusalTexts },
);
