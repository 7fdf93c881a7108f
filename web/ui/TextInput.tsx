import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass, useFieldWiring } from './control.tsx';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      {...useFieldWiring()}
      {...rest}
      className={clsx(controlClass, 'min-h-12', className)}
    />
  );
}
