import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

/**
 * Text, since a number input of a browser drops Bangla digits without a word. The rules read both digits and set the
 * limits.
 */
export function NumberInput(props: Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step'>) {
  return <TextInput inputMode="decimal" autoComplete="off" {...props} />;
}
