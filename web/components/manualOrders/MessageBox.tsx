import ChevronDown from 'virtual:lucide/chevron-down';
import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { MESSAGE_MAX } from '#domain/messages/messages.schema.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { isRead } from './messageFields.ts';
import type { Message } from './useMessage.ts';

interface MessageBoxProps {
  message: Message;
  /** What is to be looked at, after the message was read. */
  summary: string;
}

const sendsForm = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

/** The customer's message. On narrow screens it folds once it was read, so that the form is in view. */
export function MessageBox({ message, summary }: MessageBoxProps) {
  const { text, read, reading } = message;
  const hasBeenRead = isRead(read);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isFolded = hasBeenRead && !isUnfolded;
  const readText = () => {
    setIsUnfolded(false);
    void message.readText();
  };
  return (
    <section aria-label="Message" className="flex flex-col gap-3 xl:sticky xl:top-16">
      {hasBeenRead && (
        <button
          type="button"
          aria-expanded={!isFolded}
          className="flex min-h-11 items-center gap-2 text-left xl:hidden"
          onClick={() => setIsUnfolded(isFolded)}
        >
          <span className="shrink-0 font-medium text-sm">Message</span>
          <span className="min-w-0 grow truncate text-muted text-sm">{isFolded && text}</span>
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-4 shrink-0 transition-transform', !isFolded && 'rotate-180')}
          />
        </button>
      )}
      <div className={clsx('flex-col gap-3', isFolded ? 'hidden xl:flex' : 'flex')}>
        <Field label="Paste a message" hint="From Facebook, WhatsApp or SMS, in Bangla or English">
          <TextArea
            rows={6}
            value={text}
            maxLength={MESSAGE_MAX}
            autoComplete="off"
            // The page is for pasting: focus is where it is needed.
            ref={focusEmpty}
            onChange={({ target }) => message.setText(target.value)}
            onKeyDown={(event) => sendsForm(event) && readText()}
          />
        </Field>
        <Button
          look={hasBeenRead ? 'outline' : 'primary'}
          busy={reading.isBusy}
          busyLabel="Reading..."
          disabled={text.trim() === ''}
          onClick={readText}
        >
          Read message
        </Button>
        <FormAlert>{reading.failure}</FormAlert>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {hasBeenRead && summary}
      </p>
      <UnreadText unread={read.unread} />
    </section>
  );
}

const focusEmpty = (box: HTMLTextAreaElement | null) => {
  if (box?.value === '') box.focus();
};

/** What the message says besides, for the admin to read. */
function UnreadText({ unread }: { unread: readonly string[] }) {
  if (unread.length === 0) return null;
  return (
    <FormAlert tone="caution">
      <p className="font-medium">Not understood</p>
      <ul className="wrap-anywhere list-inside list-disc">
        {unread.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </FormAlert>
  );
}
