import { Problem } from '#domain/problems.ts';
import { formProblemTexts } from '#texts/formProblems.ts';

/** A refusal of an upload that the browser gives itself. Its text is not among those that every page loads. */
export const formProblem = (code: keyof typeof formProblemTexts): Problem =>
  new Problem(code, { message: formProblemTexts[code] });
