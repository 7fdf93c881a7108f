/**
 * What is typed into a form and not sent yet, kept for this tab: a reload, a lost connection or a session that ended
 * on the way doesn't take it. Only whoever typed it gets it back, and signing out forgets it. Passwords stay out.
 */
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keptStore } from './keptStore.ts';
import { personNow } from './session.ts';

interface Typed {
  writer: string | null;
  forms: Readonly<Record<string, unknown>>;
}

const nothing: Typed = { writer: null, forms: {} };

const isTyped = (kept: unknown): kept is Typed => {
  const { writer, forms } = (kept ?? {}) as Partial<Typed>;
  return typeof writer === 'string' && typeof forms === 'object' && forms !== null;
};

const typedStore = keptStore<Typed>({ key: 'typed', empty: nothing, isSound: isTyped, isOfTab: true });

const formsNow = (): Typed['forms'] => {
  const { writer, forms } = typedStore.getState();
  return writer !== null && writer === personNow() ? forms : {};
};

export function keepTyped(form: string, values: unknown): void {
  const writer = personNow();
  if (writer !== null) typedStore.setState({ writer, forms: { ...formsNow(), [form]: values } });
}

export function dropTyped(form: string): void {
  const { [form]: _, ...others } = formsNow();
  typedStore.setState(
    Object.keys(others).length === 0 ? nothing : { writer: typedStore.getState().writer, forms: others },
  );
}

export const forgetTyped = (): void => typedStore.setState(nothing);

/** Of somebody else, who was here before. */
export function forgetTypedByOthers(): void {
  const { writer } = typedStore.getState();
  const person = personNow();
  if (writer !== null && person !== null && writer !== person) forgetTyped();
}

export const isTypedInto = (form: string): boolean => Object.hasOwn(formsNow(), form);

/** What a form opens with: what was typed into it before, where it has the shape of what it would open with. */
export function typedInto<V extends object>(form: string, otherwise: V): V {
  const typed = formsNow()[form];
  if (typeof typed !== 'object' || typed === null) return otherwise;
  const known = Object.entries(typed).filter(
    ([field, value]) => typeof value === typeof otherwise[field as keyof V],
  );
  return { ...otherwise, ...Object.fromEntries(known) };
}

/** Keeps each change of a form that is open. */
export function useKeepTyped<V extends FieldValues, C, T>(
  form: string,
  { subscribe }: UseFormReturn<V, C, T>,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(form, values) }),
    [form, subscribe],
  );
}
