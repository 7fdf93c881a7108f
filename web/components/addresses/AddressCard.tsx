import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatPhone } from '#domain/phones.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { addressMessages } from '#texts/addressMessages.ts';
import { countryTexts } from '#texts/countries.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import { orGone } from '#web/api/orGone.ts';
import { EditDeleteButtons } from '#web/components/account/EditDeleteButtons.tsx';
import { type Address, loadDefaultAddress } from '#web/state/defaultAddress.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';

export function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { revalidate } = useRevalidator();
  const [isChanging, setChanging] = useState(false);
  const change = async (call: Promise<unknown>, done: string | null, failure: string) => {
    setChanging(true);
    try {
      await call;
      if (done) toast(done);
      void loadDefaultAddress();
      await revalidate();
    } catch (error) {
      toastFailure(error, failure);
    } finally {
      setChanging(false);
    }
  };
  const params = { id: address._id };
  const makeDefault = () => change(api.setDefaultAddress({ params }), null, addressMessages.setDefaultFailed);
  const remove = async () => {
    const isSure = await confirm(addressesTexts.deleteQuestion, {
      yes: addressesTexts.delete,
      isDangerous: true,
    });
    if (isSure)
      await change(
        orGone(api.deleteAddress({ params })),
        addressMessages.deleted,
        addressMessages.deleteFailed,
      );
  };
  return (
    <li className="flex flex-col gap-4 rounded-md border border-line bg-paper p-5">
      <address className="flex grow flex-col not-italic wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {address.fullName}
          {address.isDefault && <Badge tone="accent">{addressesTexts.isDefault}</Badge>}
        </span>
        <span className="text-muted text-sm">{formatPhone(address.phone)}</span>
        <span className="mt-2">{address.address}</span>
        {address.landmark && (
          <span className="text-muted text-sm">{addressesTexts.landmark(address.landmark)}</span>
        )}
        <span>{address.placeName}</span>
        <span className="text-muted text-sm">{countryTexts.nameOf(address.country)}</span>
      </address>
      <div className="-mx-1 flex flex-wrap items-center gap-x-4 border-line border-t pt-2">
        <EditDeleteButtons
          of={addressesTexts.addressOf(address.fullName)}
          onEdit={onEdit}
          onDelete={() => void remove()}
        />
        {!address.isDefault && (
          <Button
            look="quiet"
            size="sm"
            className="ml-auto text-accent!"
            busy={isChanging}
            onClick={() => void makeDefault()}
          >
            {addressesTexts.setAsDefault}
          </Button>
        )}
      </div>
    </li>
  );
}
