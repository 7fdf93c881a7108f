import { changeText } from '#domain/orderChangeTexts.ts';
import { statusLabel } from '#domain/orderStatus.ts';
import { adminTexts } from '#texts/admin.ts';
import { formProblemTexts } from '#texts/formProblems.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { ConflictButtons } from '#web/components/admin/ConflictButtons.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';

interface OrderConflictProps {
  base: AdminOrder;
  /** As another admin, the customer or a courier has changed it. */
  current: AdminOrder;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** What happened since the form was opened. */
const newsOf = (base: AdminOrder, current: AdminOrder): string[] => [
  ...(current.status === base.status ? [] : [statusLabel(current.status)]),
  ...current.changes.slice(base.changes.length).map((change) => changeText(change)),
];

/** Names the other change and offers how to go on. No input is lost. */
export function OrderConflict({ base, current, isSaving, onKeepMine, onTakeTheirs }: OrderConflictProps) {
  const news = newsOf(base, current);
  return (
    <FormAlert>
      <p className="font-medium">{formProblemTexts.orderChanged}</p>
      <p>{[...news.map(adminTexts.sentence), adminTexts.changesStay].join(' ')}</p>
      <ConflictButtons {...{ isSaving, onKeepMine, onTakeTheirs }} />
    </FormAlert>
  );
}
