import { formatMoment } from '#domain/dates.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import type { ContentPiece } from './contentPiece.ts';

interface ContentChangedProps {
  /** The version that another admin saved. */
  theirs: ContentPiece;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Says who has saved another version, and offers how to go on. No input is lost. */
export function ContentChanged({ theirs, isSaving, onKeepMine, onTakeTheirs }: ContentChangedProps) {
  const saved = theirs.draft ?? theirs.published;
  return (
    <FormAlert>
      <p className="font-medium">
        {saved?.by?.name ?? 'Someone else'} has saved version {theirs.version}
        {saved && `, ${formatMoment(saved.at)}`}.
      </p>
      <p>Your text is still here, but not saved yet. Their version stays in the history.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" busy={isSaving} onClick={onKeepMine}>
          Save mine as a newer draft
        </Button>
        <Button size="sm" look="outline" onClick={onTakeTheirs}>
          Use their version
        </Button>
      </div>
    </FormAlert>
  );
}
