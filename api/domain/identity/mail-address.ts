/** An address as staff may see it: its first letter and where it is, “m…@example.org”. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = at > 1 ? address : '';
  return `${first}…${address.slice(at)}`;
}

/** Whether emails are sent to an address: it was confirmed, and its server has not refused it for good since. */
export function isReachableAddress(address: {
  verificationStatus: 'Unverified' | 'Confirmed' | null;
  unreachableAt: number | null;
}): boolean {
  return address.verificationStatus === 'Confirmed' && address.unreachableAt === null;
}

/** The contact address that counts among those of one account: the one at the lowest position. */
export function firstAddress<Row extends { position: number }>(rows: readonly Row[]): Row | null {
  return rows.reduce<Row | null>(
    (first, row) => (first && first.position <= row.position ? first : row),
    null,
  );
}
