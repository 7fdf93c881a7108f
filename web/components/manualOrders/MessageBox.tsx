import ChevronDown from 'virtual:lucide/chevron-down';
import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { MESSAGE_MAX } from '#domain/messages/messages.schema.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { isSendKey } from './isSendKey.ts';
import { KeyHint } from './KeyHint.tsx';
import { isRead } from './messageFields.ts';
import type { Message } from './useMessage.ts';

/** Nothing of a longer text is cut off without a word. */
const TOO_LONG = manualOrdersTexts.messageTooLong(MESSAGE_MAX);

/** The customer's message. On narrow screens it folds once it was read, so that the form is in view. */
export function MessageBox({ message }: { message: Message }) {
  const { text, read, reading } = message;
  const hasBeenRead = isRead(read);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isFolded = hasBeenRead && !isUnfolded;
  const isTooLong = text.length > MESSAGE_MAX;
  const readText = () => {
    if (isTooLong) return;
    setIsUnfolded(false);
    void message.readText();
  };
  /** Stop the key event before it reaches the form. */
  const readByKey = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    readText();
  };
  return (
    <div className="flex flex-col gap-3">
      {hasBeenRead && (
        <button
          type="button"
          aria-expanded={!isFolded}
          className="flex min-h-11 items-center gap-2 text-left xl:hidden"
          onClick={() => setIsUnfolded(isFolded)}
        >
          <span className="shrink-0 font-medium text-sm">{manualOrdersTexts.message}</span>
          <span className="min-w-0 grow truncate text-muted text-sm">{isFolded && text}</span>
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-4 shrink-0 transition-transform', !isFolded && 'rotate-180')}
          />
        </button>
      )}
      <div className={clsx('flex-col gap-3', isFolded ? 'hidden xl:flex' : 'flex')}>
        <Field
          label={manualOrdersTexts.pasteAMessage}
          hint={<PasteHint />}
          error={isTooLong ? TOO_LONG : undefined}
        >
          <TextArea
            rows={6}
            value={text}
            autoComplete="off"
            // The page is for pasting: focus is where it is needed.
            ref={focusEmpty}
            onChange={({ target }) => message.setText(target.value)}
            onKeyDown={readByKey}
          />
        </Field>
        <Button
          look={hasBeenRead ? 'outline' : 'primary'}
          busy={reading.isBusy}
          busyLabel={manualOrdersTexts.reading}
          disabled={text.trim() === '' || isTooLong}
          onClick={readText}
        >
          {manualOrdersTexts.readMessage}
        </Button>
        <FormAlert>{reading.failure}</FormAlert>
      </div>
    </div>
  );
}

const focusEmpty = (box: HTMLTextAreaElement | null) => {
  if (box?.value === '') box.focus();
};

const PasteHint = () => (
  <>
    {manualOrdersTexts.pasteHint} <KeyHint text={manualOrdersTexts.keysRead} />
  </>
);
