/**
 * Drafts of forms, stored for this tab. A reload, a lost connection or an ended session does not lose them. Only the
 * user who typed a draft gets it back, and sign-out deletes it. Passwords are not stored.
 */
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { userIdNow } from '#web/auth/session.ts';
import { persistedStore } from './persistedStore.ts';

interface Drafts {
  writer: string | null;
  forms: Readonly<Record<string, unknown>>;
}

const nothing: Drafts = { writer: null, forms: {} };

const isDrafts = (stored: unknown): stored is Drafts => {
  const { writer, forms } = (stored ?? {}) as Partial<Drafts>;
  return typeof writer === 'string' && typeof forms === 'object' && forms !== null;
};

const draftStore = persistedStore<Drafts>({
  key: 'formDrafts',
  empty: nothing,
  isSound: isDrafts,
  isOfTab: true,
});

const formsNow = (): Drafts['forms'] => {
  const { writer, forms } = draftStore.getState();
  return writer !== null && writer === userIdNow() ? forms : {};
};

export function saveFormDraft(form: string, values: unknown): void {
  const writer = userIdNow();
  if (writer !== null) draftStore.setState({ writer, forms: { ...formsNow(), [form]: values } });
}

export function dropFormDraft(form: string): void {
  const { [form]: _, ...others } = formsNow();
  draftStore.setState(
    Object.keys(others).length === 0 ? nothing : { writer: draftStore.getState().writer, forms: others },
  );
}

export const forgetFormDrafts = (): void => draftStore.setState(nothing);

/** Deletes drafts of a previous user. */
export function forgetDraftsOfOthers(): void {
  const { writer } = draftStore.getState();
  const userId = userIdNow();
  if (writer !== null && userId !== null && writer !== userId) forgetFormDrafts();
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
