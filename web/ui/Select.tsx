import ChevronDown from 'virtual:lucide/chevron-down';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass, useFieldWiring } from './control.tsx';

/** A native select: best on phones, and works without script. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={clsx('relative', className)}>
      <select
        {...useFieldWiring()}
        {...rest}
        className={clsx(controlClass, 'min-h-12 appearance-none text-ellipsis pr-9')}
      >
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted" />
    </div>
  );
}
