import { toast } from '#web/ui/toast.ts';
import { toastFailure } from './failures.ts';

/** Says what the shop has done, in its words, or why it refused. */
export async function toastOutcome(call: Promise<{ message: string }>, otherwise: string): Promise<void> {
  try {
    toast((await call).message);
  } catch (error) {
    toastFailure(error, otherwise);
  }
}
