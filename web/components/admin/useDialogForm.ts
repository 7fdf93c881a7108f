/** State of a form in a dialog about one row of a list: what is typed, what is wrong with it, and saving it. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { failureText } from '#web/api/failures.ts';
import { invalidFields, refusedFields } from '#web/api/fieldErrors.ts';
import { useRequestKey } from '#web/browser/useRequestKey.ts';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';

interface DialogForm<S extends z.ZodType, Typed> {
  initial: Typed;
  schema: S;
  /** The key is that of the same text sent before. */
  send: (read: z.output<S>, idempotencyKey: string) => Promise<unknown>;
  done: (read: z.output<S>) => string;
  failed: string;
  onClose: () => void;
}

export function useDialogForm<S extends z.ZodType, Typed extends Record<string, string>>(
  form: DialogForm<S, Typed>,
) {
  const { revalidate } = useRevalidator();
  const close = useWhileMounted(form.onClose);
  const keyOf = useRequestKey();
  const [typed, setTyped] = useState(form.initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const save = async () => {
    setFailure('');
    const read = form.schema.safeParse(typed);
    if (!read.success) return setErrors(invalidFields(read.error));
    setIsBusy(true);
    setErrors({});
    try {
      await form.send(read.data, keyOf(read.data));
      toast(form.done(read.data));
      close();
    } catch (error) {
      const byField = refusedFields(error);
      setErrors(byField);
      if (Object.keys(byField).length === 0) setFailure(failureText(error, form.failed));
    } finally {
      // Also after a refusal: the list then shows what another admin has changed.
      await revalidate();
      setIsBusy(false);
    }
  };
  return {
    typed,
    type: (change: Partial<Typed>) => setTyped({ ...typed, ...change }),
    errors,
    failure,
    isBusy,
    save,
  };
}
