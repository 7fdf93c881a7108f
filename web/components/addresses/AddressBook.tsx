import MapPin from 'virtual:lucide/map-pin';
import { useState } from 'react';
import { addressesTexts } from '#texts/addresses.ts';
import { addressMessages } from '#texts/addressMessages.ts';
import { TabSection } from '#web/components/account/TabSection.tsx';
import type { Address } from '#web/state/defaultAddress.ts';
import { dropFormDraft, hasFormDraft } from '#web/state/formDrafts.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { AddressCard } from './AddressCard.tsx';
import { addressFormOf } from './typedAddress.ts';

const loadDialog = () => import('./AddressDialog.tsx');

/** The address in the dialog: a saved one, a new one, or none. */
type Opened = Address | 'new' | null;

/** The address whose draft was left when the page was closed. */
function leftOpen(addresses: readonly Address[]): Opened {
  if (hasFormDraft(addressFormOf(null))) return 'new';
  return addresses.find((address) => hasFormDraft(addressFormOf(address))) ?? null;
}

export function AddressBook({ addresses }: { addresses: readonly Address[] }) {
  const [opened, setOpened] = useState<Opened>(() => leftOpen(addresses));
  const close = () => {
    if (opened) dropFormDraft(addressFormOf(opened === 'new' ? null : opened));
    setOpened(null);
  };
  const dialog = useLoaded(loadDialog, opened, () => setOpened(null));
  return (
    <TabSection
      title={addressesTexts.title}
      action={
        <Button size="sm" busy={opened === 'new' && !dialog} onClick={() => setOpened('new')}>
          {addressesTexts.addAddress}
        </Button>
      }
    >
      {addresses.length === 0 ? (
        <EmptyState
          level={3}
          icon={<MapPin className="size-7" strokeWidth={1.5} />}
          title={addressMessages.none}
        >
          {addressesTexts.emptyHint}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address._id} address={address} onEdit={() => setOpened(address)} />
          ))}
        </ul>
      )}
      {dialog && <dialog.AddressDialog opened={opened} onClose={close} />}
    </TabSection>
  );
}
