import { formatMoment } from '#domain/dates.ts';
import { adminTexts } from '#texts/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';

/** Says that an unsaved draft was restored. */
export function DraftNotice({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  return (
    <FormAlert tone="caution">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{adminTexts.draftBack(formatMoment(at))}</p>
        <Button size="sm" look="outline" onClick={onDiscard}>
          {adminTexts.discardDraft}
        </Button>
      </div>
    </FormAlert>
  );
}
