import { type ReactNode, useState } from 'react';
import type { SizedCategory } from '#domain/sizes.ts';
import { sizingTexts } from '#texts/sizing.ts';
import { ContactNote } from '#web/components/info/ContactNote.tsx';
import { InfoPage } from '#web/components/info/InfoPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { BangleRules } from './BangleRules.tsx';
import { RingRules } from './RingRules.tsx';

const loadFinder = () => import('./SizeFinderDialog.tsx');

/** The size guides of bangles and rings, and the measuring on the screen. */
export function SizesPage() {
  const [kind, setKind] = useState<SizedCategory>('bangles');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const finder = useLoaded(loadFinder, isOpen, close);
  const panelOf = (category: SizedCategory, rules: ReactNode) => (
    <div className="flex flex-col gap-6">
      <Button
        className="noscript:hidden"
        onClick={() => {
          setKind(category);
          setIsOpen(true);
        }}
      >
        {sizingTexts.findOnScreen}
      </Button>
      {rules}
    </div>
  );
  return (
    <InfoPage overline={sizingTexts.help} title={sizingTexts.findYourSize} lead={sizingTexts.lead}>
      <Tabs
        label={sizingTexts.sizes}
        tabs={[
          { value: 'bangles', label: sizingTexts.bangles, panel: panelOf('bangles', <BangleRules />) },
          { value: 'rings', label: sizingTexts.rings, panel: panelOf('rings', <RingRules />) },
        ]}
      />
      <ContactNote />
      {finder && <finder.SizeFinderDialog key={kind} open={isOpen} onClose={close} kind={kind} />}
    </InfoPage>
  );
}
