import { formatMoment } from '#domain/dates.ts';
import { settingLabels } from '#domain/settingsVersions.ts';
import { ConflictButtons } from '#web/components/admin/ConflictButtons.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import {
  draftOf,
  type SettingsDraft,
  settingsThatDiffer,
  type VersionedSettings,
  valueIn,
} from './settingsDraft.ts';

interface SettingsChangedProps {
  base: VersionedSettings;
  /** The version that another admin saved. */
  theirs: VersionedSettings;
  mine: SettingsDraft;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Names the other admin's changes and offers how to go on. No input is lost. */
export function SettingsChanged(props: SettingsChangedProps) {
  const { base, theirs, mine, isSaving, onKeepMine, onTakeTheirs } = props;
  const [was, is] = [draftOf(base.settings), draftOf(theirs.settings)];
  const own = settingsThatDiffer(was, mine);
  const who = theirs.changedBy?.name ?? 'Someone else';
  return (
    <FormAlert>
      <p className="font-medium">
        {who} has changed the settings{theirs.changedAt && `, ${formatMoment(theirs.changedAt)}`}.
      </p>
      <ul className="mt-1 list-disc pl-5 [overflow-wrap:anywhere]">
        {settingsThatDiffer(was, is).map((name) => (
          <li key={name}>
            {settingLabels[name]}: {valueIn(was, name) || 'nothing'} → {valueIn(is, name) || 'nothing'}
            {own.includes(name) && ` (you: ${valueIn(mine, name) || 'nothing'})`}
          </li>
        ))}
      </ul>
      <p className="mt-1">Your changes are still here, but not saved yet.</p>
      <ConflictButtons {...{ isSaving, onKeepMine, onTakeTheirs }} />
    </FormAlert>
  );
}
