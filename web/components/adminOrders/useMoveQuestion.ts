/** Asks before orders are moved that should not be moved without a second thought. */
import { moveQuestion } from '#domain/moveQuestions.ts';
import type { SettableStatus } from '#domain/orderStatus.ts';
import { adminTexts } from '#texts/admin.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { useSettings } from '#web/state/settings.ts';
import { confirm } from '#web/ui/confirm.ts';

/** The returned function resolves to false if the admin decides otherwise. */
export function useMoveQuestion() {
  const settings = useSettings();
  return async (orders: readonly AdminOrder[], to: SettableStatus): Promise<boolean> => {
    const question = moveQuestion(orders, to, settings);
    if (!question) return true;
    const { text, ...wording } = question;
    return confirm(text, { ...wording, no: adminTexts.cancel });
  };
}
