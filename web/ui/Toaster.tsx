import { Toast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { iconButtonClass } from './IconButton.tsx';
import { type Saying, sayingStore } from './toast.ts';

/**
 * At the head of a phone, where a thumb has nothing to press: sheets and bars stand at its foot. On wide screens in
 * the left corner, since what is to be pressed next (buy, check out, save) stands on the right.
 */
const place =
  'fixed inset-x-2 top-2 z-50 flex flex-col gap-2 outline-0 sm:inset-x-auto sm:top-auto sm:bottom-[calc(1.5rem+var(--foot-bar,0px))] sm:left-6 sm:w-96';

const readingTime = 5000;
const icons = { good: CircleCheck, bad: CircleAlert, plain: Info };
const tints = { good: 'text-good', bad: 'text-bad', plain: 'text-muted' };

export function Toaster() {
  return (
    <Toast.Provider timeout={readingTime} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={place}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts, add } = Toast.useToastManager<Saying>();
  const queue = useStore(sayingStore, (state) => state.queue);
  useEffect(() => {
    // Taken from the store, not from this render: an effect may run twice for one render, and says each thing once.
    const unsaid = queue.length > 0 ? sayingStore.getState().queue : [];
    if (unsaid.length === 0) return;
    sayingStore.setState({ queue: [] });
    for (const saying of unsaid) {
      add({ title: saying.text, data: saying, priority: saying.kind === 'bad' ? 'high' : 'low' });
    }
  }, [queue, add]);
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);
}

function ToastCard({ toast }: { toast: Toast.Root.ToastObject<Saying> }) {
  const { kind = 'plain', action } = toast.data ?? {};
  const Icon = icons[kind];
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={['up', 'down', 'left']}
      className="flex items-center gap-3 rounded-md border border-line bg-paper py-2 pr-2 pl-4 shadow-high transition-[translate,opacity] duration-200 ease-calm data-ending-style:opacity-0 data-limited:hidden max-sm:data-starting-style:-translate-y-3 sm:data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      <Icon aria-hidden="true" className={clsx('size-5 shrink-0', tints[kind])} />
      <Toast.Content className="min-w-0 grow py-1">
        <Toast.Title render={<p />} className="text-sm" />
        {action && (
          <Link to={action.to} className="font-medium text-accent text-sm underline underline-offset-4">
            {action.label}
          </Link>
        )}
      </Toast.Content>
      {/* The library hides it from who hears the page till its toasts are spread out of their pile; ours lie in none. */}
      <Toast.Close aria-label="Dismiss" aria-hidden={false} className={clsx(iconButtonClass, 'shrink-0')}>
        <X aria-hidden="true" className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}
