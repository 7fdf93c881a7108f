import { useState } from 'react';
import { useStore } from 'zustand';
import { alertTexts, orderAlertsTexts } from '#texts/orderAlerts.ts';
import { failureText } from '#web/api/failures.ts';
import { PushRefused, startPush, stopPush } from '#web/browser/pushAlerts.ts';
import { alertChoices } from '#web/state/alertChoices.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { toast } from '#web/ui/toast.ts';
import { playSound } from './playSound.ts';

/** How this browser notifies of new orders. */
export function AlertSettings() {
  const choices = useStore(alertChoices);
  const { isBusy, toggle } = usePush();
  return (
    <section aria-labelledby="alerts" className="flex flex-col">
      <h2 id="alerts" className="text-xl">
        {orderAlertsTexts.settings}
      </h2>
      <Checkbox
        label={orderAlertsTexts.onPage}
        checked={choices.page}
        onChange={({ target }) => alertChoices.setState({ page: target.checked })}
      />
      <Checkbox
        label={orderAlertsTexts.sound}
        checked={choices.sound}
        disabled={!choices.page}
        onChange={({ target }) => {
          alertChoices.setState({ sound: target.checked });
          if (target.checked) playSound();
        }}
      />
      <Checkbox
        label={orderAlertsTexts.inTitle}
        checked={choices.title}
        disabled={!choices.page}
        onChange={({ target }) => alertChoices.setState({ title: target.checked })}
      />
      <Checkbox
        label={orderAlertsTexts.onDevice}
        checked={choices.device !== ''}
        disabled={isBusy}
        onChange={() => void toggle(choices.device)}
      />
    </section>
  );
}

function usePush() {
  const [isBusy, setIsBusy] = useState(false);
  const toggle = async (device: string) => {
    setIsBusy(true);
    try {
      if (device === '') alertChoices.setState({ device: await startPush() });
      else {
        await stopPush(device);
        alertChoices.setState({ device: '' });
      }
      toast(device === '' ? alertTexts.on : alertTexts.off);
    } catch (error) {
      toast(error instanceof PushRefused ? error.message : failureText(error, alertTexts.failed), 'bad');
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, toggle };
}
