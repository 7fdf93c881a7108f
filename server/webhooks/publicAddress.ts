/**
 * Whether a webhook leads to the public internet. An admin's webhook must not reach the machines of the shop's own network.
 * The address is checked when it is saved, and again by the connection itself, so that a name cannot lead elsewhere meanwhile.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { webhookMessages } from '#texts/webhooks.ts';

export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/** This host, private networks, loopback, link-local, tests, multicast and everything reserved. */
const blocked4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  blocked4.addSubnet(network, bits, 'ipv4');

/** IPv6: only addresses assigned as global unicast, without tunnels and documentation that hide other addresses. */
const allowed6 = new BlockList();
allowed6.addSubnet('2000::', 3, 'ipv6');
const blocked6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blocked6.addSubnet(network, bits, 'ipv6');

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked4.check(address, 'ipv4');
  return family === 6 && allowed6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6');
}

/** The lookup of a connection: it connects to nothing else than what was checked here. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '');
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address)))
      return done(new NotPublic(webhookMessages.notPublic), '');
    if (options.all) return done(null, addresses);
    const [{ address, family } = { address: '', family: 4 }] = addresses;
    done(null, address, family);
  });
};

const lookupMs = 3_000;

/** Why this address must not be called, in words for its field. Null if it may. */
export async function refusalOfAddress(url: URL): Promise<string | null> {
  if (url.protocol !== 'https:') return webhookMessages.urlRule;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPublic(host) ? null : webhookMessages.notPublic;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(webhookMessages.notFound), lookupMs);
    publicLookup(host, { all: true }, (error) => {
      clearTimeout(timer);
      if (!error) resolve(null);
      else resolve(error instanceof NotPublic ? webhookMessages.notPublic : webhookMessages.notFound);
    });
  });
}
