/** An address as staff may see it: its first letter and where it is, «m…@example.org». */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = at > 1 ? address : '';
  return `${first}…${address.slice(at)}`;
}
