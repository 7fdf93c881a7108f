/** The network that rate limits count for an address. */
import { isIPv4, isIPv6 } from 'node:net';

/** Some proxies add the client's port, which differs for each connection. */
const withPort = /^(?:\[(?<six>[^\]]+)\]|(?<four>\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

function withoutPort(address: string): string {
  const { six, four } = withPort.exec(address)?.groups ?? {};
  return six ?? four ?? address;
}

/** The eight groups of an IPv6 address, as the URL standard writes them. */
function groupsOf(address: string): string[] {
  const bare = address.replace(/%.*$/, '');
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [left = [], right = []] = canonical
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** `::ffff:192.0.2.1` is how a dual-stack socket shows an IPv4 client. */
const isMapped = (groups: readonly string[]): boolean =>
  groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';

const bytesOf = (group = '0'): string => {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 255}`;
};

/**
 * The whole IPv4 address, or the first 64 bits of an IPv6 address: one customer line owns all addresses behind those and
 * may use another for each call.
 */
export function clientNetwork(address: string): string {
  const host = withoutPort(address.trim());
  if (isIPv4(host) || !isIPv6(host)) return host;
  const groups = groupsOf(host);
  return isMapped(groups)
    ? `${bytesOf(groups[6])}.${bytesOf(groups[7])}`
    : `${groups.slice(0, 4).join(':')}::/64`;
}
