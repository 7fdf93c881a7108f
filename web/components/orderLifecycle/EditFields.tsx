import { FormProvider } from 'react-hook-form';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { AddressFields } from '#web/components/addresses/AddressFields.tsx';
import { WishFields } from '#web/components/delivery/WishFields.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { ActionForm } from './ActionForm.tsx';
import { EditPreview } from './EditPreview.tsx';
import { editedLines } from './editedItem.ts';
import { ItemsEditor } from './ItemsEditor.tsx';
import { OrderConflict } from './OrderConflict.tsx';
import { useEditForm } from './useEditForm.ts';

interface EditFieldsProps {
  /** The order that the form started from, and as it is now. */
  base: AdminOrder;
  current: AdminOrder;
  onTakeTheirs: () => void;
  onClose: () => void;
}

export function EditFields({ base, current, onTakeTheirs, onClose }: EditFieldsProps) {
  const { form, address, edited, fee, discount, preview, save } = useEditForm(base, onClose);
  const isConflict = form.code === 'orderChanged';
  const { errors } = form;
  return (
    <ActionForm
      title={orderLifecycleTexts.editOrder}
      verb={orderLifecycleTexts.saveChanges}
      form={isConflict ? { ...form, failure: undefined } : form}
      typed={[address.formState.isDirty, editedLines(edited.items), fee.value, discount.value]}
      fields={['items', 'shippingPrice', 'discount']}
      onSubmit={() => save(base.version)}
      onCancel={onClose}
    >
      <FormProvider {...address}>
        <AddressFields thanaLabel={orderLifecycleTexts.thana} />
        <WishFields />
      </FormProvider>
      <ItemsEditor
        legend={orderLifecycleTexts.items}
        edited={edited}
        ordered={base.orderItems}
        errors={errors}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={orderLifecycleTexts.deliveryFee}
          hint={fee.isTyped ? undefined : orderLifecycleTexts.feeHint}
          error={errors.shippingPrice}
        >
          <NumberInput value={fee.value} onChange={({ target }) => fee.type(target.value)} />
        </Field>
        <Field
          label={orderLifecycleTexts.discount}
          hint={base.discount?.code ? orderLifecycleTexts.codeHint(base.discount.code) : undefined}
          error={errors.discount ?? preview.error}
        >
          <NumberInput value={discount.value} onChange={({ target }) => discount.type(target.value)} />
        </Field>
      </div>
      <EditPreview base={base} totalPoisha={preview.totalPoisha} />
      {isConflict && (
        <OrderConflict
          base={base}
          current={current}
          isSaving={form.isBusy}
          onKeepMine={() => save(current.version)}
          onTakeTheirs={onTakeTheirs}
        />
      )}
    </ActionForm>
  );
}
