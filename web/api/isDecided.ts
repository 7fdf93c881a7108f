import { isProblem, type Problem } from '#domain/problems.ts';
import { kindOfProblem } from './problemKind.ts';

/**
 * True if the shop has looked at the request and done nothing of it: its idempotency key is free again. After any other failure an
 * earlier try may have succeeded, or still run (`requestInProgress`), so the same request is sent again with the same key.
 */
export const isDecided = (error: unknown): error is Problem =>
  isProblem(error) &&
  error.code !== 'requestInProgress' &&
  ['invalid', 'notFound', 'conflict', 'mismatch'].includes(kindOfProblem(error));
