import { formatMoment } from '#domain/dates.ts';
import type { SettingName } from '#domain/settingsVersions.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { auditTexts } from '#texts/audit.ts';
import { settingLabels } from '#texts/settings.ts';
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

const labelOf = (name: SettingName): string => settingLabels[name];
function shown(draft: SettingsDraft, name: SettingName): string {
  const value = valueIn(draft, name);
  if (typeof value === 'boolean') return value ? auditTexts.on : auditTexts.off;
  return value || adminSettingsTexts.nothing;
}

/** Names the other admin's changes and offers how to go on. No input is lost. */
export function SettingsChanged(props: SettingsChangedProps) {
  const { base, theirs, mine, isSaving, onKeepMine, onTakeTheirs } = props;
  const [was, is] = [draftOf(base.settings), draftOf(theirs.settings)];
  const own = settingsThatDiffer(was, mine);
  const who = theirs.changedBy?.name ?? adminSettingsTexts.someoneElse;
  return (
    <FormAlert>
      <p className="font-medium">
        {theirs.changedAt
          ? adminSettingsTexts.theyChangedAt(who, formatMoment(theirs.changedAt))
          : adminSettingsTexts.theyChanged(who)}
      </p>
      <ul className="mt-1 list-disc pl-5 wrap-anywhere">
        {settingsThatDiffer(was, is).map((name) => (
          <li key={name}>
            {own.includes(name)
              ? adminSettingsTexts.changedToo(
                  labelOf(name),
                  shown(was, name),
                  shown(is, name),
                  shown(mine, name),
                )
              : adminSettingsTexts.changed(labelOf(name), shown(was, name), shown(is, name))}
          </li>
        ))}
      </ul>
      <p className="mt-1">{adminTexts.changesStay}</p>
      <ConflictButtons {...{ isSaving, onKeepMine, onTakeTheirs }} />
    </FormAlert>
  );
}
