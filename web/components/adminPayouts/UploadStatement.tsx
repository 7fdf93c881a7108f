import FileSpreadsheet from 'virtual:lucide/file-spreadsheet';
import { useState } from 'react';
import { COURIER_MAX } from '#domain/orderBooking.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import type { StatementLayoutRow } from '#web/api/responses.ts';
import { Field } from '#web/ui/Field.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { useUpload } from './useUpload.ts';

const OTHER = '';

interface UploadStatementProps {
  couriers: readonly string[];
  layouts: readonly StatementLayoutRow[];
}

/** 'Pathao 2' where a layout is named Pathao. */
function freeName(courier: string, layouts: readonly StatementLayoutRow[]): string {
  const taken = new Set(layouts.map(({ name }) => name.toLowerCase()));
  const names = [courier, ...layouts.map((_, place) => `${courier} ${place + 2}`)];
  return names.find((name) => !taken.has(name.toLowerCase())) ?? '';
}

/** Chooses the courier, the layout and the file. The check of the statement opens as a draft. */
export function UploadStatement({ couriers, layouts }: UploadStatementProps) {
  const [picked, setPicked] = useState(couriers[0] ?? OTHER);
  const [typed, setTyped] = useState('');
  const [layout, setLayout] = useState('');
  const { name, headings, failure, isBusy, choose, sendBy } = useUpload();
  const courier = picked === OTHER ? typed.trim() : picked;
  return (
    <section aria-label={adminPayoutsTexts.newPayout} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field label={adminPayoutsTexts.courier}>
          <Select value={picked} onChange={({ target }) => setPicked(target.value)}>
            {couriers.map((known) => (
              <option key={known}>{known}</option>
            ))}
            <option value={OTHER}>{adminPayoutsTexts.anotherCourier}</option>
          </Select>
        </Field>
        {picked === OTHER && (
          <Field label={adminPayoutsTexts.nameOfTheCourier} required>
            <TextInput
              value={typed}
              maxLength={COURIER_MAX}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        )}
        <Field label={adminPayoutsTexts.layoutOfTheStatement}>
          <Select value={layout} onChange={({ target }) => setLayout(target.value)}>
            <option value="">{adminPayoutsTexts.theOneThatFits}</option>
            {layouts.map(({ _id, name: label }) => (
              <option key={label} value={_id ?? label}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <FileDrop
        label={name ? adminPayoutsTexts.chooseAnotherStatement : adminPayoutsTexts.chooseAStatement}
        hint={adminPayoutsTexts.statementHint}
        icon={<FileSpreadsheet aria-hidden="true" className="size-6 text-accent" strokeWidth={1.5} />}
        accept=".csv,.tsv,.txt,text/csv"
        onChoose={([file]) => file && void choose(file, { courier, layout })}
      />
      <p role="status" className="flex min-h-6 items-center gap-2 text-muted text-sm">
        {isBusy && <Spinner />}
        {isBusy ? adminPayoutsTexts.checkingTheStatement : name}
      </p>
      <FormAlert>{failure}</FormAlert>
      {headings && (
        <ColumnChoice
          name={freeName(courier, layouts)}
          headings={headings}
          onSaved={(id) => void sendBy({ courier, layout: id })}
        />
      )}
    </section>
  );
}
