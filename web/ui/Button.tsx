import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from '#web/ui/Link.tsx';
import { Spinner } from './Spinner.tsx';

export interface ButtonLook {
  /**
   * `primary` once per screen; `outline` beside it; `quiet` for minor actions; `danger` for irreversible ones; `light`
   * on a dark picture.
   */
  look?: 'primary' | 'outline' | 'quiet' | 'danger' | 'light';
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
}

const looks = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-deep disabled:bg-line disabled:text-muted aria-disabled:opacity-80',
  outline:
    'border border-accent text-accent hover:bg-accent-soft disabled:border-line disabled:text-muted disabled:hover:bg-transparent',
  quiet: 'text-ink underline-offset-4 hover:underline disabled:text-muted disabled:no-underline',
  light: 'bg-paper text-ink hover:bg-sand',
  danger: 'bg-bad text-on-accent hover:bg-accent-deep disabled:bg-line disabled:text-muted',
};

const sizes = {
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-12 px-6 text-base',
  lg: 'min-h-14 px-8 text-base',
};

export function buttonClass({ look = 'primary', size = 'md', wide = false }: ButtonLook): string {
  return clsx(
    'inline-flex select-none items-center justify-center gap-2 rounded-sm text-center font-medium transition-colors',
    'disabled:cursor-not-allowed',
    looks[look],
    look === 'quiet' && size === 'sm' ? 'min-h-9 px-1 text-sm pointer-coarse:min-h-11' : sizes[size],
    wide && 'w-full',
  );
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Busy: keeps the focus and ignores presses. */
    busy?: boolean;
    busyLabel?: ReactNode;
  };

export function Button({
  look,
  size,
  wide,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      className={clsx(buttonClass({ look, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {busy && <Spinner />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

export function ButtonLink({ look, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={clsx(buttonClass({ look, size, wide }), className)} />;
}
