import { clsx } from 'clsx';
import { useNavigation } from 'react-router';

/** Progress line for a navigation that takes noticeably long. */
export function NavigationProgress() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent transition-[scale,opacity]',
        isBusy ? 'scale-x-75 opacity-100 delay-150 duration-[4s]' : 'scale-x-0 opacity-0 duration-200',
      )}
    />
  );
}
