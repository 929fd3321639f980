/** Codes stand behind the #: browsers send that part to nobody. */
export function codeInAddress(): string {
  return location.hash.slice(1);
}

export function linkOf(page: 'join' | 'return' | 'shared', code: string): string {
  return `${location.origin}/${page}#${code}`;
}
