/** Why a place was given back that its volunteer did not give back. They stand with the place, in nobody's own words. */
export const PRODUCTS_REASONS = {
  noConsent: 'Guardian does not agree',
  unsupervised: 'Nobody supervises',
  outOfAge: 'Moved to a day outside the age limits',
  wrongAge: 'Outside the age limits',
  accountBlocked: 'Account blocked',
  accountRemoved: 'Account removed',
  takenApart: 'Records taken apart',
} as const;

/** Whether the product gave a place back, and not the volunteer. */
export function isProductsReason(reason: string | null): boolean {
  return Object.values(PRODUCTS_REASONS).some((one) => one === reason);
}

/** What a volunteer gives as the reason: no one's own words are taken for the product's. */
export function ownReason(typed: string | null | undefined): string | null {
  const reason = typed?.trim() || null;
  return isProductsReason(reason) ? `«${reason}»` : reason;
}
