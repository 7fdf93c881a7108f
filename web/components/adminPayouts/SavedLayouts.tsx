import Trash2 from 'virtual:lucide/trash';
import { useFetcher } from 'react-router';
import { statementColumnNames } from '#domain/statementLayouts.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { payoutsTexts } from '#texts/payouts.ts';
import type { StatementLayoutRow } from '#web/api/responses.ts';
import { confirm } from '#web/ui/confirm.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

/** The shop's own layouts. A wrong one is deleted: the next statement asks for its columns again. */
export function SavedLayouts({ layouts }: { layouts: readonly StatementLayoutRow[] }) {
  const own = layouts.filter(({ _id }) => _id !== null);
  if (own.length === 0) return null;
  return (
    <details className="rounded-md border border-line bg-paper p-4 text-sm">
      <summary className="min-h-6 cursor-pointer font-medium">
        {adminPayoutsTexts.savedLayoutsOfStatements}
      </summary>
      <ul className="flex flex-col gap-3 pt-4">
        {own.map((layout) => (
          <SavedLayout key={layout._id} layout={layout} />
        ))}
      </ul>
    </details>
  );
}

function SavedLayout({ layout: { _id, name, columns } }: { layout: StatementLayoutRow }) {
  const fetcher = useFetcher();
  const remove = async () => {
    const wording = { yes: adminPayoutsTexts.deleteIt, no: adminPayoutsTexts.keep, isDangerous: true };
    if (await confirm(adminPayoutsTexts.deleteLayoutQuestion(name), wording)) {
      await fetcher.submit({ intent: 'deleteLayout', id: _id }, { method: 'post', action: '/admin/payouts' });
    }
  };
  return (
    <li className="flex items-start justify-between gap-3">
      <div className="wrap-anywhere">
        <p className="font-medium">{name}</p>
        <p className="text-muted text-xs">
          {statementColumnNames
            .filter((column) => columns[column].length > 0)
            .map((column) => `${payoutsTexts.columns[column].label}: ${columns[column].join(' + ')}`)
            .join(' · ')}
        </p>
      </div>
      <IconButton label={adminPayoutsTexts.deleteLayout(name)} onClick={() => void remove()}>
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}
