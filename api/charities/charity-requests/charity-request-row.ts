import type { charityRequest } from '#db/schema/charity-request.ts';
import type { CharityLikeness } from '#domain/charities/likely-charity.ts';

/** A charity that asks to join. */
export type CharityRequestRow = Omit<typeof charityRequest.$inferSelect, 'phoneNumber'> & {
  phoneNumber: string;
  likelyCharities: LikelyCharityRow[];
};

/** A page of them. */
export type CharityRequestPageRow = { items: CharityRequestRow[]; total: number; waitingCount: number };

/** A charity that may be the one that asks, and what the two share. */
export type LikelyCharityRow = { id: string; name: string; isVisible: boolean; same: CharityLikeness[] };
