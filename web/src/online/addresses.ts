import { API } from '@cabale/protocol';

/** Codes stand behind the #: browsers send that part to nobody. */
export function codeInAddress(): string {
  return location.hash.slice(1);
}

export function linkOf(page: 'join' | 'return' | 'shared', code: string): string {
  return `${location.origin}/${page}#${code}`;
}

/**
 * Where a page opens its socket. It names the table the page is at, so that a balancer may let everybody at a table meet
 * in one process; the server takes no notice of it.
 */
export function socketAddress(page: string): URL {
  const { pathname } = new URL(page);
  const address = new URL(`${API}/socket`, page);
  address.protocol = address.protocol.replace('http', 'ws');
  const table = /^\/online\/table\/([\w-]+)/.exec(pathname)?.[1];
  if (table !== undefined) address.searchParams.set('table', table);
  return address;
}
