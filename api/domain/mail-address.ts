/** An address as staff may see it: its first letter and where it is, «m…@example.org». */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = at > 1 ? address : '';
  return `${first}…${address.slice(at)}`;
}

const DOTLESS = ['gmail.com', 'googlemail.com'];

/** What stays the same of all addresses that end in one mailbox: without case, tag and, at Gmail, dots. */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = splitAddress(address.trim().toLowerCase());
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return DOTLESS.includes(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

function splitAddress(address: string): [string, string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
}
