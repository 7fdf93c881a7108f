/** What a task needs to write and send mails. */
import type { ShopSettings } from '#domain/shop.ts';
import type { Database } from '#server/database/connect.ts';
import type { Post } from './post.ts';

export interface MailRoom {
  db: Database;
  post: Post;
  publicUrl: string;
  clock: () => Date;
  /** The shop's own settings, as they are now. */
  shop: () => Promise<ShopSettings>;
}
