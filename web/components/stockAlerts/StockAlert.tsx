import BellRing from 'virtual:lucide/bell-ring';
import { useState } from 'react';
import { stockAlertMessages } from '#texts/stockAlerts.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { Choice } from '#web/api/responses.ts';
import { useIsLoggedIn } from '#web/auth/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';

const loadForm = () => import('./GuestAlertForm.tsx');

/** For a choice that is sold out: one press for those who are logged in, an email for guests. Use the choice as key. */
export function StockAlert({ productId, choice }: { productId: string; choice: Choice }) {
  const isLoggedIn = useIsLoggedIn();
  const [state, setState] = useState<'ready' | 'busy' | 'asking' | 'done'>('ready');
  const form = useLoaded(loadForm, state === 'asking', () => setState('ready'));
  const wanted = { productId, ...choice };
  const press = async () => {
    if (!isLoggedIn) return setState('asking');
    setState('busy');
    try {
      await api.askForStock({ body: wanted });
      setState('done');
    } catch (error) {
      toastFailure(error, stockAlertMessages.failed);
      setState('ready');
    }
  };
  if (state === 'done')
    return (
      <p role="status" className="rounded-sm bg-sand p-4 text-sm">
        {stockAlertMessages.waiting}
      </p>
    );
  if (form && state === 'asking') return <form.GuestAlertForm wanted={wanted} />;
  return (
    <Button
      look="outline"
      wide
      className="noscript:hidden"
      busy={state !== 'ready'}
      onClick={() => void press()}
    >
      <BellRing aria-hidden="true" className="size-5" strokeWidth={1.5} />
      {stockAlertMessages.ask}
    </Button>
  );
}
