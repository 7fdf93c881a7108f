/** Letters about an account. */
import { accountMessages } from '#domain/accountMessages.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';

interface Reader {
  name: string;
  /** The shop's name and its address on the web. */
  shop: { name: string; url: string };
}

export const welcomeLetter = ({ name, shop }: Reader): Letter => ({
  subject: `Welcome to ${shop.name}`,
  preview: 'Your account is ready.',
  heading: `Welcome to ${shop.name}`,
  blocks: [
    { kind: 'paragraph', text: greeting(name) },
    {
      kind: 'paragraph',
      text: 'Your account is ready. In it you find your orders, your saved addresses and your wishlist.',
    },
    { kind: 'paragraph', text: 'You pay in cash when your order arrives, never in advance.' },
    { kind: 'link', label: 'See what is new', url: `${shop.url}/products` },
  ],
});

/** The code is in the letter only, not in what a locked phone shows of it. */
export const resetCodeLetter = ({ name, shop, code }: Reader & { code: string }): Letter => ({
  subject: `Your ${shop.name} verification code`,
  preview: 'Enter it to set a new password.',
  heading: 'Your verification code',
  blocks: [
    { kind: 'paragraph', text: greeting(name) },
    { kind: 'paragraph', text: 'Enter this code to set a new password for your account:' },
    { kind: 'code', code, note: accountMessages.codeExpiry },
    {
      kind: 'paragraph',
      text: 'Nobody of the shop will ever ask you for it. If you did not ask for a new password, you can ignore this mail: your password stays as it is.',
    },
  ],
});
