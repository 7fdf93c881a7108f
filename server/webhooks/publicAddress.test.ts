import { expect, it, test } from 'vitest';
import { isPublic, publicLookup, refusalOfAddress } from './publicAddress.ts';

test.each([
  ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '198.18.0.1', '192.0.2.1', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::a00:1', 'fe80::1', 'fc00::1', 'fd12::1'],
  ...['2002:a00:1::', '2001::1', '2001:db8::1', 'ff02::1', 'localhost', ''],
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '193.0.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each([
  ['https://127.0.0.1/', 'This address is not on the public internet'],
  ['https://2130706433/', 'This address is not on the public internet'],
  ['https://0x7f.1/', 'This address is not on the public internet'],
  ['https://[::1]/', 'This address is not on the public internet'],
  ['https://[::ffff:127.0.0.1]/', 'This address is not on the public internet'],
  ['https://169.254.169.254/latest/meta-data', 'This address is not on the public internet'],
  ['https://localhost/', 'This address is not on the public internet'],
  ['http://8.8.8.8/', 'Please enter an address that begins with https://'],
  ['https://no-such-host.invalid/', 'No server was found at this address'],
])('%s is refused: %s', async (url, refusal) => {
  expect(await refusalOfAddress(new URL(url))).toBe(refusal);
});

it('a public address needs no lookup', async () => {
  expect(await refusalOfAddress(new URL('https://8.8.8.8/hook'))).toBeNull();
});

it('a connection looks the name up by the same rule, so that it cannot lead elsewhere meanwhile', async () => {
  const error = await new Promise((done) => publicLookup('localhost', {}, (failure) => done(failure)));
  expect(error).toMatchObject({ name: 'NotPublic' });
});
