import CircleAlert from 'virtual:lucide/circle-alert';
import CircleCheck from 'virtual:lucide/circle-check';
import Info from 'virtual:lucide/info';
import X from 'virtual:lucide/x';
import { Toast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { controlTexts } from '#texts/controls.ts';
import { Link } from '#web/ui/Link.tsx';
import { iconButtonClass } from './IconButton.tsx';
import type { ToastMessage } from './toast.ts';

const icons = { good: CircleCheck, bad: CircleAlert, plain: Info };
const tints = { good: 'text-good', bad: 'text-bad', plain: 'text-muted' };

/** One message, with an optional action and a button to dismiss it. */
export function ToastCard({ toast }: { toast: Toast.Root.ToastObject<ToastMessage> }) {
  const { kind = 'plain', action } = toast.data ?? {};
  const Icon = icons[kind];
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={['up', 'down', 'left']}
      className="flex items-center gap-3 rounded-md border border-line bg-paper py-2 pr-2 pl-4 shadow-high transition-[translate,opacity] duration-200 ease-calm data-ending-style:opacity-0 max-sm:data-starting-style:-translate-y-3 sm:data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      <Icon aria-hidden="true" className={clsx('size-5 shrink-0 xl:beside-nav:hidden', tints[kind])} />
      <Toast.Content className="min-w-0 grow py-1">
        <Toast.Title render={<p />} className="text-sm" />
        {action && 'to' in action && (
          <Link to={action.to} className="font-medium text-accent text-sm underline underline-offset-4">
            {action.label}
          </Link>
        )}
      </Toast.Content>
      {action && 'press' in action && (
        <Toast.Close
          aria-hidden={false}
          onClick={action.press}
          className="min-h-9 pointer-coarse:min-h-11 shrink-0 px-2 font-medium text-accent text-sm underline underline-offset-4"
        >
          {action.label}
        </Toast.Close>
      )}
      {/* The library hides toasts from screen readers until its stack is expanded; this one has no stack. */}
      <Toast.Close
        aria-label={controlTexts.dismiss}
        aria-hidden={false}
        className={clsx(iconButtonClass, 'shrink-0')}
      >
        <X className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}
