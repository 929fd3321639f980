import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks without push services: private, local, reserved, documentation, multicast. */
const RESERVED = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // IPv6: only global unicast, without forms that embed an IPv4 address.
  '::/3',
  '4000::/2',
  '8000::/1',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
] as const;

// Two lists: in a shared one, IPv6 networks also match IPv4 addresses.
const reserved = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const network of RESERVED) {
  const [address = '', bits = ''] = network.split('/');
  const family = address.includes(':') ? 'ipv6' : 'ipv4';
  reserved[family].addSubnet(address, Number(bits), family);
}

/** The host name resolves to an address that nothing may be sent to. */
export class ReservedAddressError extends Error {
  constructor(name: string) {
    super(`${name} is not a public address`);
  }
}

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return version !== 0 && !reserved[family].check(address, family);
}

export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

/**
 * Queries name servers directly, with a time limit. The system's resolver would block threads that file access needs,
 * for as long as a name server chosen by a stranger takes.
 */
const resolver = new Resolver({ timeout: 2000, tries: 2 });

const resolveAll: Resolve = async (name) => {
  const version = isIP(name);
  if (version !== 0) return [{ address: name, family: version }];
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const listed = (answer: PromiseSettledResult<string[]>, family: number): LookupAddress[] =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...listed(four, 4), ...listed(six, 6)];
};

/** The addresses of a host name. Throws if any of them is not public, so that none can be hidden among others. */
export async function publicAddresses(name: string, resolve: Resolve = resolveAll): Promise<readonly LookupAddress[]> {
  const bare = name.replaceAll(/^\[|\]$/g, '');
  const found = await resolve(bare);
  if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
    throw new ReservedAddressError(name);
  return found;
}

/** Pins a connection to the address that was checked, whatever the name resolves to by then. */
export function pinnedTo(found: readonly LookupAddress[]): LookupFunction {
  return (_name, options, callback) => {
    const [first] = found;
    if (options.all === true) callback(null, [...found]);
    else callback(null, first?.address ?? '', first?.family ?? 4);
  };
}
