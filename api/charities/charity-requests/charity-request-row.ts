import type { charityRequest } from '#db/schema/charity-request.ts';

/** A charity that asks to join. */
export type CharityRequestRow = Omit<typeof charityRequest.$inferSelect, 'phoneNumber'> & {
  phoneNumber: string;
};

/** A page of them. */
export type CharityRequestPageRow = { items: CharityRequestRow[]; total: number };
