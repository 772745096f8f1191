import type { AccountType, SubscriptionStatus, VerificationStatus } from '#api/graphql/generated/types.ts';

/*
 * ownerId names the account that the row is about, for @access: all of it is for that account only.
 */

export type AccountInfoRow = {
  ownerId: string;
  playerId: string;
  entityId: string;
  displayName: string;
  username: string;
  email: string;
  accountType: AccountType;
  isYoung: boolean;
  isStaff: boolean;
  ownProviderId: string | null;
  ownProviderName: string | null;
  nameFirst: string | null;
  nameLast: string | null;
  subscriptionStatus: SubscriptionStatus | null;
  chariteerExistsInDatabase: boolean;
  isPasswordShort: boolean;
  areRightsHeld: boolean;
  locale: string | null;
  /** Epoch ms; null: never. */
  usernameChangedAt: number | null;
};

export type ContactEmailRow = {
  ownerId: string;
  emailAddress: string;
  verificationStatus: VerificationStatus;
  isUnreachable: boolean;
};

/** Null: not asked for. */
export type PlayerProfileRow = {
  ownerId: string;
  playerId: string;
  displayName: string | null;
  contactEmails: ContactEmailRow[] | null;
};

export type PublisherReadOnlyDataRow = {
  ownerId: string;
  nameFirst: string | null;
  nameLast: string | null;
  phoneNumber: string | null;
  dateOfBirth: string | null;
  playerAccountType: AccountType;
};

export type UserDataRow = { ownerId: string };

export type ReadOnlyDataRow = { ownerId: string };

/** The answers of a form, as they were given. */
export type SurveySubmissionRow = {
  ownerId: string;
  surveyId: string;
  submitterId: string;
  submissionTimestamp: number;
  answers: SurveyAnswerRow[];
};

export type SurveyAnswerRow = { ownerId: string; questionID: string; questionType: string; answer: string };

export type ActivityLogEntryRow = { ownerId: string; at: number; action: string };

export type InventoryRow = { ownerId: string };

/** An active contract, as the item it is held by. */
export type InventoryItemRow = { ownerId: string; itemInstanceId: string; customData: InventoryItemDataRow };

export type InventoryItemDataRow = { ownerId: string; charityID: string; questID: string };
