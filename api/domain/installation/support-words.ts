/** The address for support as texts ask for it: whether there is one, and which. */
export function supportFacts(supportEmail: string | null | undefined) {
  return { support: supportEmail ? 'known' : 'other', email: supportEmail ?? '' } as const;
}
