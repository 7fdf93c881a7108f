import { type FormEvent, useState } from 'react';
import { isProblem } from '#domain/problems.ts';
import { emailUndoMessages } from '#texts/accountMessages.ts';
import { authTexts } from '#texts/auth.ts';
import { api } from '#web/api/client.ts';
import { failureText } from '#web/api/failures.ts';
import { forgetSession } from '#web/auth/auth.ts';
import { userIdNow } from '#web/auth/session.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';

/** Needs a button press, because mail programs open links to scan them. */
async function undo(token: string): Promise<void> {
  const { _id } = await api.undoEmailChange({ body: { token } });
  // The server has ended all sessions, this one included.
  if (_id === userIdNow()) forgetSession();
}

const words = (error: unknown): string =>
  (isProblem(error) && error.details.errors?.token) || failureText(error, emailUndoMessages.failed);

/** The token is in the URL fragment, which is sent to no server and no other page. */
export function UndoEmailForm() {
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState('busy');
    setFailure(undefined);
    try {
      await undo(window.location.hash.slice(1));
      setState('done');
    } catch (error) {
      setFailure(words(error));
      setState('ready');
    }
  };
  return state === 'done' ? (
    <div className="flex flex-col gap-5">
      <FormAlert tone="good">{emailUndoMessages.undone}</FormAlert>
      <ButtonLink to="/auth/forgot-password" wide>
        {authTexts.setNewPassword}
      </ButtonLink>
    </div>
  ) : (
    <Form onSubmit={(event) => void send(event)} failure={failure}>
      <Button type="submit" wide busy={state === 'busy'} busyLabel={authTexts.undoing}>
        {authTexts.undo}
      </Button>
    </Form>
  );
}
