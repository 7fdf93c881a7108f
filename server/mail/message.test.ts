import { describe, expect, it } from 'vitest';
import { mailDomain, senderAddress } from './message.ts';

const sender = (smtpUrl: string | null, publicUrl = 'https://kakon.example') =>
  senderAddress({ smtpUrl, publicUrl, dataDir: '/nowhere' });

describe('the sender’s address', () => {
  it.each([
    [null, 'no-reply@kakon.example'],
    ['smtp://mail.example:587', 'no-reply@kakon.example'],
    ['smtp://relay:secret@mail.example:587', 'no-reply@kakon.example'],
    ['smtps://shop%40gmail.com:secret@smtp.gmail.com', 'shop@gmail.com'],
    ['smtps://relay:secret@mail.example?from=hello@kakon.example', 'hello@kakon.example'],
    ['smtps://shop%40gmail.com:secret@smtp.gmail.com?from=hello%40kakon.example', 'hello@kakon.example'],
    ['smtp://50%:secret@mail.example', 'no-reply@kakon.example'],
    ['smtp://mail.example?from=nonsense', 'no-reply@kakon.example'],
  ])('%s: %s', (smtpUrl, address) => {
    expect(sender(smtpUrl)).toBe(address);
  });

  it.each([
    ['https://shop.kakon.example', 'shop.kakon.example'],
    ['http://127.0.0.1:3000', 'localhost'],
    ['http://[::1]:3000', 'localhost'],
    ['http://localhost:3000', 'localhost'],
  ])('the domain of %s: %s', (publicUrl, domain) => {
    expect(mailDomain(publicUrl)).toBe(domain);
    expect(sender(null, publicUrl)).toBe(`no-reply@${domain}`);
  });
});
