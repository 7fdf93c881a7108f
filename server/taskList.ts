/** Maps each task to the function that does it. */
import { openMailTransport } from '#server/mail/mailTransport.ts';
import { sendResetCode } from './accounts/sendResetCode.ts';
import { addAuditPartitions } from './audit/auditPartitionQueries.ts';
import type { Services } from './context.ts';
import { deleteOutdated } from './jobs/sweepQueries.ts';
import type { TaskList } from './jobs/tasks.ts';
import { type MailContext, sendMail } from './mail/sendMail.ts';
import { warmPhoto } from './media/warmPhoto.ts';
import { sendPush } from './orderAlerts/sendPush.ts';
import { releaseOrders } from './orders/releaseOrders.ts';
import { expireBatches } from './products/settleBatches.ts';
import { countBestSellersTask } from './projections/bestSellers.ts';
import { sendPhoneCode } from './sms/sendPhoneCode.ts';
import { sendSms } from './sms/sendSms.ts';
import { openSmsTransport } from './sms/smsTransport.ts';
import { notifyWaiting } from './stockAlerts/notifyWaiting.ts';
import { sweepFilesTask } from './uploads/sweepFiles.ts';
import { sweepIncoming, sweepPhotos } from './uploads/sweepPhotos.ts';
import { sendWebhook } from './webhooks/sendWebhook.ts';

export function taskList({ db, photos, settings, shopSettings, clock, log }: Services): TaskList {
  const mailContext: MailContext = {
    db,
    transport: openMailTransport(settings, log),
    publicUrl: settings.publicUrl,
    clock,
    shopSettings: () => shopSettings.read(db),
  };
  const smsContext = { ...mailContext, transport: openSmsTransport(settings, log) };
  const storage = { db, photos, clock };
  return {
    sendMail: sendMail(mailContext),
    sendResetCode: sendResetCode(mailContext),
    sendSms: sendSms(smsContext),
    sendPhoneCode: sendPhoneCode(smsContext),
    sendPush: sendPush({ db, publicUrl: settings.publicUrl }),
    notifyWaiting: notifyWaiting({ db, clock }),
    sendWebhook: sendWebhook({ db, clock }),
    warmPhoto: warmPhoto({ db, photos, log }),
    countBestSellers: countBestSellersTask({ db }),
    expireBatches: expireBatches({ db, shopSettings, clock }),
    releaseOrders: releaseOrders({ db, shopSettings, clock }),
    sweep: async (_, { signal }) => {
      await addAuditPartitions(db, clock());
      await deleteOutdated(db, clock(), signal);
      const swept = {
        photos: await sweepPhotos(storage, signal),
        files: await sweepIncoming(storage, signal),
      };
      if (swept.photos + swept.files > 0) log.info(swept, 'unused photos and files were deleted');
    },
    sweepFiles: sweepFilesTask(storage),
  };
}
