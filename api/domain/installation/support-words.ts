/** The address for support as texts ask for it: whether there is one, and which. */
export function supportFacts(supportEmail: string | null | undefined) {
  return { support: supportEmail ? 'known' : 'other', email: supportEmail ?? '' } as const;
}

/**
 * What somebody does whom only our staff can help, behind «…, ». Without an address nobody is told to write: charities
 * know whom to ask.
 */
export function askSupport(supportEmail: string | null | undefined): string {
  return supportEmail
    ? `please write to ${supportEmail}`
    : 'please tell a charity here: its people pass it on to our staff';
}
