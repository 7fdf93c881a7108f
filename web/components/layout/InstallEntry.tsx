import { useState } from 'react';
import { layoutTexts } from '#texts/layout.ts';
import { useInstall, useIsInstalledByHand } from '#web/browser/installOffer.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';

const loadHint = () => import('./InstallHint.tsx');

/** Only the browser knows whether the shop can be installed, so the entry comes late. On an iPhone it explains how. */
export function InstallEntry() {
  const install = useInstall();
  const isByHand = useIsInstalledByHand();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const hint = useLoaded(loadHint, isOpen, close);
  if (!install && !isByHand) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup={install ? undefined : 'dialog'}
        className="min-h-11 underline underline-offset-4 outline-current hover:text-on-night-muted"
        onClick={() => (install ? void install() : setIsOpen(true))}
      >
        {layoutTexts.installApp}
      </button>
      {hint && <hint.InstallHint open={isOpen} onClose={close} />}
    </>
  );
}
