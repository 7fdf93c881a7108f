import { adminTexts } from '#texts/admin.ts';
import { versionTexts } from '#texts/versions.ts';
import { toastFailure } from '#web/api/failures.ts';
import { NOT_SAVED } from '#web/browser/useLeaveGuard.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';

interface Restoring {
  question: string;
  /** The form has changes that are not saved, and restoring replaces them. */
  isUnsaved: boolean;
  restore: () => Promise<void>;
  restored: string;
}

/** Asks first. */
export async function restoreVersion({ question, isUnsaved, restore, restored }: Restoring): Promise<void> {
  const warning = isUnsaved ? { hint: NOT_SAVED, isDangerous: true } : {};
  const answers = { yes: versionTexts.restore, no: adminTexts.cancel };
  if (!(await confirm(question, { ...warning, ...answers }))) return;
  try {
    await restore();
    toast(restored);
  } catch (error) {
    toastFailure(error, versionTexts.restoreFailed);
  }
}
