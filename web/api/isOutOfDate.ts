import { isProblem, type Problem } from '#domain/problems.ts';
import { kindOfProblem } from './problemKind.ts';

/** True if the shop refused because things are not as the page shows them any more: a price, the stock, a line of the cart. */
export const isOutOfDate = (error: unknown): error is Problem =>
  isProblem(error) && ['conflict', 'notFound'].includes(kindOfProblem(error));
