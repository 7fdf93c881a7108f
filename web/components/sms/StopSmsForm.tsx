import { type FormEvent, useState } from 'react';
import { isProblem } from '#domain/problems.ts';
import { stopSmsTexts } from '#texts/sms.ts';
import { api } from '#web/api/client.ts';
import { failureText } from '#web/api/failures.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';

const words = (error: unknown): string =>
  (isProblem(error) && error.details.errors?.token) || failureText(error, stopSmsTexts.stopFailed);

/** The token is in the URL fragment, which is sent to no server and no other page. One press stops, one starts again. */
export function StopSmsForm() {
  const [failure, setFailure] = useState<string>();
  const [message, setMessage] = useState('');
  const [isStopped, setIsStopped] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setFailure(undefined);
    try {
      const body = { token: window.location.hash.slice(1), stop: !isStopped };
      setMessage((await api.stopSms({ body })).message);
      setIsStopped(!isStopped);
    } catch (error) {
      setFailure(words(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Form onSubmit={(event) => void send(event)} failure={failure}>
      {message && <FormAlert tone="good">{message}</FormAlert>}
      {isStopped && <p className="text-muted">{stopSmsTexts.startLead}</p>}
      <Button
        type="submit"
        wide
        look={isStopped ? 'outline' : undefined}
        busy={isBusy}
        busyLabel={isStopped ? stopSmsTexts.starting : stopSmsTexts.stopping}
      >
        {isStopped ? stopSmsTexts.start : stopSmsTexts.stop}
      </Button>
    </Form>
  );
}
