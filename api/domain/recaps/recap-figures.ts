/** Dollars of minutes, each with the cents of its hour; rounded once, at the end. */
export function dollarValue(parts: readonly { minutes: number; cents: number }[]): number {
  return dollarsOf(parts.reduce((sum, { minutes, cents }) => sum + minutes * cents, 0));
}

/** Dollars of a sum of minutes times the cents of their hour. */
export function dollarsOf(minuteCents: number): number {
  return minuteCents / 6000;
}

/** Which percentage of last month's volunteers came again; null when there were none. */
export function retentionPercentage(retained: number, lastMonth: number): number | null {
  return lastMonth === 0 ? null : (100 * retained) / lastMonth;
}
