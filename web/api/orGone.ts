import { isProblem } from '#domain/problems.ts';
import { kindOfProblem } from './problemKind.ts';

/** What is gone before, by a try whose response was lost or in another tab, is deleted as was wanted. */
export async function orGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!isProblem(error) || kindOfProblem(error) !== 'notFound') throw error;
  }
}
