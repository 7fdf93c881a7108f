import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { addressMessages } from '#domain/addresses.ts';
import { TabSection } from '#web/components/account/TabSection.tsx';
import type { Address } from '#web/defaultAddress.ts';
import { dropTyped, isTypedInto } from '#web/typedForms.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useOnceTrue } from '#web/ui/useOnceTrue.ts';
import { AddressCard } from './AddressCard.tsx';
import { addressFormOf } from './typedAddress.ts';

const AddressDialog = lazy(async () => ({ default: (await import('./AddressDialog.tsx')).AddressDialog }));

/** Which address is in the dialog: one of the book, a new one, or none. */
type Opened = Address | 'new' | null;

/** The one that was being typed when the page went away. */
function leftOpen(addresses: readonly Address[]): Opened {
  if (isTypedInto(addressFormOf(null))) return 'new';
  return addresses.find((address) => isTypedInto(addressFormOf(address))) ?? null;
}

export function AddressBook({ addresses }: { addresses: readonly Address[] }) {
  const [opened, setOpened] = useState<Opened>(() => leftOpen(addresses));
  const close = () => {
    if (opened) dropTyped(addressFormOf(opened === 'new' ? null : opened));
    setOpened(null);
  };
  const wasOpened = useOnceTrue(opened !== null);
  return (
    <TabSection
      title="Addresses"
      action={
        <Button size="sm" onClick={() => setOpened('new')}>
          Add Address
        </Button>
      }
    >
      {addresses.length === 0 ? (
        <EmptyState
          level={3}
          icon={<MapPin className="size-7" strokeWidth={1.5} />}
          title={addressMessages.none}
        >
          Save one and checkout fills itself in.
        </EmptyState>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address._id} address={address} onEdit={() => setOpened(address)} />
          ))}
        </ul>
      )}
      <Suspense>{wasOpened && <AddressDialog opened={opened} onClose={close} />}</Suspense>
    </TabSection>
  );
}
