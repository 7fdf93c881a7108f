import { installingTexts } from '#texts/installing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

const steps = [installingTexts.share, installingTexts.addToHomeScreen, installingTexts.add];

/** How an iPhone or iPad installs the shop, which no page can do there. */
export function InstallHint({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} size="sm" title={installingTexts.installApp}>
      <div className="flex flex-col gap-6">
        <ol className="flex list-inside list-numbered flex-col gap-2">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Button onClick={onClose}>{installingTexts.gotIt}</Button>
      </div>
    </Dialog>
  );
}
