import { adminTexts } from '#texts/admin.ts';
import { stocktakingTexts } from '#texts/stocktaking.ts';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import type { useStocktaking } from './useStocktaking.ts';

/** How far the count is, and the buttons that end it. */
export function StocktakingBar({ stocktaking }: { stocktaking: ReturnType<typeof useStocktaking> }) {
  const { counted: entered, different, failure, isBusy, clear, save } = stocktaking;
  const askToClear = async () => {
    const wording = { yes: stocktakingTexts.clear, no: stocktakingTexts.keep, isDangerous: true };
    if (await confirm(stocktakingTexts.clearQuestion(entered), wording)) clear();
  };
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-ivory px-4 py-3 sm:mx-0 print:hidden"
    >
      <p role="status" className="mr-auto text-sm tabular-nums">
        {entered === 0 ? stocktakingTexts.nothingEntered : stocktakingTexts.entered(entered, different)}
      </p>
      <FormAlert>{failure}</FormAlert>
      {entered > 0 && (
        <Button look="quiet" size="sm" disabled={isBusy} onClick={() => void askToClear()}>
          {stocktakingTexts.clear}
        </Button>
      )}
      <Button
        size="sm"
        disabled={entered === 0}
        busy={isBusy}
        busyLabel={adminTexts.saving}
        onClick={() => void save()}
      >
        {stocktakingTexts.saveCounts}
      </Button>
    </div>
  );
}
