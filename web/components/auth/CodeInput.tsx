import type { ChangeEvent, ComponentProps } from 'react';
import { codeIn } from '#domain/typedCode.ts';
import { TextInput } from '#web/ui/TextInput.tsx';

type CodeInputProps = ComponentProps<'input'> & { digits: number };

/**
 * Takes a code of digits as it was pasted: with spaces, or in the whole message. It has no `maxLength`, by which the browser
 * would cut the last digits off. What needs no change is left alone, so that the caret stays.
 */
export function CodeInput({ digits, onChange, ...rest }: CodeInputProps) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const code = codeIn(target.value, digits);
    if (target.value !== code) target.value = code;
    onChange?.(event);
  };
  return (
    <TextInput
      {...rest}
      onChange={take}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="text-center text-xl tracking-[0.4em]"
    />
  );
}
