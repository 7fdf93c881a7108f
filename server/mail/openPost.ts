import type { Log } from '#server/http/context.ts';
import { outboxPost } from './outboxPost.ts';
import type { Post } from './post.ts';
import type { MailSettings } from './sender.ts';
import { smtpPost } from './smtpPost.ts';

/** The way out that the settings name. */
export const openPost = (settings: MailSettings, log: Log): Post =>
  settings.smtpUrl === null ? outboxPost(settings, log) : smtpPost(settings.smtpUrl, settings, log);
