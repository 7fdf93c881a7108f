/** Sends a form, and puts what the server found wrong where it belongs: at its field, else over the form. */
import type { BaseSyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isProblem } from '#domain/problems.ts';
import { failureText } from './failureText.ts';

interface Showing {
  /** Said where the server gave no words. */
  otherwise: string;
  /** What stands before the form's fields in the call's body: 'shippingAddress.'. */
  prefix?: string;
}

function fieldsOf(error: unknown, prefix: string): [string, string][] {
  const errors = isProblem(error) ? (error.details.errors ?? {}) : {};
  return Object.entries(errors).map(([field, message]) => [
    field.startsWith(prefix) ? field.slice(prefix.length) : field,
    message,
  ]);
}

export function showFailure<V extends FieldValues, C, T>(
  form: UseFormReturn<V, C, T>,
  error: unknown,
  { otherwise, prefix = '' }: Showing,
): void {
  const known = fieldsOf(error, prefix).filter(([field]) => field in form.control._fields);
  known.forEach(([field, message], place) => {
    form.setError(field as Path<V>, { message }, { shouldFocus: place === 0 });
  });
  if (known.length === 0) form.setError('root', { message: failureText(error, otherwise) });
}

/** What a form does when it is submitted: once its fields are right, `send` has them. */
export const sending =
  <V extends FieldValues, C, T>(
    form: UseFormReturn<V, C, T>,
    send: (ready: T) => Promise<unknown>,
    showing: Showing,
  ): ((event?: BaseSyntheticEvent) => Promise<void>) =>
  (event) =>
    form.handleSubmit(async (ready) => {
      try {
        await send(ready);
      } catch (error) {
        showFailure(form, error, showing);
      }
    })(event);
