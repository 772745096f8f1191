import type { AccountType, SubscriptionStatus } from '#api/graphql/generated/resolvers.ts';

export type ChariteerRow = {
  id: string;
  username: string | null;
  nameFirst: string | null;
  nameMiddle: string | null;
  nameLast: string | null;
  emailAddress: string | null;
  phoneNumber: string | null;
  dateOfBirth: string | null;
  emergencyContactName: string | null;
  emergencyContactNumber: string | null;
  playerAccountType: AccountType;
  subscriptionStatus: SubscriptionStatus;
  /** For @access: the person, and the provider through whose quest the record is seen. */
  ownerId: string;
  providerId: string | null;
  /** The sign-up through which it is seen, and when that ended; left out in lists of the charity. */
  contractId?: string;
  abandonedAt?: number | null;
};
