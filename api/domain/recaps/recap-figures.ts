/** A minute of volunteer labor in cents. */
const CENTS_PER_MINUTE = 55;

/** The estimated value of volunteer labor in dollars, exact to the cent. */
export function dollarValue(minutes: number): number {
  return (minutes * CENTS_PER_MINUTE) / 100;
}

/** Which percentage of last month's volunteers came again; null when there were none. */
export function retentionPercentage(retained: number, lastMonth: number): number | null {
  return lastMonth === 0 ? null : (100 * retained) / lastMonth;
}
