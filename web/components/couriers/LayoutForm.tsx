import Plus from 'virtual:lucide/plus';
import { zodResolver } from '@hookform/resolvers/zod';
import { useFieldArray, useForm } from 'react-hook-form';
import { type CourierLayout, courierLayoutSchema, MAX_LAYOUT_COLUMNS } from '#domain/courierLayouts.ts';
import { courierLabel, courierValues } from '#domain/couriers.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { couriersTexts } from '#texts/couriers.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import type { CourierLayoutRow } from '#web/api/responses.ts';
import { listError } from '#web/components/admin/RowList.tsx';
import { useSaveAndReload } from '#web/components/admin/useSaveAndReload.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { ColumnRow } from './ColumnRow.tsx';

interface LayoutFormProps {
  draft: CourierLayoutRow;
  onDone: () => void;
}

/** Creates or edits a layout: a name, and one row per column. */
export function LayoutForm({ draft: { _id, name, courier, columns, changedAt }, onDone }: LayoutFormProps) {
  const saveAndReload = useSaveAndReload(onDone);
  const form = useForm({
    resolver: zodResolver(courierLayoutSchema),
    defaultValues: { name, courier, columns },
  });
  const rows = useFieldArray({ control: form.control, name: 'columns' });
  const { errors, isSubmitting } = form.formState;
  const send = (body: CourierLayout) =>
    _id
      ? adminApi.changeCourierLayout({
          params: { id: _id },
          body: { ...body, basedOn: changedAt ?? undefined },
        })
      : adminApi.addCourierLayout({ body });
  const save = (body: CourierLayout) => saveAndReload(() => send(body), couriersTexts.layoutSaved);
  return (
    <Form
      onSubmit={submitHandler(form, save, { otherwise: adminOrderMessages.layoutSaveFailed })}
      failure={errors.root?.message ?? listError(errors.columns)}
      className="pt-2"
    >
      <Field label={couriersTexts.name} error={errors.name?.message} required>
        <TextInput {...form.register('name')} maxLength={60} autoComplete="off" />
      </Field>
      <Field label={couriersTexts.courier} hint={couriersTexts.courierHint} error={errors.courier?.message}>
        <Select {...form.register('courier', { setValueAs: (value) => value || null })}>
          <option value="">{couriersTexts.noCourier}</option>
          {courierValues.map((value) => (
            <option key={value} value={value}>
              {courierLabel(value)}
            </option>
          ))}
        </Select>
      </Field>
      <ol aria-label={couriersTexts.columns} className="flex flex-col gap-4">
        {rows.fields.map(({ id }, place) => (
          <ColumnRow
            key={id}
            form={form}
            place={place}
            count={rows.fields.length}
            onMove={rows.move}
            onRemove={() => rows.remove(place)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap justify-between gap-3">
        <Button
          look="outline"
          size="sm"
          disabled={rows.fields.length >= MAX_LAYOUT_COLUMNS}
          onClick={() => rows.append({ title: '', field: 'orderNumber', text: '' })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {couriersTexts.addColumn}
        </Button>
        <Button type="submit" busy={isSubmitting} busyLabel={adminTexts.saving}>
          {couriersTexts.saveLayout}
        </Button>
      </div>
    </Form>
  );
}
