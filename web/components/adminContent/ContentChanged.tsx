import { formatMoment } from '#domain/dates.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
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
  const who = saved?.by?.name ?? adminContentTexts.someoneElse;
  return (
    <FormAlert>
      <p className="font-medium">
        {saved
          ? adminContentTexts.theirVersionAt(who, theirs.version, formatMoment(saved.at))
          : adminContentTexts.theirVersion(who, theirs.version)}
      </p>
      <p>{adminContentTexts.yourTextStays}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" busy={isSaving} onClick={onKeepMine}>
          {adminContentTexts.saveMine}
        </Button>
        <Button size="sm" look="outline" onClick={onTakeTheirs}>
          {adminContentTexts.useTheirVersion}
        </Button>
      </div>
    </FormAlert>
  );
}
