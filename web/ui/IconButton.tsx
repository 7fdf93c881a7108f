import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export const iconButtonClass =
  'thumb relative inline-flex items-center justify-center rounded-full text-ink transition-colors hover:bg-sand';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Accessible name. */
  label: string;
};

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={clsx(iconButtonClass, className)} />;
}
