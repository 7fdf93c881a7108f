import { BATCH_LABEL_MAX } from '#domain/batches.ts';
import { shownColour } from '#domain/colours.ts';
import { formatDay } from '#domain/dates.ts';
import { stockTexts } from '#texts/stockChanges.ts';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { isTooSoon, type NewBatch } from './newBatch.ts';

interface NewBatchFieldsProps {
  batch: NewBatch;
  /** Names of the product's colors. */
  colours: readonly string[];
  /** The product has batches already, so what comes in has to be in one. */
  isNeeded: boolean;
  errors: Readonly<Record<string, string>>;
  /** Batches whose last day is this one or before are not sold. */
  unsoldUntil: string | undefined;
  onChange: (change: Partial<NewBatch>) => void;
}

/** Pieces that come in with a date. */
export function NewBatchFields(props: NewBatchFieldsProps) {
  const { batch, colours, isNeeded, errors, unsoldUntil, onChange } = props;
  return (
    <fieldset className="flex flex-col gap-4 rounded-md border border-line p-3">
      <legend className="px-1 text-sm">{isNeeded ? stockTexts.newBatch : stockTexts.newBatchHint}</legend>
      {!isNeeded && <p className="text-muted text-sm">{stockTexts.firstBatchHint}</p>}
      {colours.length > 0 && (
        <Field label={stockTexts.batchColour} error={errors.unitName}>
          <Select value={batch.colour} onChange={({ target }) => onChange({ colour: target.value })}>
            <option value="">{stockTexts.chooseColour}</option>
            {colours.map((name) => (
              <option key={name} value={name}>
                {shownColour(name)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="grid grid-cols-2 gap-4">
        <Field label={stockTexts.batch} error={errors['batch.label']}>
          <TextInput
            value={batch.label}
            maxLength={BATCH_LABEL_MAX}
            autoComplete="off"
            onChange={({ target }) => onChange({ label: target.value })}
          />
        </Field>
        <Field label={stockTexts.bestBefore} error={errors['batch.expiresOn']}>
          <TextInput
            type="date"
            value={batch.expiresOn}
            onChange={({ target }) => onChange({ expiresOn: target.value })}
          />
        </Field>
      </div>
      <p role="status" className="text-caution text-sm empty:hidden">
        {unsoldUntil && isTooSoon(batch, unsoldUntil) && stockTexts.expiresTooSoon(formatDay(unsoldUntil))}
      </p>
      <Field label={stockTexts.piecesInTheBatch} error={errors.pieces}>
        <NumberInput
          inputMode="numeric"
          value={batch.pieces}
          onChange={({ target }) => onChange({ pieces: target.value })}
        />
      </Field>
    </fieldset>
  );
}
