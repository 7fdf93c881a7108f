/** Maps each task to the function that does it. */
import { openMailTransport } from '#server/mail/mailTransport.ts';
import { sendResetCode } from './accounts/sendResetCode.ts';
import type { Services } from './context.ts';
import { deleteOutdated } from './jobs/sweepQueries.ts';
import type { TaskList } from './jobs/tasks.ts';
import { type MailContext, sendMail } from './mail/sendMail.ts';
import { warmPhoto } from './media/warmPhoto.ts';
import { releaseOrders } from './orders/releaseOrders.ts';
import { sweepOrphans } from './uploads/sweepOrphans.ts';

export function taskList({ db, photos, settings, shopSettings, clock, log }: Services): TaskList {
  const mailContext: MailContext = {
    db,
    transport: openMailTransport(settings, log),
    publicUrl: settings.publicUrl,
    clock,
    shopSettings: () => shopSettings.read(db),
  };
  return {
    sendMail: sendMail(mailContext),
    sendResetCode: sendResetCode(mailContext),
    warmPhoto: warmPhoto({ db, photos, log }),
    releaseOrders: releaseOrders({ db, shopSettings, clock }),
    sweep: async () => {
      await deleteOutdated(db, clock());
      const swept = await sweepOrphans({ db, photos, clock });
      if (swept.photos + swept.files > 0) log.info(swept, 'unused photos and files were deleted');
    },
  };
}
