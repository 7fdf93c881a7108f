import type { Log } from '#server/http/context.ts';
import type { Post } from './post.ts';
import type { MailSettings } from './sender.ts';

/** The way out that the settings name. What writes and sends mails is large, and comes with the first of them. */
export function openPost(settings: MailSettings, log: Log): Post {
  let opened: Promise<Post> | undefined;
  return {
    async deliver(mail, signal) {
      opened ??= open(settings, log);
      return (await opened).deliver(mail, signal);
    },
  };
}

async function open(settings: MailSettings, log: Log): Promise<Post> {
  if (settings.smtpUrl === null) return (await import('./outboxPost.ts')).outboxPost(settings, log);
  return (await import('./smtpPost.ts')).smtpPost(settings.smtpUrl, settings, log);
}
