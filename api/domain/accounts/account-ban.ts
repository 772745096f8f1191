/** Characters of the reason, which is for the product's staff alone. */
export const BAN_REASON_MAX = 500;

/** What is wrong with the reason for banning an account, or null. */
export function checkBanReason(reason: string): string | null {
  const length = [...reason.trim()].length;
  if (length === 0) return 'Say why the account is banned.';
  return length > BAN_REASON_MAX ? `The reason must be at most ${BAN_REASON_MAX} characters long.` : null;
}
