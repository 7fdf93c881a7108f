import { type FormEvent, useState } from 'react';
import { isProblem } from '#domain/problems.ts';
import { stockAlertsTexts } from '#texts/stockAlerts.ts';
import { failureText } from '#web/api/failures.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';

interface AlertLinkFormProps {
  label: string;
  busyLabel: string;
  /** If no response comes. */
  otherwise: string;
  /** Sends the token and returns the message of the shop. */
  send: (token: string) => Promise<{ message: string }>;
}

const words = (error: unknown, otherwise: string): string =>
  (isProblem(error) && error.details.errors?.token) || failureText(error, otherwise);

/**
 * The page that a link in an email opens. It needs a press, because mail programs open links to scan them. The token is in
 * the URL fragment, which is sent to no server and no other page.
 */
export function AlertLinkForm({ label, busyLabel, otherwise, send }: AlertLinkFormProps) {
  const [failure, setFailure] = useState<string>();
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const press = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setFailure(undefined);
    try {
      setMessage((await send(window.location.hash.slice(1))).message);
    } catch (error) {
      setFailure(words(error, otherwise));
    } finally {
      setIsBusy(false);
    }
  };
  return message ? (
    <div className="flex flex-col gap-5">
      <FormAlert tone="good">{message}</FormAlert>
      <ButtonLink to="/products" wide>
        {stockAlertsTexts.browseTheShop}
      </ButtonLink>
    </div>
  ) : (
    <Form onSubmit={(event) => void press(event)} failure={failure}>
      <Button type="submit" wide busy={isBusy} busyLabel={busyLabel}>
        {label}
      </Button>
    </Form>
  );
}
