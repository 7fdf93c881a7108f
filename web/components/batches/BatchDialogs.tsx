import { useState } from 'react';
import { batchChangeSchema, writeOffSchema } from '#domain/batches.schema.ts';
import { BATCH_LABEL_MAX, shownLabel } from '#domain/batches.ts';
import { batchesTexts, batchMessages } from '#texts/batches.ts';
import { adminApi } from '#web/api/adminClient.ts';
import type { ListedBatch } from '#web/api/responses.ts';
import { FormDialog } from '#web/components/admin/FormDialog.tsx';
import { useDialogForm } from '#web/components/admin/useDialogForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

interface BatchDialogProps {
  batch: ListedBatch;
  onClose: () => void;
}

export function CorrectDialog({ batch, onClose }: BatchDialogProps) {
  // Of what the fields began with: the list may be read again while the dialog is open.
  const [basedOn] = useState(batch.changedAt);
  const form = useDialogForm({
    initial: { label: batch.label, expiresOn: batch.expiresOn ?? '' },
    schema: batchChangeSchema,
    send: (body) => adminApi.changeBatch({ params: { id: batch._id }, body: { ...body, basedOn } }),
    done: () => batchMessages.corrected,
    failed: batchMessages.changeFailed,
    onClose,
  });
  const { typed, type, errors } = form;
  return (
    <FormDialog
      title={batchesTexts.correctTitle(shownLabel(batch.label))}
      form={form}
      save={batchesTexts.save}
      onClose={onClose}
    >
      <Field label={batchesTexts.batch} required error={errors.label}>
        <TextInput
          value={typed.label}
          maxLength={BATCH_LABEL_MAX}
          autoComplete="off"
          onChange={({ target }) => type({ label: target.value })}
        />
      </Field>
      <Field
        label={batchesTexts.bestBefore}
        required
        hint={batchesTexts.bestBeforeHint}
        error={errors.expiresOn}
      >
        <TextInput
          type="date"
          value={typed.expiresOn}
          onChange={({ target }) => type({ expiresOn: target.value })}
        />
      </Field>
    </FormDialog>
  );
}

export function WriteOffDialog({ batch, onClose }: BatchDialogProps) {
  const { label, pieces, product } = batch;
  const form = useDialogForm({
    initial: { pieces: String(pieces) },
    schema: writeOffSchema,
    send: (body, idempotencyKey) =>
      adminApi.writeOffBatch({ params: { id: batch._id }, body }, { idempotencyKey }),
    done: (read) => batchMessages.writtenOff(read.pieces, product.name),
    failed: batchMessages.writeOffFailed,
    onClose,
  });
  return (
    <FormDialog
      title={batchesTexts.writeOffTitle(shownLabel(label))}
      form={form}
      save={batchesTexts.writeOff}
      onClose={onClose}
    >
      <p className="wrap-anywhere text-sm">{batchesTexts.writeOffNote(product.name, pieces)}</p>
      <Field label={batchesTexts.pieces} required error={form.errors.pieces}>
        <NumberInput
          inputMode="numeric"
          value={form.typed.pieces}
          onChange={({ target }) => form.type({ pieces: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
