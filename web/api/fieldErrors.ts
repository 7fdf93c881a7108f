/** What is wrong with each field, by its path in the body: 'counts.2.pieces'. */
import type { z } from 'zod';
import { isProblem } from '#domain/problems.ts';

type FieldErrors = Readonly<Record<string, string>>;

/** Empty if the server refused the whole, or did not respond. */
export const refusedFields = (error: unknown): FieldErrors =>
  isProblem(error) ? (error.details.errors ?? {}) : {};

export const invalidFields = ({ issues }: Pick<z.ZodError, 'issues'>): FieldErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
