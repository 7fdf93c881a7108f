/** Drafts of forms: what was typed is stored while it is typed, and filled in again. Passwords are not stored. */
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { userIdNow } from '#web/auth/session.ts';
import { draftStore, forgetFormDrafts } from './storedDrafts.ts';

const formsNow = (): Readonly<Record<string, unknown>> => {
  const { writer, forms } = draftStore.getState();
  return writer !== null && writer === userIdNow() ? forms : {};
};

export function saveFormDraft(form: string, values: unknown): void {
  const writer = userIdNow();
  if (writer !== null) draftStore.setState({ writer, forms: { ...formsNow(), [form]: values } });
}

export function dropFormDraft(form: string): void {
  const { [form]: _, ...forms } = formsNow();
  if (Object.keys(forms).length === 0) forgetFormDrafts();
  else draftStore.setState({ forms });
}

export const hasFormDraft = (form: string): boolean => Object.hasOwn(formsNow(), form);

/** Initial values of a form: the draft's fields where their types match, else the given values. */
export function withFormDraft<V extends object>(form: string, otherwise: V): V {
  const typed = formsNow()[form];
  if (typeof typed !== 'object' || typed === null) return otherwise;
  const known = Object.entries(typed).filter(
    ([field, value]) => typeof value === typeof otherwise[field as keyof V],
  );
  return { ...otherwise, ...Object.fromEntries(known) };
}

/** Stores each change of an open form, except the current password. */
export function useFormDraft<V extends FieldValues, C, T>(
  form: string,
  { subscribe }: UseFormReturn<V, C, T>,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveFormDraft(form, { ...values, currentPassword: undefined }),
      }),
    [form, subscribe],
  );
}
