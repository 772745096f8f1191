const IPV4 = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/;
const GROUP = /^[0-9a-f]{0,4}$/;

/**
 * The begin of an address, “203.0” of an older one and “2001:db8” of a newer one: enough to tell one's own provider from
 * another, which many thousands share; null for what is no address. Nothing of the rest may be kept.
 */
export function addressPrefixOf(address: string): string | null {
  const parts = IPV4.exec(address);
  if (parts) return `${parts[1]}.${parts[2]}`;
  if (!address.includes(':')) return null;
  const [head = ''] = address.toLowerCase().split('::');
  const [first = '', second = ''] = head.split(':');
  if (!GROUP.test(first) || !GROUP.test(second)) return null;
  return `${shortGroup(first)}:${shortGroup(second)}`;
}

/** What people are shown of it: that more follows, which is not known. */
export function prefixShown(prefix: string): string {
  return `${prefix}…`;
}

function shortGroup(group: string): string {
  return group.replace(/^0+(?=.)/, '') || '0';
}

/** The first three bytes of an address, “203.0.113” or “2001:d”; null for what is no address. */
export function firstBytesOf(address: string): string | null {
  const prefix = addressPrefixOf(address);
  if (prefix === null) return null;
  const third = /^\d+\.\d+\.(\d+)/.exec(address)?.[1];
  if (third !== undefined) return `${prefix}.${third}`;
  const [first, second = ''] = prefix.split(':');
  return `${first}:${second.padStart(4, '0').slice(0, 2)}`;
}
