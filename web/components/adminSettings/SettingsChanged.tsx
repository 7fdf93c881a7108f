import { formatMoment } from '#domain/dates.ts';
import { settingLabels } from '#domain/shopVersions.ts';
import { KeepOrTake } from '#web/components/admin/KeepOrTake.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { draftOf, type OwnersShop, type ShopDraft, settingsThatDiffer, valueIn } from './shopDraft.ts';

interface SettingsChangedProps {
  base: OwnersShop;
  /** As somebody else has left it. */
  theirs: OwnersShop;
  mine: ShopDraft;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Nothing typed is lost: what the other one changed is named, and the admin says how to go on. */
export function SettingsChanged(props: SettingsChangedProps) {
  const { base, theirs, mine, isSaving, onKeepMine, onTakeTheirs } = props;
  const [was, is] = [draftOf(base.settings), draftOf(theirs.settings)];
  const own = settingsThatDiffer(was, mine);
  const who = theirs.changedBy?.name ?? 'Somebody else';
  return (
    <FormAlert>
      <p className="font-medium">
        {who} has changed the settings meanwhile{theirs.changedAt && `, ${formatMoment(theirs.changedAt)}`}.
      </p>
      <ul className="mt-1 list-disc pl-5 [overflow-wrap:anywhere]">
        {settingsThatDiffer(was, is).map((name) => (
          <li key={name}>
            {settingLabels[name]}: {valueIn(was, name) || 'nothing'} → {valueIn(is, name) || 'nothing'}
            {own.includes(name) && ` (you: ${valueIn(mine, name) || 'nothing'})`}
          </li>
        ))}
      </ul>
      <p className="mt-1">Your own changes are still here and not yet saved.</p>
      <KeepOrTake {...{ isSaving, onKeepMine, onTakeTheirs }} />
    </FormAlert>
  );
}
