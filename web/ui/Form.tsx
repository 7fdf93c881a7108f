import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { FormAlert } from './FormAlert.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate'> {
  /** Error of the whole form; fields show their own errors. */
  failure?: string;
}

/**
 * A form with stacked fields. Validates in the page's own language; uses POST, so that a failing script puts nothing
 * into the address.
 */
export function Form({ failure, className, children, ...rest }: FormProps) {
  return (
    <form {...rest} noValidate method="post" className={clsx('flex flex-col gap-5', className)}>
      <FormAlert>{failure}</FormAlert>
      {children}
    </form>
  );
}
