/** Who does which task. */
import { sendResetCode } from './accounts/sendResetCode.ts';
import type { Services } from './http/context.ts';
import { deleteOutdated } from './jobs/sweepQueries.ts';
import type { TaskList } from './jobs/tasks.ts';
import type { MailRoom } from './mail/mailRoom.ts';
import { openPost } from './mail/post.ts';
import { sendMail } from './mail/sendMail.ts';

export function taskList({ db, settings, clock, log }: Services): TaskList {
  const mailRoom: MailRoom = {
    db,
    post: openPost(settings, log),
    publicUrl: settings.publicUrl,
    clock,
    shop: async () => settings.shop,
  };
  return {
    sendMail: sendMail(mailRoom),
    sendResetCode: sendResetCode(mailRoom),
    sweep: () => deleteOutdated(db, clock()),
  };
}
