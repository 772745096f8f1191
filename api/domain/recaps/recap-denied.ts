/** What somebody without the right reads in place of a recap. */
export function recapDenied(supportEmail: string | null): string {
  const ask = "You don't have permission to see this recap. Contact your organization's administrator";
  return supportEmail === null ? `${ask}.` : `${ask} or email ${supportEmail}.`;
}
