import { API } from '@cabale/protocol';

/** Codes are kept in the fragment, which browsers do not send to the server. */
export function codeInAddress(): string {
  return location.hash.slice(1);
}

export function linkOf(page: 'return' | 'shared', code: string): string {
  return `${location.origin}/${page}#${code}`;
}

/** An invitation: it names the game, so that messengers can show a picture of it. */
export function invitationLink(game: string, code: string): string {
  return `${location.origin}/join/${game}#${code}`;
}

/**
 * Address of the page's socket. It names the page's table, so that a load balancer can route everybody at a table to
 * the same process; the server itself ignores it.
 */
export function socketAddress(page: string): URL {
  const { pathname } = new URL(page);
  const address = new URL(`${API}/socket`, page);
  address.protocol = address.protocol.replace('http', 'ws');
  const table = /^\/online\/table\/([\w-]+)/.exec(pathname)?.[1];
  if (table !== undefined) address.searchParams.set('table', table);
  return address;
}
