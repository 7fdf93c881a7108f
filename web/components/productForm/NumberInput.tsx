import type { ComponentProps } from 'react';
import { TextInput } from '#web/ui/TextInput.tsx';

/** A wheel turned over it scrolls the page and changes nothing. */
export function NumberInput(props: ComponentProps<'input'>) {
  return (
    <TextInput
      type="number"
      inputMode="decimal"
      min={0}
      onWheel={({ currentTarget }) => currentTarget.blur()}
      {...props}
    />
  );
}
