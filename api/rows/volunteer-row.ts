import type { AccountType, SubscriptionStatus } from '#api/graphql/generated/types.ts';
import type { Sealed } from '#db/cells/sealed.ts';
import type { SeenRow } from './guarded-row.ts';

/** What tells whether others find a public profile of someone. */
export type ProfiledRow = {
  dateOfBirth: string | null;
  /** JSON list; null before a choice. */
  profileParts: string | null;
  profileAgreedAt: number | null;
  /** Whether to hide if they have a profile: nearly all adults do and hardly a minor, so it would tell ages. */
  hidesProfile?: boolean;
};

export type PublicChariteerRow = ProfiledRow & { id: string; username: string | null };

export type ChariteerRow = SeenRow &
  ProfiledRow & {
    id: string;
    username: string | null;
    nameFirst: string | null;
    nameMiddle: string | null;
    nameLast: string | null;
    emailAddress: string | null;
    /** Opened only where someone asks for it. */
    phoneNumber: Sealed | null;
    emergencyContactName: Sealed | null;
    emergencyContactNumber: Sealed | null;
    playerAccountType: AccountType;
    subscriptionStatus: SubscriptionStatus;
    hidesUsername: boolean;
    /** For @access: the person, and the provider through whose quest the record is seen. */
    ownerId: string;
    providerId: string | null;
    /** The sign-up through which it is seen, and when that ended; left out in lists of the charity. */
    contractId?: string;
    abandonedAt?: number | null;
    /** Waits for a quest, or comes every time. */
    isComing?: boolean;
  };
