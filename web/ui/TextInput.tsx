import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldWiring } from './Field.tsx';

/** Common style of text inputs. At 17 px phones do not zoom in. */
export const controlClass =
  'w-full rounded-sm border border-edge bg-paper px-4 text-base text-ink placeholder:text-muted ' +
  'hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-bad aria-invalid:bg-bad-soft/40 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sand disabled:text-muted';

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
