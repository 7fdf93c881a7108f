import { adminTexts } from '#texts/admin.ts';
import { bulkEditTexts } from '#texts/bulkEdit.ts';
import { GuardedDialog } from '#web/components/admin/GuardedDialog.tsx';
import { PlanReport } from '#web/components/productPlans/PlanReport.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { BulkFields } from './BulkFields.tsx';
import { changeFrom, useBulkEdit } from './useBulkEdit.ts';

interface BulkEditDialogProps {
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Starts at the top, even if the previous step was scrolled down. */
const focusReport = (report: HTMLElement | null) => report?.focus();

/** The fields keep their values while the preview shows. */
export function BulkEditDialog({ ids, onClose, onDone }: BulkEditDialogProps) {
  const finish = () => {
    onDone();
    onClose();
  };
  const { plan, errors, isBusy, preview, confirm, goBack } = useBulkEdit(ids, finish);

  return (
    <GuardedDialog open onClose={onClose} size="lg" title={bulkEditTexts.title(ids.length)}>
      <form
        noValidate
        className={plan ? 'hidden' : 'flex flex-col gap-4'}
        onSubmit={(event) => {
          event.preventDefault();
          void preview(changeFrom(new FormData(event.currentTarget)));
        }}
      >
        <BulkFields errors={errors} />
        <FormAlert>{errors['']}</FormAlert>
        <Button type="submit" className="self-end" busy={isBusy}>
          {bulkEditTexts.preview}
        </Button>
      </form>
      {plan && (
        <div ref={focusReport} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          <PlanReport plan={plan} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outline" onClick={goBack}>
              {bulkEditTexts.back}
            </Button>
            {plan.confirm && (
              <Button busy={isBusy} busyLabel={adminTexts.saving} onClick={() => void confirm()}>
                {bulkEditTexts.confirm(plan.changed)}
              </Button>
            )}
          </div>
        </div>
      )}
    </GuardedDialog>
  );
}
