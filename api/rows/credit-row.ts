import type { AccountType, CreditType, CreditUnit } from '#api/graphql/generated/types.ts';

export type CreditRow = {
  id: string;
  playerId: string;
  playerAccountType: AccountType;
  questId: string;
  type: CreditType;
  unit: CreditUnit;
  /** Minutes or reputation, as the unit says. */
  value: number;
  creditor: string | null;
  /** For @access; equals playerId. */
  ownerId: string;
  /** The provider through which the credit is seen; null for the own list. */
  providerId: string | null;
};
