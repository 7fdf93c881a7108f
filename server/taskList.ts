/** Who does which task. */
import { sendResetCode } from './accounts/sendResetCode.ts';
import type { Services } from './http/context.ts';
import { deleteOutdated } from './jobs/sweepQueries.ts';
import type { TaskList } from './jobs/tasks.ts';
import type { MailRoom } from './mail/mailRoom.ts';
import { openPost } from './mail/openPost.ts';
import { sendMail } from './mail/sendMail.ts';
import { warmPhoto } from './media/warmPhoto.ts';
import { sweepOrphans } from './uploads/sweepOrphans.ts';

export function taskList({ db, photos, settings, shop, clock, log }: Services): TaskList {
  const mailRoom: MailRoom = {
    db,
    post: openPost(settings, log),
    publicUrl: settings.publicUrl,
    clock,
    shop: () => shop.read(db),
  };
  return {
    sendMail: sendMail(mailRoom),
    sendResetCode: sendResetCode(mailRoom),
    warmPhoto: warmPhoto({ db, photos, log }),
    sweep: async () => {
      await deleteOutdated(db, clock());
      const swept = await sweepOrphans({ db, photos, clock });
      if (swept.photos + swept.files > 0) log.info(swept, 'photos and files of nobody were swept away');
    },
  };
}
