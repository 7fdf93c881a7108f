/** Sends a form and shows the server's errors at their fields, or above the form. */
import type { BaseSyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { formErrorTexts } from '#texts/formErrors.ts';
import { sayNotLoaded } from '#web/ui/sayNotLoaded.ts';
import { failureText } from './failures.ts';
import { refusedFields } from './fieldErrors.ts';
import { NOT_LOADED } from './lazyRules.ts';
import { isUnreachable } from './problemKind.ts';

interface Showing {
  /** Shown when the server gives no message. */
  otherwise: string;
  /** Prefix of the form's fields in the body: 'shippingAddress.'. */
  prefix?: string;
}

function fieldsOf(error: unknown, prefix: string): [string, string][] {
  return Object.entries(refusedFields(error)).map(([field, message]) => [
    field.startsWith(prefix) ? field.slice(prefix.length) : field,
    message,
  ]);
}

/** Returns false if the field is not on the page: then the form's error has no reference to an element. */
function showAtField<V extends FieldValues, C, T>(
  form: UseFormReturn<V, C, T>,
  field: Path<V>,
  { message, shouldFocus }: { message: string; shouldFocus: boolean },
): boolean {
  form.setError(field, { message }, { shouldFocus });
  if (form.getFieldState(field).error?.ref) return true;
  form.clearErrors(field);
  return false;
}

/** Without a response the form's own text alone would be taken for a refusal: 'Login failed' for a wrong password. */
const textAbove = (error: unknown, otherwise: string): string =>
  isUnreachable(error) ? formErrorTexts.unreachable(otherwise) : failureText(error, otherwise);

export function showFailure<V extends FieldValues, C, T>(
  form: UseFormReturn<V, C, T>,
  error: unknown,
  { otherwise, prefix = '' }: Showing,
): void {
  const errors = fieldsOf(error, prefix);
  let isShown = false;
  for (const [field, message] of errors) {
    if (showAtField(form, field as Path<V>, { message, shouldFocus: !isShown })) isShown = true;
  }
  // The problem's own message may refer to marked fields.
  const message = errors[0]?.[1] ?? textAbove(error, otherwise);
  if (!isShown) form.setError('root', { message });
}

/** Submit handler of a form: validates, then calls `send`. */
export const submitHandler =
  <V extends FieldValues, C, T>(
    form: UseFormReturn<V, C, T>,
    send: (ready: T) => Promise<unknown>,
    showing: Showing,
  ): ((event?: BaseSyntheticEvent) => Promise<void>) =>
  (event) => {
    // At once, so that the message is new to the page when the form fails again for the same reason: it is scrolled to and read out.
    form.clearErrors('root');
    return form.handleSubmit(
      async (ready) => {
        try {
          await send(ready);
        } catch (error) {
          showFailure(form, error, showing);
        }
      },
      (wrong) => {
        if (!(NOT_LOADED in wrong)) return;
        form.setError('root', { message: showing.otherwise });
        sayNotLoaded();
      },
    )(event);
  };
