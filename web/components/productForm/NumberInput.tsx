import type { ComponentProps } from 'react';
import { TextInput } from '#web/ui/TextInput.tsx';

/** The mouse wheel scrolls the page and does not change the value. */
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
