import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import {
  type StatementColumn,
  type StatementLayout,
  statementLayoutSchema,
} from '#domain/statementLayouts.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { payoutMessages, payoutsTexts } from '#texts/payouts.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { LeaveGuard } from '#web/browser/useLeaveGuard.ts';
import { listError } from '#web/components/admin/RowList.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

/** Columns with one heading. Fees may have several. */
const single = ['consignment', 'orderNumber', 'collected', 'paid'] as const satisfies StatementColumn[];

interface ColumnChoiceProps {
  /** A name for the layout that is not taken. */
  name: string;
  /** The headings of the file. */
  headings: readonly string[];
  /** Receives the id of the saved layout. */
  onSaved: (id: string) => void;
}

/** Says once which columns a courier's statement has. It is saved as a layout, for the next statement too. */
export function ColumnChoice({ name, headings, onSaved }: ColumnChoiceProps) {
  const { revalidate } = useRevalidator();
  const columns = { consignment: [''], orderNumber: [''], collected: [''], fees: [] as string[], paid: [''] };
  const form = useForm({
    resolver: zodResolver(statementLayoutSchema),
    defaultValues: { name, columns },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const save = async (body: StatementLayout) => {
    const { layout } = await adminApi.addStatementLayout({ body });
    void revalidate();
    onSaved(layout._id ?? '');
  };
  return (
    <Form
      aria-label={adminPayoutsTexts.columnsOfTheStatement}
      onSubmit={submitHandler(form, save, { otherwise: payoutMessages.layoutSaveFailed })}
      failure={errors.root?.message}
      className="rounded-md border border-line bg-paper p-4"
    >
      {isDirty && <LeaveGuard />}
      <p className="text-sm">{adminPayoutsTexts.newColumnsHint}</p>
      <Field label={adminPayoutsTexts.nameOfTheLayout} error={errors.name?.message} required>
        <TextInput {...form.register('name')} maxLength={60} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {single.map((column) => (
          <Field
            key={column}
            label={payoutsTexts.columns[column].label}
            hint={payoutsTexts.columns[column].hint}
            error={listError(errors.columns?.[column])}
          >
            <Select {...form.register(`columns.${column}.0`)}>
              <option value="">{adminPayoutsTexts.notInTheFile}</option>
              {headings.map((heading) => (
                <option key={heading}>{heading}</option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <fieldset className="min-w-0">
        <legend className="font-medium text-sm">{payoutsTexts.columns.fees.label}</legend>
        <p className="text-muted text-xs">{payoutsTexts.columns.fees.hint}</p>
        <div className="grid sm:grid-cols-2 lg:grid-cols-3">
          {headings.map((heading) => (
            <Checkbox
              key={heading}
              label={<span className="wrap-anywhere">{heading}</span>}
              value={heading}
              {...form.register('columns.fees')}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" busy={isSubmitting} busyLabel={adminTexts.saving} className="self-start">
        {adminPayoutsTexts.saveAndCheck}
      </Button>
    </Form>
  );
}
