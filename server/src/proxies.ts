import { isIP } from 'node:net';

/**
 * Whose `X-Forwarded-*` headers are trusted: nobody's, those of a number of nearest proxies, or those of some addresses
 * and networks.
 */
export type TrustedProxies = false | { readonly hops: number } | { readonly addresses: readonly string[] };

const MAX_HOPS = 16;
/** Named networks: this machine, its link, and the private ranges. */
const NAMED_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** The possible values of TRUST_PROXY, for error messages. */
export const PROXIES_RULE = [
  'must be off, the number of proxies in front of this server (1 for one),',
  'or their addresses or networks separated by commas (10.0.0.2, 172.16.0.0/12, loopback, uniquelocal)',
].join(' ');

/** `undefined` if the text has none of the forms. `on` is refused: it would trust whatever a client sends. */
export function parseProxies(text: string): TrustedProxies | undefined {
  if (text === 'off') return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MAX_HOPS ? { hops } : undefined;
  }
  const addresses = text.split(',').map((part) => part.trim());
  return addresses.every(isNetwork) ? { addresses } : undefined;
}

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // A network of all addresses would trust everybody.
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** In the form that Fastify expects. There a bare number trusts nobody, so hops are counted by a function. */
export function trustFunction(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === false) return false;
  return 'hops' in proxies ? (_, hop) => hop < proxies.hops : [...proxies.addresses];
}
