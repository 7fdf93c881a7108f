import { type FormEvent, useEffect, useState } from 'react';
import { isProblem } from '#domain/problems.ts';
import { stopSmsTexts } from '#texts/sms.ts';
import { api } from '#web/api/client.ts';
import { failureText } from '#web/api/failures.ts';
import { orNull } from '#web/api/orNull.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';

const words = (error: unknown): string =>
  (isProblem(error) && error.details.errors?.token) || failureText(error, stopSmsTexts.stopFailed);

/** In the URL fragment, which is sent to no server and no other page. */
const tokenOfLink = (): string => window.location.hash.slice(1);

/** One press stops, one starts again. */
export function StopSmsForm() {
  const [failure, setFailure] = useState<string>();
  const [message, setMessage] = useState('');
  /** Null until it is read. Then the page offers to stop, which changes nothing where they are stopped. */
  const [isStopped, setIsStopped] = useState<boolean | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const token = tokenOfLink();
    if (!token) return;
    void orNull(api.stopSms({ body: { token } })).then((read) => {
      // What was pressed meanwhile is newer.
      if (read) setIsStopped((pressed) => pressed ?? read.isStopped);
    });
  }, []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setFailure(undefined);
    try {
      const after = await api.stopSms({ body: { token: tokenOfLink(), stop: !isStopped } });
      setMessage(after.message);
      setIsStopped(after.isStopped);
    } catch (error) {
      setFailure(words(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Form onSubmit={(event) => void send(event)} failure={failure}>
      {(message || isStopped) && <FormAlert tone="good">{message || stopSmsTexts.stopped}</FormAlert>}
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
