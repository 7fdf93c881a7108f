import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { addressSchema } from '#domain/addresses.schema.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { addressFieldTexts } from '#texts/addressFields.ts';
import { addressMessages } from '#texts/addressMessages.ts';
import { api } from '#web/api/client.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { lastKnown, remember } from '#web/offline/lastKnown.ts';
import { type Address, loadDefaultAddress } from '#web/state/defaultAddress.ts';
import { useFormDraft, withFormDraft } from '#web/state/formDrafts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form } from '#web/ui/Form.tsx';
import { toast } from '#web/ui/toast.ts';
import { useLastValue } from '#web/ui/useLastValue.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';
import { AddressFields } from './AddressFields.tsx';
import { addressFormOf, blankAddress, typedFrom } from './typedAddress.ts';

interface AddressDialogProps {
  opened: Address | 'new' | null;
  onClose: () => void;
}

export function AddressDialog({ opened, onClose }: AddressDialogProps) {
  const shown = useLastValue(opened);
  const address = shown === 'new' ? null : shown;
  return (
    <Dialog
      open={opened !== null}
      onClose={onClose}
      title={address ? addressesTexts.editAddress : addressesTexts.addNewAddress}
    >
      <AddressForm key={address?._id ?? 'new'} address={address} onClose={onClose} />
    </Dialog>
  );
}

type Ready = z.output<typeof addressSchema>;

/** Puts the address into the list that shows without a network. */
function rememberSaved(saved: Address): void {
  const isOther = ({ _id }: Address) => _id !== saved._id;
  const known = lastKnown('addresses') ?? [];
  const before = saved.isDefault ? known.map((one) => ({ ...one, isDefault: false })) : known;
  remember(
    'addresses',
    before.every(isOther) ? [...before, saved] : before.map((one) => (isOther(one) ? one : saved)),
  );
}

function AddressForm({ address, onClose }: { address: Address | null; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const close = useWhileMounted(onClose);
  const name = addressFormOf(address);
  const blank = {
    ...(address ? typedFrom(address) : blankAddress),
    isDefault: address?.isDefault ?? false,
  };
  const form = useForm({ resolver: zodResolver(addressSchema), defaultValues: withFormDraft(name, blank) });
  useFormDraft(name, form);
  const { errors, isSubmitting } = form.formState;
  const save = async (typed: Ready) => {
    const body = { ...typed, country: address?.country ?? typed.country };
    const { address: saved } = address
      ? await api.updateAddress({ params: { id: address._id }, body })
      : await api.addAddress({ body });
    rememberSaved(saved);
    toast(addressMessages.saved);
    close();
    void loadDefaultAddress();
    // Without a network since, the list is the remembered one.
    void revalidate();
  };
  return (
    <FormProvider {...form}>
      <Form
        onSubmit={submitHandler(form, save, { otherwise: addressMessages.saveFailed })}
        failure={errors.root?.message}
        className="pt-2"
      >
        <AddressFields thanaLabel={addressFieldTexts.thana} />
        {!address?.isDefault && (
          <Checkbox {...form.register('isDefault')} label={addressesTexts.useAsDefault} className="-my-2" />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {addressesTexts.cancel}
          </Button>
          <Button type="submit" busy={isSubmitting} busyLabel={addressesTexts.saving}>
            {addressesTexts.saveAddress}
          </Button>
        </div>
      </Form>
    </FormProvider>
  );
}
