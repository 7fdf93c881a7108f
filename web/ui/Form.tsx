import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { FormAlert } from './FormAlert.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate'> {
  /** What is wrong with the whole of it; a field says its own under itself. */
  failure?: string;
}

/** Fields under each other. Checked by us, in the page's words; posted where scripts fail, so nothing gets into the address. */
export function Form({ failure, className, children, ...rest }: FormProps) {
  return (
    <form {...rest} noValidate method="post" className={clsx('flex flex-col gap-5', className)}>
      <FormAlert>{failure}</FormAlert>
      {children}
    </form>
  );
}
